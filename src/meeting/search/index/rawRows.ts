import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

// The binary format of COPY (PostgreSQL's documentation, "COPY", File Formats): a signature of 11 bytes, flags and
// the length of an extension, 4 bytes each; then for each row the number of fields (2 bytes), and for each field its
// length (4 bytes) and its bytes; -1 fields at the end. Numbers are big-endian.
const HEADER = 19;
const END = -1;

/**
 * Reads the rows of a statement as they arrive. Its columns are numbers, flags and instants (microseconds since 2000)
 * without nulls. `each` gets the same array each time.
 * @param patienceMs rejects when nothing arrives for this long
 */
export async function copyRows(
  client: pg.Client,
  select: string,
  patienceMs: number,
  each: (values: number[]) => void,
): Promise<void> {
  const stream = client.query(copyTo(`copy (${select}) to stdout (format binary)`));
  const idle = setTimeout(() => stream.destroy(new Error('The database is silent.')), patienceMs);
  const read = readChunks(each);
  stream.on('data', (chunk: Buffer) => {
    idle.refresh();
    read(chunk);
  });
  try {
    await finished(stream);
  } finally {
    clearTimeout(idle);
  }
}

/** Returns a function that takes the bytes of a COPY in order, however they are cut. */
export function readChunks(each: (values: number[]) => void): (chunk: Buffer) => void {
  const values: number[] = [];
  let rest: Buffer = Buffer.alloc(0);
  let begun = false;
  return (chunk) => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let offset = begun ? 0 : HEADER;
    if (offset <= bytes.length) {
      begun = true;
      for (let next = readRow(bytes, offset, values); next > 0; next = readRow(bytes, offset, values)) {
        offset = next;
        each(values);
      }
    } else offset = 0;
    rest = bytes.subarray(offset);
  };
}

/** Reads a row into `values`. Returns where the next row begins; 0 if bytes are missing, or at the end. */
function readRow(bytes: Buffer, begin: number, values: number[]): number {
  if (begin + 2 > bytes.length) return 0;
  const fields = bytes.readInt16BE(begin);
  if (fields === END) return 0;
  let offset = begin + 2;
  for (let field = 0; field < fields; field++) {
    if (offset + 4 > bytes.length) return 0;
    const length = bytes.readInt32BE(offset);
    offset += 4;
    if (offset + length > bytes.length) return 0;
    values[field] = readNumber(bytes, offset, length);
    offset += length;
  }
  return offset;
}

function readNumber(bytes: Buffer, offset: number, length: number): number {
  switch (length) {
    case 1:
      return bytes[offset]!;
    case 2:
      return bytes.readInt16BE(offset);
    case 4:
      return bytes.readInt32BE(offset);
    default:
      // Below 2 to the 53rd.
      return bytes.readInt32BE(offset) * 2 ** 32 + bytes.readUInt32BE(offset + 4);
  }
}
const types = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;

/** Returns the rows of a statement with all values as texts. */
export const readRawRows = async <Value extends string | null = string>(
  client: pg.Client | pg.Pool,
  text: string,
  values: unknown[] = [],
  patienceMs?: number,
): Promise<Value[][]> =>
  (
    await client.query({
      text,
      values,
      rowMode: 'array',
      types,
      query_timeout: patienceMs,
    } as pg.QueryArrayConfig)
  ).rows;
