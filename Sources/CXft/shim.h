#include <X11/Xft/Xft.h>
#include <X11/extensions/Xrender.h>
