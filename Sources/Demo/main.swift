import Glibc
import Outfield

exit(DemoProgram.run(Array(CommandLine.arguments.dropFirst())))
