import type { Cell, Sheet } from '../cell.ts';
import type { Counter } from '../counter.ts';
import { fillMerges, type Merge } from '../merges.ts';
import { FileRefused } from '../refusal.ts';
import { parseXml } from '../xml/parseXml.ts';
import type { Package } from '../zip/unpack.ts';
import { cellOf, type Reading } from './cells.ts';

export const isReadOfOds = (name: string): boolean => /^(content|META-INF\/manifest)\.xml$/.test(name);

/** Reads a sheet of LibreOffice. Refuses macros, and links to what is not in the file. */
export function readOds(file: Package, counter: Counter): Sheet[] {
  if (file.names.some((name) => /^(Basic|Scripts)\/./.test(name))) throw new FileRefused({ code: 'macros' });
  parseXml(file.read('META-INF/manifest.xml'), {
    open(element) {
      if (element === 'encryption-data') throw new FileRefused({ code: 'encrypted' });
    },
  });
  const sheets: Sheet[] = [];
  const hidden = new Set<string>();
  let style = '';
  let current: ReturnType<typeof startSheet> | null = null;
  parseXml(file.read('content.xml'), {
    open(element, attribute) {
      if (element === 'dde-link' || element === 'table-source')
        throw new FileRefused({
          code: 'external_links',
          params: { where: attribute('xlink:href') ?? element },
        });
      if (element === 'style') style = attribute('style:name') ?? '';
      if (element === 'table-properties' && attribute('table:display') === 'false') hidden.add(style);
      if (element === 'table' && !current) {
        const name = attribute('table:name') ?? '';
        current = startSheet(
          { name, hidden: hidden.has(attribute('table:style-name') ?? ''), rows: [] },
          counter,
        );
        return;
      }
      current?.open(element, attribute);
    },
    close(element) {
      if (element === 'table' && current?.isOpen() === false) {
        counter.sheets(sheets.length + 1);
        sheets.push(current.end());
        current = null;
      } else current?.close(element);
    },
    text: (text) => current?.text(text),
  });
  return sheets;
}

const count = (text: string | undefined) => Math.max(1, Number(text ?? 1) || 1);

function startSheet(sheet: Sheet, counter: Counter) {
  const merges: Merge[] = [];
  let number = 0;
  let repeated = 1;
  let column = 0;
  let cells: Cell[] = [];
  let cell: Reading | null = null;
  let paragraphs = 0;
  let isInParagraph = false;
  // Comments and drawings in a cell have texts of their own, and so has a table in a cell.
  let beside = 0;

  const isBeside = (element: string) => ['annotation', 'frame', 'shapes', 'table'].includes(element);

  const put = (read: Cell, { columns, across, down }: Reading) => {
    if (read)
      for (let index = 0; index < columns; index++) {
        counter.cell(column + index);
        counter.letters(read.text, sheet.name, number);
        while (cells.length < column + index) cells.push(null);
        cells[column + index] = { ...read };
      }
    if (read && (across > 1 || down > 1))
      merges.push({ top: number, bottom: number + down - 1, left: column, right: column + across - 1 });
    column += columns;
  };

  const endRow = () => {
    if (cells.length === 0) {
      number += repeated - 1;
      return;
    }
    for (let index = 0; index < repeated; index++) {
      counter.row();
      for (let each = 0; index > 0 && each < cells.length; each++) counter.cell(each);
      sheet.rows.push({ number: number + index, cells: index === 0 ? cells : [...cells] });
    }
    number += repeated - 1;
  };

  return {
    isOpen: () => beside > 0,
    open(element: string, attribute: (name: string) => string | undefined) {
      if (isBeside(element)) beside++;
      else if (beside > 0) return;
      else if (element === 'table-row') {
        number++;
        repeated = count(attribute('table:number-rows-repeated'));
        column = 0;
        cells = [];
      } else if (element === 'table-cell') {
        const type = attribute('calcext:value-type') ?? attribute('office:value-type') ?? '';
        const value = ['value', 'date-value', 'time-value', 'boolean-value', 'string-value']
          .map((key) => attribute(`office:${key}`))
          .find((one) => one !== undefined);
        cell = {
          type,
          value,
          formula: attribute('table:formula'),
          text: '',
          columns: count(attribute('table:number-columns-repeated')),
          across: count(attribute('table:number-columns-spanned')),
          down: count(attribute('table:number-rows-spanned')),
        };
        paragraphs = 0;
      } else if (element === 'covered-table-cell')
        column += count(attribute('table:number-columns-repeated'));
      else if (cell && element === 'p') {
        if (paragraphs++ > 0) cell.text += '\n';
        isInParagraph = true;
      } else if (cell && element === 's') cell.text += ' '.repeat(Math.min(count(attribute('text:c')), 100));
      else if (cell && (element === 'tab' || element === 'line-break'))
        cell.text += element === 'tab' ? '\t' : '\n';
    },
    close(element: string) {
      if (isBeside(element)) beside--;
      else if (beside > 0) return;
      else if (element === 'p') isInParagraph = false;
      else if (element === 'table-cell' && cell) {
        put(cellOf(cell, `${sheet.name}, ${number}`), cell);
        cell = null;
      } else if (element === 'table-row') endRow();
    },
    text(text: string) {
      if (cell && beside === 0 && isInParagraph) cell.text += text;
    },
    end(): Sheet {
      fillMerges(sheet.rows, merges, counter);
      return sheet;
    },
  };
}
