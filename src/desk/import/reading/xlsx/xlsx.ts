import type { Sheet } from '../cell.ts';
import type { Counter } from '../counter.ts';
import { FileRefused } from '../refusal.ts';
import type { Package } from '../zip/unpack.ts';
import { readStyles } from './styles.ts';
import { readTexts } from './texts.ts';
import { readWorkbook } from './workbook.ts';
import { readSheet } from './worksheet.ts';

/** The parts that are read of a workbook; pictures, for example, are not. */
export const isReadOfXlsx = (name: string): boolean =>
  /^xl\/(workbook|styles|sharedStrings)\.xml$|^xl\/_rels\/workbook\.xml\.rels$|^xl\/worksheets\/[^/]+\.xml$/i.test(
    name,
  );

const EXTERNAL = /^xl\/(externalLinks|queryTables|ddeLinks|customData)\/|^xl\/connections\.xml$/i;

/** Reads a workbook of Excel 2007 and later. Refuses macros, and links to what is not in the file. */
export function readXlsx(file: Package, counter: Counter): Sheet[] {
  if (file.names.some((name) => /vbaProject|^xl\/macrosheets\//i.test(name)))
    throw new FileRefused({ code: 'macros' });
  const external = file.names.find((name) => EXTERNAL.test(name));
  if (external) throw new FileRefused({ code: 'external_links', params: { where: external } });
  const { sheets, styles, texts, from1904 } = readWorkbook(file);
  counter.sheets(sheets.length);
  const parts = {
    styles: styles === undefined ? [] : readStyles(file, styles),
    texts: texts === undefined ? [] : readTexts(file, texts, counter),
    from1904,
  };
  return sheets.map((sheet) => ({
    name: sheet.name,
    hidden: sheet.hidden,
    rows: readSheet(file, sheet, parts, counter),
  }));
}
