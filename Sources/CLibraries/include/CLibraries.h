#ifndef C_LIBRARIES_H
#define C_LIBRARIES_H

#include "Curl.h"
#include "OpenLibrary.h"
#include "Sound.h"

#endif
