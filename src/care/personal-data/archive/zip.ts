import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

const encoder = new TextEncoder();

/** Writes a ZIP archive piece by piece: nothing but the piece at hand is in memory. */
export function openZip(write: (bytes: Uint8Array) => Promise<void>) {
  const made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    failure ??= error;
    if (bytes) made.push(bytes);
  });

  async function flush(): Promise<void> {
    if (failure) throw failure;
    for (const bytes of made.splice(0)) await write(bytes);
  }

  async function add(
    entry: ZipDeflate | ZipPassThrough,
    pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    modifiedAt: Date,
  ): Promise<void> {
    entry.mtime = modifiedAt;
    zip.add(entry);
    for await (const piece of pieces) {
      entry.push(piece);
      await flush();
    }
    entry.push(new Uint8Array(), true);
    await flush();
  }

  return {
    /** Adds a text, compressed. */
    async addText(
      name: string,
      pieces: AsyncIterable<string> | Iterable<string>,
      modifiedAt: Date,
    ): Promise<void> {
      async function* bytes() {
        for await (const piece of pieces) yield encoder.encode(piece);
      }
      await add(new ZipDeflate(name, { level: 6 }), bytes(), modifiedAt);
    },
    /** Adds a file as it is: photos are compressed already. */
    addFile: (name: string, pieces: AsyncIterable<Uint8Array>, modifiedAt: Date): Promise<void> =>
      add(new ZipPassThrough(name), pieces, modifiedAt),
    async end(): Promise<void> {
      zip.end();
      await flush();
    },
  };
}
