/** How large an uploaded file may be, in bytes: 10 MB. */
export const BYTES_MAX = 10 * 1024 * 1024;

/** Longest and shortest side of an uploaded picture, in pixels. */
export const SIDE_MAX = 8000;
export const SIDE_MIN = 200;

/** Longest side of the picture that is kept for later crops, in pixels. */
export const MASTER_SIDE = 2048;
