// `make bench`: what must stay flat, printed as ratios. Times are for looking at; the tests count instead.
ResponderLookup.run()
KeysMeanwhile.run()
