import { expect, test } from 'vitest';
import { readChunks } from './rawRows.ts';

/** A COPY of rows with a bigint, an integer, a smallint and a flag. */
function copyOf(rows: [bigint, number, number, boolean][]): Buffer {
  const parts = [Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)];
  for (const [big, integer, small, flag] of rows) {
    const row = Buffer.alloc(2 + 4 * 4 + 8 + 4 + 2 + 1);
    let at = row.writeInt16BE(4);
    at = row.writeBigInt64BE(big, row.writeInt32BE(8, at));
    at = row.writeInt32BE(integer, row.writeInt32BE(4, at));
    at = row.writeInt16BE(small, row.writeInt32BE(2, at));
    row.writeUInt8(Number(flag), row.writeInt32BE(1, at));
    parts.push(row);
  }
  const end = Buffer.alloc(2);
  end.writeInt16BE(-1);
  return Buffer.concat([...parts, end]);
}

test('rows are read however the bytes are cut', () => {
  const rows: [bigint, number, number, boolean][] = [
    [820_454_399_999_999n, 1_000_000, 0, true],
    [-5n, -7, -300, false],
    [0n, 2_147_483_647, 32_767, true],
  ];
  const bytes = copyOf(rows);
  for (let size = 1; size <= bytes.length; size++) {
    const found: number[][] = [];
    const read = readChunks((values) => found.push([...values]));
    for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
    expect(found).toEqual(rows.map((row) => row.map(Number)));
  }
});
