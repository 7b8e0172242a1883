import { readFile } from 'node:fs/promises';

/** The rows of a CSV file by the names of its columns; a missing cell is ''. */
export type Table = { columns: string[]; rows: string[][] };

/** Reads a CSV file with a line of names, in UTF-8 or Latin-1. */
export async function readCsv(file: string): Promise<Table> {
  return parseCsv(decode(await readFile(file)));
}

/** Returns the text of a file: as UTF-8 where it is that, else as Latin-1, in which everything is. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** Cuts CSV into cells: commas, quotes that are doubled inside quotes, and lines of any kind. */
export function parseCsv(text: string): Table {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    line.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (line.some((one) => one !== '')) lines.push(line);
    line = [];
  };
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[index + 1] === '"') cell += text[++index];
      else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (sign === ',') endCell();
    else if (sign === '\n') endLine();
    else if (sign === '\r') {
      if (text[index + 1] !== '\n') endLine();
    } else cell += sign;
  }
  endLine();
  const [columns = [], ...rows] = lines;
  return { columns: columns.map((name) => name.replace(/^\uFEFF/, '')), rows };
}

/** Returns a function that reads a cell of a row as a number; NaN where there is none. */
export function numberReader({ columns }: Table): (row: string[], column: string) => number {
  const places = new Map(columns.map((name, place) => [name.toLowerCase(), place]));
  return (row, column) => {
    const cell = row[places.get(column.toLowerCase()) ?? -1];
    // Thousands have a comma there: "65,929.00".
    return cell ? Number(cell.replaceAll(',', '')) : Number.NaN;
  };
}
