# Outfield: `make run` shows the demo, `make test` tests everything. Both first install what is missing.
# `make test HEADLESS=1` needs no X11 headers.

PREFIX ?= /usr/local
SWIFT ?= swift
BINARY = .build/release/outfield

# Warnings are errors. A compiler newer than ours may know more of them: `make test STRICT=`.
STRICT ?= -Xswiftc -warnings-as-errors
# In what is shipped: no checks for overlapping access, of which a key stroke makes hundreds, and what a key runs lies
# together: code that leads to a trap is cut out of functions, they begin where the last one ends, and the linker that
# comes with Swift puts them in an order that a real run has given (`make order`). A name in it that is no more does no
# harm. And no symbols.
LLVM = hot-cold-split hotcoldsplit-threshold=0 align-all-functions=1
RELEASE = --static-swift-stdlib -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -use-ld=lld \
  -Xswiftc -Xfrontend -Xswiftc -function-sections $(LLVM:%=-Xswiftc -Xllvm -Xswiftc -%)
ORDERED = -Xlinker --symbol-ordering-file=$(CURDIR)/Scripts/link-order.txt -Xlinker --no-warn-symbol-ordering \
  -Xlinker --icf=all -Xlinker -s
FLAGS = $(STRICT) --explicit-target-dependency-import-check error

.PHONY: all run test build check bench fuzz picture layout-pictures keys order fmt lint packages-run packages-test clean install uninstall

all: build

run: packages-run build
	@Scripts/run.sh $(BINARY)

# Debug, with the flags of every debug build here, so that nothing is built twice.
test: packages-test
	$(SWIFT) test $(FLAGS) --disable-xctest

build:
	$(SWIFT) build -c release $(RELEASE) $(ORDERED) --product outfield

check: packages-test lint build test
	@Scripts/check-generated.sh
	@Scripts/check-link-order.sh

# What must stay flat as the program grows, printed as ratios.
bench:
	$(SWIFT) run -c release Benchmarks

# Random input for what takes bytes from others: `make fuzz TARGET=editor SECONDS=60`. What it finds is kept in
# .build-fuzz, by libFuzzer, so Swift must not catch the fault before it; a seed that led to one belongs into
# Tests/Fuzzing/Seeds. Needs a toolchain with libFuzzer.
TARGET ?= sanitizer
SECONDS ?= 60
fuzz: packages-test
	FUZZ=1 $(SWIFT) build --scratch-path .build-fuzz --sanitize fuzzer -Xswiftc -O --product fuzz
	mkdir -p .build-fuzz/corpus/$(TARGET)
	SWIFT_BACKTRACE=enable=no OUTFIELD_FUZZ=$(TARGET) .build-fuzz/debug/fuzz \
	  -max_total_time=$(SECONDS) -artifact_prefix=.build-fuzz/$(TARGET)- \
	  .build-fuzz/corpus/$(TARGET) Tests/Fuzzing/Seeds/$(TARGET)

# The picture of the README, from the real program. Open it before you commit it.
picture: packages-run build
	@DISPLAY= Scripts/run-headless.sh $(BINARY) docs/pictures/nested-light.png \
	  nested/order/person/name "Grace Hopper" --theme light

# docs/pictures/layouts, one picture of each layout, from the real program. Open them before you commit them.
layout-pictures: packages-run build
	@Scripts/layout-pictures.sh $(BINARY) docs/pictures/layouts

# docs/keys.md, from the tables of keys.
keys:
	OUTFIELD_BLESS=1 $(SWIFT) test $(FLAGS) --disable-xctest --filter KeyPageTests

# Scripts/link-order.txt, from a real run: when `make check` says that it is out of date. Needs valgrind and xdotool.
order: packages-test
	$(SWIFT) build -c release $(RELEASE) --product outfield --scratch-path .build/order
	strip --strip-debug -o .build/order/outfield .build/order/release/outfield
	Scripts/code-of-a-key.py order .build/order/outfield >.build/order/link-order.txt
	mv .build/order/link-order.txt Scripts/link-order.txt

fmt lint:
	@Scripts/format.sh $@

packages-run packages-test:
	@Scripts/install-packages.sh $(@:packages-%=%)

clean:
	rm -rf .build .build-fuzz outfield.png

$(BINARY):
	@$(MAKE) build

install: $(BINARY)
	install -D -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/outfield

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/outfield
