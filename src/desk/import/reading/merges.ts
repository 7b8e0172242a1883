import type { Row } from './cell.ts';
import type { Counter } from './counter.ts';

/** A merged cell: its rows as they are numbered, its columns from 0, both ends included. */
export type Merge = { top: number; bottom: number; left: number; right: number };

/**
 * Gives the covered cells of merged ones the same text: a header above two columns belongs to both, and an address beside two
 * sisters too. They are marked, because in a row of a person it may be a guess.
 */
export function fillMerges(rows: Row[], merges: Merge[], counter: Counter): void {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  for (const { top, bottom, left, right } of merges) {
    const first = byNumber.get(top)?.cells[left];
    if (!first) continue;
    // A merge down to the last row of a sheet covers empty rows, which stay empty.
    const covered =
      bottom - top < rows.length ? rangeOf(byNumber, top, bottom) : rows.filter(isWithin(top, bottom));
    for (const { number, cells } of covered) {
      for (let column = left; column <= right; column++) {
        if (number === top && column === left) continue;
        counter.cell(column);
        while (cells.length <= column) cells.push(null);
        cells[column] = { ...first, merged: true };
      }
    }
  }
}

const isWithin = (top: number, bottom: number) => (row: Row) => row.number >= top && row.number <= bottom;

const rangeOf = (byNumber: Map<number, Row>, top: number, bottom: number): Row[] =>
  Array.from({ length: bottom - top + 1 }, (_, index) => byNumber.get(top + index)).filter(
    (row) => row !== undefined,
  );
