import PDFDocument from 'pdfkit';
import type { Face, Style } from './fonts.ts';
import { type Outline, outlineOf } from './outline.ts';
import { breakLines, type Cluster, clean, type Piece, shape, widthOf } from './shape.ts';

export type Look = { style?: Style; size?: number; colour?: string; align?: 'left' | 'right' | 'center' };

export const INK = '#2b1b17';

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
  at: Date;
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
      CreationDate: about.at,
      ModDate: about.at,
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
    let at = x - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
    doc.fillColor(colour);
    for (const piece of pieces) {
      if (piece.face?.plain) drawPlain(piece, at, y, size);
      else clusters.draw(piece, at, y, size);
      boxes ||= piece.face === null;
      at += (piece.advance * size) / 1000;
    }
  }

  return {
    doc,
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

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0');
const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4)).join('');

type Glyph = Outline & { text: string; advance: number };
type Font = { name: string; ref: PDFKit.PDFKitReference; glyphs: Glyph[] };

/**
 * Shaped text in a PDF: each cluster becomes a glyph of a Type 3 font (ISO 32000-1, 9.6.5), drawn by its outline and
 * mapped to its letters, so the text can be searched, copied and read aloud. Such a font holds 255 glyphs.
 */
function openClusters(doc: PDFKit.PDFDocument) {
  const fonts: Font[] = [];
  const places = new Map<string, { font: Font; code: number }>();

  function place(face: Face | null, cluster: Cluster) {
    const key = JSON.stringify([face?.name, cluster]);
    const known = places.get(key);
    if (known) return known;
    let font = fonts.at(-1);
    if (!font || font.glyphs.length === 255) {
      const ref = doc.ref({ Type: 'Font', Subtype: 'Type3', FontMatrix: [0.001, 0, 0, 0.001, 0, 0] });
      font = { name: `Clusters${fonts.length + 1}`, ref, glyphs: [] };
      fonts.push(font);
    }
    const { text, advance } = cluster;
    const placed = { font, code: font.glyphs.push({ text, advance, ...outlineOf(face, cluster) }) };
    places.set(key, placed);
    return placed;
  }

  return {
    draw({ face, clusters }: Piece, x: number, y: number, size: number) {
      const page = doc.page as PDFKit.PDFPage & { fonts: Record<string, unknown> };
      doc.save();
      // The text matrix flips the axis: text is drawn upwards from the lower edge.
      doc.transform(1, 0, 0, -1, 0, page.height);
      doc.addContent(`BT 1 0 0 1 ${x.toFixed(3)} ${(page.height - y).toFixed(3)} Tm`);
      for (const cluster of clusters) {
        const { font, code } = place(face, cluster);
        page.fonts[font.name] = font.ref;
        doc.addContent(`/${font.name} ${size} Tf <${hex(code, 2)}> Tj`);
      }
      doc.addContent('ET');
      doc.restore();
    },
    end() {
      for (const { ref, glyphs } of fonts) {
        const drawn = glyphs.map(({ advance, bounds, path }) =>
          stream(doc, `${advance} 0 ${bounds.join(' ')} d1 ${path}`),
        );
        const edge = (side: 0 | 1 | 2 | 3) => glyphs.map(({ bounds }) => bounds[side]);
        Object.assign(ref.data, {
          FontBBox: [
            ...[Math.min(...edge(0)), Math.min(...edge(1))],
            ...[Math.max(...edge(2)), Math.max(...edge(3))],
          ],
          CharProcs: Object.fromEntries(drawn.map((glyph, index) => [`s${index + 1}`, glyph])),
          Encoding: { Type: 'Encoding', Differences: [1, ...drawn.map((_, index) => `s${index + 1}`)] },
          FirstChar: 1,
          LastChar: glyphs.length,
          Widths: glyphs.map(({ advance }) => advance),
          Resources: {},
          ToUnicode: stream(doc, toUnicode(glyphs)),
        });
        ref.end(undefined);
      }
    },
  };
}

function stream(doc: PDFKit.PDFDocument, content: string): PDFKit.PDFKitReference {
  const ref = doc.ref({});
  ref.end(content);
  return ref;
}

/** Returns the letters of each code of a font, as its ToUnicode map (ISO 32000-1, 9.10.3). */
function toUnicode(glyphs: Glyph[]): string {
  const lines = glyphs.map(({ text }, index) => `<${hex(index + 1, 2)}> <${utf16(text)}>`);
  const blocks = [];
  for (let from = 0; from < lines.length; from += 100) {
    const block = lines.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
