import { oldFontOf } from '../oldFonts.ts';
import { parseXml } from '../xml/parseXml.ts';
import type { Package } from '../zip/unpack.ts';

/** How a cell is shown, as far as it changes what it means. */
export type Style = { shows: 'number' | 'date' | 'time'; font?: string };

// Formats that every program knows by their number: dates, and times.
const BUILT_IN: Record<number, Style['shows']> = {
  ...Object.fromEntries(
    [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [
      id,
      'date',
    ]),
  ),
  ...Object.fromEntries([18, 19, 20, 21, 32, 33, 45, 46, 47].map((id) => [id, 'time'])),
};

/** Returns what a number format shows: `dd/mm/yyyy` a date, `h:mm AM/PM` a time, `0.00 "days"` a number. */
export function shownBy(format: string): Style['shows'] {
  const letters = format.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h|m|s)[^\]]*\]/gi, '').toLowerCase();
  if (/[yd]/.test(letters) || /^[^hs]*m{1,5}[^hs]*$/.test(letters)) return 'date';
  return /[hs]/.test(letters) ? 'time' : 'number';
}

/** Returns the styles of cells by their number. */
export function readStyles(file: Package, name: string): Style[] {
  const formats = new Map<number, string>();
  const fonts: (string | undefined)[] = [];
  const styles: Style[] = [];
  let inside = '';
  parseXml(file.read(name), {
    open(element, attribute) {
      if (element === 'fonts' || element === 'cellXfs') inside = element;
      if (element === 'numFmt') formats.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      if (inside === 'fonts' && element === 'font') fonts.push(undefined);
      // Rich text has its own fonts, and those of single letters do not count.
      if (inside === 'fonts' && element === 'name' && fonts.length > 0)
        fonts[fonts.length - 1] = oldFontOf(attribute('val') ?? '');
      if (inside !== 'cellXfs' || element !== 'xf') return;
      const format = Number(attribute('numFmtId') ?? 0);
      const custom = formats.get(format);
      const font = fonts[Number(attribute('fontId') ?? 0)];
      styles.push({
        shows: custom === undefined ? (BUILT_IN[format] ?? 'number') : shownBy(custom),
        ...(font !== undefined && { font }),
      });
    },
    close(element) {
      if (element === inside) inside = '';
    },
  });
  return styles;
}
