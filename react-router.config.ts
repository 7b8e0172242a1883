import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { prerendered } from './src/screens.ts';

/** Writes the text files of a folder again, compressed at the best level: once, and not for each visit. */
async function compress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const pack = { br: promisify(brotliCompress), gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }) };
  for (const name of names.filter((one) => /\.(?:js|css|svg|webmanifest)$/.test(one))) {
    const file = path.join(folder, name);
    const text = await readFile(file);
    for (const [ending, packed] of Object.entries(pack))
      await writeFile(`${file}.${ending}`, await packed(text));
  }
}

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: { paths: [...prerendered], concurrency: 2 },
  buildEnd: ({ reactRouterConfig }) => compress(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
