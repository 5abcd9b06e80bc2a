#ifndef C_PLATFORM_H
#define C_PLATFORM_H

#include "Confinement.h"
#include "MainQueue.h"
#include "OpenLibrary.h"
#include "Signals.h"
#include "Sound.h"
#include "StartProgram.h"

#endif
