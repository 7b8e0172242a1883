import PDFDocument from 'pdfkit';
import { openClusters } from './clusters.ts';
import type { Style } from './fonts.ts';
import { breakLines, clean, type Piece, shape, widthOf } from './shape.ts';

export type Look = { style?: Style; size?: number; colour?: string; align?: 'left' | 'right' | 'center' };

export const INK = '#2b1b17';
export const KUMKUM = '#9b1b30';
export const SOFT = '#6a4f45';
export const LINE = '#cbb09a';
export const MARIGOLD = '#e8a317';
export const IVORY = '#fffbf5';

/** The margins of an A4 page and the width between them, in points. */
export const LEFT = 50;
export const RIGHT = 545;
export const WIDTH = RIGHT - LEFT;

/** Producer in the file's metadata, whatever the site's name is. */
export const PRODUCER = 'Humsafar';

/**
 * One A4 page for text in any script, measured in points from its upper left corner. The same calls produce the same
 * bytes.
 * @param about metadata that PDF viewers show
 */
export function openPdfPage(about: {
  title: string;
  lang?: string;
  author: string;
  creator: string;
  createdAt: Date;
  /** The site's own colour, as #rrggbb, in place of the usual red. */
  accent?: string;
  /** The site's own logo, as PNG, in place of the built-in mark. */
  logo?: Buffer;
}) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: about.lang ?? 'en-IN',
    displayTitle: true,
    font: '',
    info: {
      Title: about.title,
      Author: about.author,
      Creator: about.creator,
      Producer: PRODUCER,
      CreationDate: about.createdAt,
      ModDate: about.createdAt,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const registered = new Set<string>();
  const clusters = openClusters(doc);
  let boxes = false;

  function drawPlain(piece: Piece, x: number, y: number, size: number) {
    const { name, data } = piece.face!;
    if (!registered.has(name)) doc.registerFont(name, data);
    registered.add(name);
    doc.font(name).fontSize(size).text(piece.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Draws one line that begins at x, ends at x or is centred on x. @param y of the baseline */
  function text(words: string, x: number, y: number, look: Look = {}): void {
    const { style = 'text', size = 10, colour = INK, align = 'left' } = look;
    const pieces = shape(clean(words), style);
    const width = (widthOf(pieces) * size) / 1000;
    let left = x - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
    doc.fillColor(colour);
    for (const piece of pieces) {
      if (piece.face?.plain) drawPlain(piece, left, y, size);
      else clusters.draw(piece, left, y, size);
      boxes ||= piece.face === null;
      left += (piece.advance * size) / 1000;
    }
  }

  return {
    doc,
    accent: about.accent ?? KUMKUM,
    logo: about.logo,
    text,
    /** Draws a text wrapped to a width. @returns the y after the last line */
    paragraph(words: string, x: number, y: number, width: number, look: Look = {}, leading = 1.5): number {
      const { style = 'text', size = 10 } = look;
      const lines = breakLines(words, style, (width * 1000) / size);
      for (const [index, line] of lines.entries()) text(line, x, y + index * size * leading, look);
      return y + lines.length * size * leading;
    },
    /** Whether any text so far has letters that no font here has. */
    hasBoxes: () => boxes,
    end(): Promise<Buffer> {
      clusters.end();
      doc.end();
      return whole;
    },
  };
}

export type PdfPage = ReturnType<typeof openPdfPage>;
