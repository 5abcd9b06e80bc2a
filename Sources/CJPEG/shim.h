// jpeglib.h names FILE without including it.
#include <stdio.h>

#include <jpeglib.h>
