import { STRANDS } from '../../ui/shared/mark.ts';
import { LEFT, LINE, MARIGOLD, type PdfPage, RIGHT, WIDTH } from './page.ts';

/** Draws the site's logo, or its built-in mark, as large as it fits. @returns its width */
export function drawLogo(
  page: PdfPage,
  x: number,
  y: number,
  room: { width: number; height: number },
): number {
  if (!page.logo) {
    drawMark(page, x, y, room.height);
    return room.height;
  }
  const { width, height } = sizeOf(page.logo);
  const scale = Math.min(room.width / width, room.height / height);
  page.doc.image(page.logo, x, y + (room.height - height * scale) / 2, { width: width * scale });
  return width * scale;
}

/** Draws the logo, or the mark, small in the middle of a line. */
export function drawSeal(page: PdfPage, y: number): void {
  const [middle, height] = [297.5, 12];
  if (!page.logo) {
    drawMark(page, middle - height / 2, y - height / 2, height);
    return;
  }
  const size = sizeOf(page.logo);
  const width = Math.min(27, (height * size.width) / size.height);
  drawLogo(page, middle - width / 2, y - height / 2, { width, height });
}

/** Size of a PNG, which its first chunk states (PNG 11.2.1). */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/** The built-in mark of the site. */
function drawMark({ doc, accent }: PdfPage, x: number, y: number, size: number) {
  const colours = [accent, MARIGOLD] as const;
  doc
    .save()
    .translate(x, y)
    .scale(size / 64);
  for (const [index, path] of STRANDS.entries()) doc.path(path).lineWidth(6.5).stroke(colours[index]);
  doc.restore();
}

/** A festoon as over a door, in hairlines. */
export function drawToran({ doc, accent }: PdfPage, y: number) {
  const swags = 15;
  const width = WIDTH / swags;
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(1.2).stroke(accent);
  for (let swag = 0; swag < swags; swag++) {
    const x = LEFT + swag * width;
    doc
      .moveTo(x, y)
      .quadraticCurveTo(x + width / 2, y + 13, x + width, y)
      .lineWidth(0.5)
      .stroke(LINE);
    doc.circle(x + width / 2, y + 8.6, 1.1).fill(MARIGOLD);
    if (swag > 0) doc.circle(x, y + 3.4, 1.4).fill(accent);
  }
}
