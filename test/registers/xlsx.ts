import { strToU8, zipSync } from 'fflate';
import { columnName, escapeXml, fractionOf, type Made, type MadeSheet, serialOf } from './sheet.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

type Styles = { fonts: string[] };

/** Styles 0 to 3 are plain, a date, a time, a date with a time; from 4 on each old font. */
function styleOf(value: Made, { fonts }: Styles): number {
  if (typeof value !== 'object' || value === null) return 0;
  if ('date' in value) return value.time ? 3 : 1;
  if ('time' in value) return 2;
  if (!('font' in value)) return 0;
  if (!fonts.includes(value.font)) fonts.push(value.font);
  return 4 + fonts.indexOf(value.font);
}

function cellOf(value: Made, reference: string, styles: Styles, shared: Map<string, number>): string {
  if (value === null) return '';
  const style = styleOf(value, styles);
  const open = (type: string) => `<c r="${reference}"${style ? ` s="${style}"` : ''}${type}>`;
  const text = (written: string) => {
    const index = shared.get(written) ?? shared.size;
    shared.set(written, index);
    return `${open(' t="s"')}<v>${index}</v></c>`;
  };
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') return `${open('')}<v>${value}</v></c>`;
  if ('font' in value) return text(value.text);
  if ('date' in value) return `${open('')}<v>${serialOf(value.date, value.time)}</v></c>`;
  if ('time' in value) return `${open('')}<v>${fractionOf(value.time)}</v></c>`;
  if ('truth' in value) return `${open(' t="b"')}<v>${value.truth ? 1 : 0}</v></c>`;
  if ('error' in value) return `${open(' t="e"')}<v>${value.error}</v></c>`;
  const result = value.value === undefined ? '' : `<v>${escapeXml(String(value.value))}</v>`;
  const type = typeof value.value === 'string' ? ' t="str"' : '';
  return `${open(type)}<f>${escapeXml(value.formula)}</f>${result}</c>`;
}

function sheetXml({ rows, merges = [] }: MadeSheet, styles: Styles, shared: Map<string, number>): string {
  const body = rows.map((row, index) => {
    const cells = row.map((value, column) =>
      cellOf(value, `${columnName(column)}${index + 1}`, styles, shared),
    );
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${body.join('')}</sheetData>${
    merged && `<mergeCells>${merged}</mergeCells>`
  }</worksheet>`;
}

function stylesXml({ fonts }: Styles): string {
  const named = ['Calibri', ...fonts].map((font) => `<font><name val="${font}"/></font>`).join('');
  const formats = ['0', '14', '20', '22'].map((id) => `<xf numFmtId="${id}" fontId="0"/>`);
  const withFonts = fonts.map((_, index) => `<xf numFmtId="0" fontId="${index + 1}"/>`);
  return `${HEAD}<styleSheet xmlns="${MAIN}"><fonts>${named}</fonts><cellXfs>${[
    ...formats,
    ...withFonts,
  ].join('')}</cellXfs></styleSheet>`;
}

/** Returns the parts of a workbook by name, as texts. */
export function partsOfXlsx(sheets: MadeSheet[]): Record<string, string> {
  const styles: Styles = { fonts: [] };
  const shared = new Map<string, number>();
  const parts: Record<string, string> = {};
  for (const [index, sheet] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet, styles, shared);
  const texts = [...shared.keys()].map((text) => `<si><t>${escapeXml(text)}</t></si>`);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map(
        ({ name, hidden }, index) =>
          `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets
      .map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`))
      .join(
        '',
      )}${relation('rId98', 'styles', 'styles.xml')}${relation('rId99', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': stylesXml(styles),
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${texts.join('')}</sst>`,
    ...parts,
  };
}

/** Packs parts, which are texts. */
export const packParts = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

/** Makes a workbook of Excel. */
export const makeXlsx = (sheets: MadeSheet[]): Uint8Array => packParts(partsOfXlsx(sheets));
