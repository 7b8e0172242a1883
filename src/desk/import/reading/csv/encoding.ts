/** How much of a file is looked at where it does not say its encoding. */
const LOOKED_AT = 65_536;

type Decoded = { encoding: string; text: string };

const decode = (encoding: string, bytes: Uint8Array): Decoded => ({
  encoding,
  text: new TextDecoder(encoding).decode(bytes),
});

/**
 * Returns the text of a file, and in which encoding it is: UTF-8 and UTF-16 with or without their mark, or Windows-1252, which is
 * what Excel in India saves as CSV.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return decode('utf-8', bytes);
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  const wide = wideEncodingOf(bytes.subarray(0, LOOKED_AT));
  if (wide) return decode(wide, bytes);
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return decode('windows-1252', bytes);
  }
}

/** In UTF-16 the first byte of Latin letters, spaces and commas is zero, and the other byte never is. */
function wideEncodingOf(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  for (let index = 0; index < bytes.length; index++) if (bytes[index] === 0) zeros[index % 2]!++;
  const [even, odd] = zeros as [number, number];
  const many = bytes.length / 20;
  if (odd > many && even === 0) return 'utf-16le';
  if (even > many && odd === 0) return 'utf-16be';
  return null;
}
