import type { Face } from './fonts.ts';
import { type Outline, outlineOf } from './outline.ts';
import type { GlyphCluster, Piece } from './shape.ts';

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0');
const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4)).join('');

type Glyph = Outline & { text: string; advance: number };
type Font = { name: string; ref: PDFKit.PDFKitReference; glyphs: Glyph[] };

/**
 * Shaped text in a PDF: each cluster becomes a glyph of a Type 3 font (ISO 32000-1, 9.6.5), drawn by its outline and
 * mapped to its letters, so the text can be searched, copied and read aloud. Such a font holds 255 glyphs.
 */
export function openClusters(doc: PDFKit.PDFDocument) {
  const fonts: Font[] = [];
  const places = new Map<string, { font: Font; code: number }>();

  function place(face: Face | null, cluster: GlyphCluster) {
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
