"""What the Makefile and the build hook call: standard library only, since they run before anything is installed."""
