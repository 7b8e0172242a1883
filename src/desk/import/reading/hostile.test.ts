import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { encodeText } from '../../../../test/registers/csv.ts';
import { makeOds, partsOfOds } from '../../../../test/registers/ods.ts';
import { makeXlsx, packParts, partsOfXlsx } from '../../../../test/registers/xlsx.ts';
import { readTables } from './readTables.ts';

const MB = 1024 * 1024;
/** As the issue has it; each takes a fraction of it on an idle machine. */
const LONGEST_MS = 5000;

const plain = () => partsOfXlsx([{ name: 'A', rows: [['Name'], ['Asha']] }]);
const SHEET = 'xl/worksheets/sheet1.xml';

const withSheet = (change: (xml: string) => string) => {
  const parts = plain();
  return packParts({ ...parts, [SHEET]: change(parts[SHEET]!) });
};
const withPart = (name: string, text = '<a/>') => packParts({ ...plain(), [name]: text });

/** A part that says it is small and is not: its sizes in the directory are changed. */
function withLyingDirectory(): Uint8Array {
  const bytes = packParts({ ...plain(), [SHEET]: `<worksheet><sheetData>${'<row/>'.repeat(10 * MB)}` });
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < bytes.length - 46; place++) {
    if (view.getUint32(place, true) !== 0x02014b50) continue;
    if (view.getUint32(place + 24, true) > MB) view.setUint32(place + 24, 1000, true);
  }
  return bytes;
}

/** Says in its directory that a sheet has 4 GB. */
function withHugeSheet(): Uint8Array {
  const bytes = packParts(plain());
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < bytes.length - 46; place++)
    if (view.getUint32(place, true) === 0x02014b50) view.setUint32(place + 24, 0xfffffff0, true);
  return bytes;
}

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

const DOCTYPE = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${repeat(20, (index) => `<!ENTITY a${index} "&a;&a;&a;&a;">`)}]>`;

const afterHead = (text: string) => (xml: string) => xml.replace('?>', `?>${text}`);

const cases: [what: string, make: () => Uint8Array, code: string][] = [
  ['nothing', () => new Uint8Array(0), 'file_empty'],
  ['only spaces', () => encodeText(' \r\n , ,\r\n'), 'file_empty'],
  ['more bytes than any register', () => new Uint8Array(51 * MB), 'file_too_large'],
  [
    'a zip bomb',
    () => withSheet(() => `<worksheet>${' '.repeat(70 * MB)}</worksheet>`),
    'unpacked_too_large',
  ],
  ['a zip bomb that lies about its size', withLyingDirectory, 'unpacked_too_large'],
  ['a sheet of 4 GB', withHugeSheet, 'unpacked_too_large'],
  [
    'a million columns',
    () => withSheet((xml) => xml.replace('</row>', `${repeat(1_000_000, () => '<c><v>1</v></c>')}</row>`)),
    'too_many_columns',
  ],
  ['a million columns in CSV', () => encodeText(repeat(1_000_000, () => 'a,')), 'too_many_columns'],
  ['a million columns in ODS', () => oneCell('number-columns-repeated="1000000"'), 'too_many_columns'],
  ['a million rows in ODS', () => oneCell('', 'table:number-rows-repeated="1000000"'), 'too_many_rows'],
  [
    'a million rows in CSV',
    () => encodeText(repeat(1_000_000, (index) => `Asha ${index},9\n`)),
    'too_many_rows',
  ],
  [
    'a cell of 100,000 letters',
    () => makeXlsx([{ name: 'A', rows: [['a'.repeat(100_000)]] }]),
    'cell_too_long',
  ],
  [
    'a merged cell of all rows and columns',
    () => withSheet((xml) => xml.replace('</sheetData>', '</sheetData><mergeCell ref="A1:XFD1048576"/>')),
    'too_many_columns',
  ],
  ['macros', () => withPart('xl/vbaProject.bin'), 'macros'],
  ['macros of Excel 4', () => withPart('xl/macrosheets/sheet1.xml'), 'macros'],
  ['macros of LibreOffice', () => packParts({ ...partsOfOds([]), 'Basic/Standard/a.xml': 'x' }), 'macros'],
  ['links to another workbook', () => withPart('xl/externalLinks/externalLink1.xml'), 'external_links'],
  ['a data connection', () => withPart('xl/connections.xml'), 'external_links'],
  ['a formula of another workbook', () => withFormula('[1]Sheet1!A1'), 'external_links'],
  ['a formula that fetches', () => withFormula('WEBSERVICE("http://x.example")'), 'external_links'],
  ['a formula that starts a program', () => withFormula("cmd|' /C calc'!A0"), 'external_links'],
  [
    'a formula in ODS that reads a file',
    () => makeOds([{ name: 'A', rows: [[{ formula: "'file:///etc/passwd'#$A.A1", value: 'x' }]] }]),
    'external_links',
  ],
  ['an entity that reads a file', () => withSheet(afterHead(DOCTYPE)), 'document_type'],
  ['entities that grow', () => withSheet(afterHead(LAUGHS)), 'document_type'],
  [
    'an entity in ODS',
    () => packParts({ ...partsOfOds([]), 'content.xml': `${DOCTYPE}<a/>` }),
    'document_type',
  ],
  ['elements within elements', () => withSheet(() => '<a>'.repeat(1_000_000)), 'file_broken'],
  ['a comment without an end', () => withSheet(() => `<!--${'a'.repeat(20 * MB)}`), 'file_broken'],
  ['an attribute without an end', () => withSheet(() => `<a b="${'a'.repeat(20 * MB)}`), 'file_broken'],
  ['half a file', () => makeXlsx([{ name: 'A', rows: [['a']] }]).slice(0, 700), 'file_broken'],
  ['a sheet that is missing', () => packParts({ ...plain(), [SHEET]: '' }), 'file_empty'],
  ['a quote without an end', () => encodeText(`Name,Age\n"Asha,30\n${'x,y\n'.repeat(50)}`), 'quote_unclosed'],
  [
    'a workbook of Excel 97',
    () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0, 0]),
    'format_unread',
  ],
  [
    'a password',
    () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('EncryptedPackage', 'utf16le')]),
    'encrypted',
  ],
  ['a PDF', () => encodeText('%PDF-1.7 …'), 'format_unread'],
  ['a photo', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'format_unread'],
  ['a page', () => encodeText('<html><table><tr><td>a</td></tr></table></html>'), 'format_unread'],
  ['a program', () => Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 1]), 'format_unread'],
  ['a document of Word', () => packParts({ 'word/document.xml': '<a/>' }), 'format_unread'],
  ['photos in a zip file', () => zipSync({ 'a.jpg': strToU8('x') }), 'format_unread'],
];

function withFormula(formula: string): Uint8Array {
  return makeXlsx([{ name: 'A', rows: [['Name'], [{ formula, value: 'x' }]] }]);
}

function oneCell(cell: string, row = ''): Uint8Array {
  const parts = partsOfOds([{ name: 'A', rows: [['x']] }]);
  const xml = parts['content.xml']!.replace('<table:table-row>', `<table:table-row ${row}>`).replace(
    '<table:table-cell office',
    `<table:table-cell ${cell && `table:${cell}`} office`,
  );
  return packParts({ ...parts, 'content.xml': xml });
}

test.each(cases)('%s is refused', async (_, make, code) => {
  const bytes = make();
  const start = performance.now();
  const found = await readTables(bytes);
  const took = performance.now() - start;
  expect(found).toMatchObject({ refused: { code } });
  expect(took).toBeLessThan(LONGEST_MS);
});

test('a file that takes longer than it may is refused, and its thread ends', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => [`Asha ${index}`, index]);
  expect(await readTables(makeXlsx([{ name: 'A', rows }]), { readingMs: 1 })).toEqual({
    refused: { code: 'reading_too_slow', params: { seconds: 0.001 } },
  });
});

test('a file that needs more memory than it may have is refused', async () => {
  const rows = Array.from({ length: 4000 }, (_, index) =>
    Array.from({ length: 60 }, (_, one) => `${index} ${one}`),
  );
  const found = await readTables(makeXlsx([{ name: 'A', rows }]), { memoryMb: 12 });
  expect(found).toMatchObject({ refused: { code: 'unpacked_too_large' } });
});
