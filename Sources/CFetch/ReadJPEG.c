#include "Pictures.h"

#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>

#include <jpeglib.h>

#include <jerror.h>

#define FUNCTIONS(USE)                                                                        \
  USE(jpeg_std_error) USE(jpeg_CreateDecompress) USE(jpeg_mem_src) USE(jpeg_read_header)      \
  USE(jpeg_start_decompress) USE(jpeg_read_scanlines) USE(jpeg_finish_decompress)             \
  USE(jpeg_destroy_decompress)

static struct {
  FUNCTIONS(LIBRARY_POINTER)
} library;

/// False if the system has no libjpeg of the kind that this was built for.
static bool open_library(void) {
  static const char *const names[] = {
#if JPEG_LIB_VERSION >= 80
    "libjpeg.so.8", "libjpeg.8.dylib", "/opt/homebrew/lib/libjpeg.8.dylib",
    "/usr/local/lib/libjpeg.8.dylib",
#else
    "libjpeg.so.62",
#endif
    NULL};
  static const struct library_symbol symbols[] = {FUNCTIONS(LIBRARY_SYMBOL){NULL, NULL}};
  return library_open(names, symbols);
}

enum { maximum_scans = 100 };

struct reading {
  // First, because libjpeg hands it back as `err`.
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  struct jpeg_decompress_struct jpeg;
  const struct picture_file *file;
  /// The colour components for which a scan was seen, one bit each.
  unsigned scanned;
  jmp_buf exit;
  enum picture_result result;
};

static struct reading *reading_of(j_common_ptr jpeg) { return (struct reading *)jpeg->err; }

static void fail(j_common_ptr jpeg, enum picture_result result) {
  struct reading *reading = reading_of(jpeg);
  reading->result = result;
  longjmp(reading->exit, 1);
}

static void handle_error(j_common_ptr jpeg) {
  int code = jpeg->err->msg_code;
  bool is_memory = code == JERR_NO_BACKING_STORE || code == JERR_OUT_OF_MEMORY;
  fail(jpeg, is_memory ? picture_is_too_large : picture_is_damaged);
}

/// True once a row of blocks has been decoded: the first of the picture, in one of its scans.
static bool has_begun(const struct jpeg_decompress_struct *jpeg) {
  return jpeg->input_scan_number > 1 || jpeg->input_iMCU_row > 0;
}

/// libjpeg continues after a warning and fills in grey for missing data.
static void handle_message(j_common_ptr jpeg, int level) {
  if (level >= 0) return;  // Not a warning.
  switch (jpeg->err->msg_code) {
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
    case JWRN_ADOBE_XFORM:
    case JWRN_NOT_SEQUENTIAL:
      return;  // Nothing is missing.
    default:
      if (!has_begun(&reading_of(jpeg)->jpeg)) fail(jpeg, picture_is_damaged);
      reading_of(jpeg)->result = picture_is_cut;
  }
}

/// Called at least once per scan.
static void handle_progress(j_common_ptr jpeg) {
  struct reading *reading = reading_of(jpeg);
  if (reading->jpeg.input_scan_number > maximum_scans) fail(jpeg, picture_is_too_slow);
  for (int i = 0; i < reading->jpeg.comps_in_scan; i++)
    reading->scanned |= 1u << reading->jpeg.cur_comp_info[i]->component_index;
}

static void read_header(struct reading *reading) {
  struct jpeg_decompress_struct *jpeg = &reading->jpeg;
  library.jpeg_CreateDecompress(jpeg, JPEG_LIB_VERSION, sizeof *jpeg);
  jpeg->progress = &reading->progress;
  library.jpeg_mem_src(jpeg, reading->file->bytes, reading->file->count);
  library.jpeg_read_header(jpeg, TRUE);
}

/// Converts to opaque red, green and blue: JPEG files store the four inks inverted, as Adobe does.
static void convert_inks(uint8_t *row, uint32_t width) {
  for (uint8_t *pixel = row; pixel < row + (size_t)width * 4; pixel += 4) {
    for (int ink = 0; ink < 3; ink++) pixel[ink] = (pixel[ink] * pixel[3] + 127) / 255;
    pixel[3] = 255;
  }
}

static void read_pixels(struct reading *reading, uint32_t eighths, struct picture_canvas canvas) {
  struct jpeg_decompress_struct *jpeg = &reading->jpeg;
  bool has_inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg->scale_num = eighths;
  jpeg->scale_denom = 8;
  library.jpeg_start_decompress(jpeg);
  if (jpeg->output_width != canvas.size.width || jpeg->output_height != canvas.size.height)
    fail((j_common_ptr)jpeg, picture_is_damaged);
  while (jpeg->output_scanline < canvas.size.height) {
    JSAMPROW row = canvas.pixels + (size_t)jpeg->output_scanline * canvas.size.width * 4;
    library.jpeg_read_scanlines(jpeg, &row, 1);
    if (has_inks) convert_inks(row, canvas.size.width);
  }
  library.jpeg_finish_decompress(jpeg);
  // libjpeg does not even warn about a missing colour component.
  if (reading->scanned != (1u << jpeg->num_components) - 1) reading->result = picture_is_cut;
}

static void read_file(struct reading *reading, uint32_t eighths, struct picture_canvas *canvas) {
  reading->jpeg.err = library.jpeg_std_error(&reading->errors);
  reading->errors.error_exit = handle_error;
  reading->errors.emit_message = handle_message;
  reading->progress.progress_monitor = handle_progress;
  if (setjmp(reading->exit) == 0) {
    read_header(reading);
    if (canvas->pixels) read_pixels(reading, eighths, *canvas);
  }
  library.jpeg_destroy_decompress(&reading->jpeg);
}

enum picture_result picture_read_jpeg(const struct picture_file *file, uint32_t eighths,
                                      struct picture_canvas *canvas) {
  struct reading reading = {.file = file};
  if (!open_library()) return picture_is_damaged;
  read_file(&reading, eighths, canvas);
  if (!canvas->pixels)
    canvas->size = (struct picture_size){reading.jpeg.image_width, reading.jpeg.image_height};
  return reading.result;
}
