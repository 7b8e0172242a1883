import type { Cell, Row } from '../cell.ts';
import type { Counter } from '../counter.ts';
import { fillMerges, type Merge } from '../merges.ts';
import { FileRefused } from '../refusal.ts';
import { parseXml } from '../xml/parseXml.ts';
import type { Package } from '../zip/unpack.ts';
import { dayOfSerial, timeOfFraction } from './serials.ts';
import type { Style } from './styles.ts';
import type { SheetPart } from './workbook.ts';

export type Parts = { styles: Style[]; texts: string[]; from1904: boolean };

// A part of another file, a web service, or a program that a formula would call.
const OUTSIDE = /\[\d+\]|\bWEBSERVICE\s*\(|\bFILTERXML\s*\(|\bDDE\b|\bRTD\s*\(|\|\s*'/i;

/** Returns the column of a reference such as AB12, from 0. */
export function columnOfReference(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

function mergeOf(reference: string): Merge | null {
  const [from = '', to = from] = reference.split(':');
  const rowOf = (text: string) => Number(text.replace(/\D/g, ''));
  const merge = {
    top: rowOf(from),
    bottom: rowOf(to),
    left: columnOfReference(from),
    right: columnOfReference(to),
  };
  return Object.values(merge).every((one) => Number.isInteger(one) && one >= 0) ? merge : null;
}

type Reading = {
  type: string;
  style: Style | undefined;
  value: string;
  inline: string;
  formula: string;
  hasValue: boolean;
};

/** Returns the rows of a sheet that are not empty, formulas as the values that the file has of them. */
export function readSheet(file: Package, { name, part }: SheetPart, parts: Parts, counter: Counter): Row[] {
  const rows: Row[] = [];
  const merges: Merge[] = [];
  let row: Row = { number: 0, cells: [] };
  let column = -1;
  let cell: Reading | null = null;
  let inside = '';
  let isReading = false;
  parseXml(file.read(part), {
    open(element, attribute) {
      if (element === 'row') {
        row = { number: Number(attribute('r') ?? row.number + 1), cells: [] };
        column = -1;
      } else if (element === 'c') {
        const reference = attribute('r');
        column = reference ? columnOfReference(reference) : column + 1;
        const style = parts.styles[Number(attribute('s') ?? 0)];
        cell = { type: attribute('t') ?? 'n', style, value: '', inline: '', formula: '', hasValue: false };
      } else if (element === 'rPh') isReading = true;
      else if (element === 'mergeCell') {
        const merge = mergeOf(attribute('ref') ?? '');
        if (merge) merges.push(merge);
        counter.cell(0);
      }
      inside = element;
    },
    close(element) {
      inside = '';
      if (element === 'rPh') isReading = false;
      if (element === 'c' && cell) {
        const read = cellOf(cell, parts, name, row.number);
        cell = null;
        if (!read) return;
        counter.cell(column);
        counter.letters(read.text, name, row.number);
        while (row.cells.length < column) row.cells.push(null);
        row.cells[column] = read;
      }
      if (element === 'row' && row.cells.length > 0) {
        counter.row();
        rows.push(row);
      }
    },
    text(text) {
      if (!cell || isReading) return;
      if (inside === 'v') {
        cell.value += text;
        cell.hasValue = true;
      } else if (inside === 't') cell.inline += text;
      else if (inside === 'f') cell.formula += text;
    },
  });
  fillMerges(rows, merges, counter);
  return rows;
}

function cellOf(
  { type, style, value, inline, formula, hasValue }: Reading,
  parts: Parts,
  sheet: string,
  row: number,
): Cell {
  if (OUTSIDE.test(formula))
    throw new FileRefused({ code: 'external_links', params: { where: `${sheet}, ${row}` } });
  const font = style?.font;
  const make = (kind: NonNullable<Cell>['kind'], text: string): Cell => {
    const shown = kind === 'text' ? text.replace(/_x000D_/g, '').trim() : text;
    return shown === ''
      ? null
      : { kind, text: shown, ...(font !== undefined && kind === 'text' && { font }) };
  };
  if (type === 'inlineStr') return make('text', inline);
  if (!hasValue) return formula === '' || type === 'str' ? null : make('formula', `=${formula}`);
  if (type === 's') return make('text', parts.texts[Number(value)] ?? '');
  if (type === 'str') return make('text', value);
  if (type === 'b') return make('yes_no', value === '1' ? 'yes' : 'no');
  if (type === 'e') return make('error', value);
  if (type === 'd')
    return make('date', value.slice(0, value.includes('T') && !value.includes('T00:00') ? 16 : 10));
  return numberOf(Number(value), value, style, parts.from1904, make);
}

type Make = (kind: NonNullable<Cell>['kind'], text: string) => Cell;

function numberOf(
  number: number,
  written: string,
  style: Style | undefined,
  from1904: boolean,
  make: Make,
): Cell {
  if (!Number.isFinite(number)) return make('text', written);
  if (style?.shows === 'date') {
    const day = dayOfSerial(number, from1904);
    if (day) return make('date', day);
  }
  if (style?.shows === 'date' || style?.shows === 'time') {
    if (number >= 0 && number < 1) return make('time', timeOfFraction(number));
    const day = dayOfSerial(number, from1904);
    // A time that is stored with a day, as some programs do for day 0.
    if (day?.includes('T')) return make('time', day.slice(11));
  }
  // Spreadsheets store 15 digits: 5.3999999999999995 is 5.4.
  return make('number', String(Number(number.toPrecision(15))));
}
