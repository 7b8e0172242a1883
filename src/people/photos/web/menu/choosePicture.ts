/** The file field of the gallery whose photo becomes the main one. */
export const PICTURE_FIELD = 'main-picture';

/** Opens the browser's file chooser for another main photo; where the gallery has none yet, leads to the gallery. */
export function choosePicture(): void {
  const field = document.getElementById(PICTURE_FIELD);
  if (field) {
    field.click();
    return;
  }
  const gallery = document.getElementById('photos');
  gallery?.scrollIntoView();
  gallery?.focus({ preventScroll: true });
}
