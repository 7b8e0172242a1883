import { escapeXml, type Made, type MadeSheet } from './sheet.ts';
import { packParts } from './xlsx.ts';

const MIMETYPE = 'application/vnd.oasis.opendocument.spreadsheet';
const NAMESPACES = ['office', 'table', 'text', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => `<text:p>${escapeXml(line)}</text:p>`)
    .join('');

function cellOf(value: Made, span: string): string {
  const cell = (attributes: string, text = '') =>
    `<table:table-cell${attributes}${span}>${text && paragraphs(text)}</table:table-cell>`;
  if (value === null) return cell('');
  if (typeof value === 'string') return cell(' office:value-type="string"', value);
  if (typeof value === 'number')
    return cell(` office:value-type="float" office:value="${value}"`, String(value));
  if ('font' in value) return cell(' office:value-type="string"', value.text);
  if ('date' in value)
    return cell(
      ` office:value-type="date" office:date-value="${value.date}${value.time ? `T${value.time}:00` : ''}"`,
      value.date,
    );
  if ('time' in value)
    return cell(
      ` office:value-type="time" office:time-value="PT${value.time.replace(':', 'H')}M00S"`,
      value.time,
    );
  if ('truth' in value) return cell(` office:value-type="boolean" office:boolean-value="${value.truth}"`);
  if ('error' in value) return cell(' office:value-type="string"', value.error);
  const type =
    typeof value.value === 'number'
      ? ` office:value-type="float" office:value="${value.value}"`
      : value.value === undefined
        ? ''
        : ' office:value-type="string"';
  return cell(` table:formula="of:=${escapeXml(value.formula)}"${type}`, String(value.value ?? ''));
}

type Span = { row: number; column: number; rows: number; columns: number };

function spanOf(merge: string): Span {
  const [, left = '', top = '', right = '', bottom = ''] = /^([A-Z])(\d+):([A-Z])(\d+)$/.exec(merge) ?? [];
  const column = left.charCodeAt(0) - 65;
  return {
    row: Number(top) - 1,
    column,
    rows: Number(bottom) - Number(top) + 1,
    columns: right.charCodeAt(0) - 65 - column + 1,
  };
}

const covers = ({ row, column, rows, columns }: Span, y: number, x: number) =>
  y >= row && y < row + rows && x >= column && x < column + columns;

function tableXml({ name, rows, merges = [], hidden }: MadeSheet): string {
  const spans = merges.map(spanOf);
  const body = rows.map((row, y) => {
    const cells = row.map((value, x) => {
      const span = spans.find((one) => covers(one, y, x));
      if (!span) return cellOf(value, '');
      if (span.row !== y || span.column !== x) return '<table:covered-table-cell/>';
      return cellOf(
        value,
        ` table:number-columns-spanned="${span.columns}" table:number-rows-spanned="${span.rows}"`,
      );
    });
    // As LibreOffice ends each row and each sheet.
    return `<table:table-row>${cells.join('')}<table:table-cell table:number-columns-repeated="16300"/></table:table-row>`;
  });
  return `<table:table table:name="${escapeXml(name)}"${hidden ? ' table:style-name="ta2"' : ''}>${body.join(
    '',
  )}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;
}

/** Returns the parts of a sheet of LibreOffice by name. */
export const partsOfOds = (sheets: MadeSheet[]): Record<string, string> => ({
  mimetype: MIMETYPE,
  'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="m"/>',
  'content.xml': `<office:document-content ${NAMESPACES}><office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${sheets
    .map(tableXml)
    .join('')}</office:spreadsheet></office:body></office:document-content>`,
});

/** Makes a sheet of LibreOffice. */
export const makeOds = (sheets: MadeSheet[]): Uint8Array => packParts(partsOfOds(sheets));
