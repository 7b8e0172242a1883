import { STRANDS } from '../../../ui/shared/mark.ts';
import type { PdfPage } from './page.ts';
import { LEFT, LINE, MARIGOLD, type Messages, type Printed, RIGHT, SOFT, WIDTH } from './printed.ts';

const SIZE = 30;
/** The widest logo has this room. */
const LOGO_WIDTH = 110;

/** Draws logo, title and seller at the top of a page. Returns where the rest begins, in points from the top. */
export function drawHead(page: PdfPage, { seller }: Printed, words: Messages): number {
  const left = LEFT + drawLogo(page, LEFT, 44, { width: LOGO_WIDTH, height: SIZE }) + 12;
  const width = LEFT + 42 + 270 - left;
  page.text(words.title, RIGHT, 66, { style: 'title', size: 23, colour: page.accent, align: 'right' });
  page.text(words.labels.original, RIGHT, 83, { size: 8.5, colour: SOFT, align: 'right' });
  const name = { style: 'title', size: 16 } as const;
  let y = page.paragraph(seller.name, left, 65, width, name, 1.25) - 2;
  const address = `${seller.address}, ${seller.city} ${seller.pin}, ${words.stateName(seller.state)}`;
  y = page.paragraph(address, left, y, width, { size: 9.5, colour: SOFT }, 1.45);
  if (!seller.gstin) return Math.max(y, 96);
  page.text(`GSTIN ${seller.gstin}`, left, y + 2, { size: 9.5, style: 'strong' });
  return Math.max(y + 16, 96);
}

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
