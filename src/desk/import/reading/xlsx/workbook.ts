import { broken } from '../refusal.ts';
import { parseXml } from '../xml/parseXml.ts';
import type { Package } from '../zip/unpack.ts';

export type SheetPart = { name: string; hidden: boolean; part: string };

/** The parts of a workbook: its sheets in their order, its styles and texts, and which of Excel's calendars it has. */
export type Workbook = { sheets: SheetPart[]; styles?: string; texts?: string; from1904: boolean };

const MAIN = 'xl/workbook.xml';

/** Reads which sheets a workbook has, and in which parts of the file they are. */
export function readWorkbook(file: Package): Workbook {
  const listed: { name: string; hidden: boolean; id: string }[] = [];
  let from1904 = false;
  parseXml(file.read(MAIN), {
    open(element, attribute) {
      if (element === 'workbookPr') from1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (element !== 'sheet') return;
      const hidden = (attribute('state') ?? 'visible') !== 'visible';
      listed.push({ name: attribute('name') ?? '', hidden, id: attribute('r:id') ?? attribute('id') ?? '' });
    },
  });
  const links = new Map<string, string>();
  const found: Pick<Workbook, 'styles' | 'texts'> = {};
  parseXml(file.read('xl/_rels/workbook.xml.rels'), {
    open(element, attribute) {
      if (element !== 'Relationship') return;
      const part = partOf(attribute('Target') ?? '');
      const type = attribute('Type') ?? '';
      // A sheet that is only a chart has no rows.
      if (type.endsWith('/worksheet')) links.set(attribute('Id') ?? '', part);
      if (type.endsWith('/styles')) found.styles = part;
      if (type.endsWith('/sharedStrings')) found.texts = part;
    },
  });
  const sheets = listed.flatMap(({ id, ...sheet }) => {
    const part = links.get(id);
    return part === undefined ? [] : [{ ...sheet, part }];
  });
  if (sheets.length === 0 || !sheets.every(({ part }) => file.has(part))) throw broken();
  return { sheets, from1904, ...found };
}

/** Returns the name of a part that a link of the workbook leads to. */
const partOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : new URL(target, 'file:///xl/').pathname.slice(1);
