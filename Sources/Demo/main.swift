import Glibc
import Outfield

// Where a standard stream is closed, the next file or socket to be opened would take its place.
for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 { _ = open("/dev/null", O_RDWR) }

exit(DemoProgram.run(Array(CommandLine.arguments.dropFirst())))
