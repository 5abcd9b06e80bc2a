#ifndef C_FETCH_H
#define C_FETCH_H

#include "Curl.h"
#include "Pictures.h"

#endif
