import { createPrivateKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../kit/app/config.ts';
import { openContext } from '../../kit/app/context.ts';
import { openSealedCopies } from '../deletion/sealedCopies.ts';

// npm run sealed:open -- --who name@example.com --reason "Order 12/2026 of the court in Pune" [--key private.pem] --to copy.zip
// Opens the sealed copy of a deleted account, for a lawful request. The audit log keeps that and the reason.

const { values } = parseArgs({
  options: {
    who: { type: 'string' },
    reason: { type: 'string' },
    key: { type: 'string' },
    to: { type: 'string' },
  },
});
const { who, reason, to } = values;
if (!who || !reason || !to) {
  console.error(
    'Give whose copy (--who, an email address or a profile ID), why (--reason) and a file (--to).',
  );
  process.exit(2);
}

const config = readConfig(process.env);
const keyFile = values.key ?? path.join(config.dataDir, 'sealed/private.pem');
const privateKey = createPrivateKey(await readFile(keyFile));
const app = await openContext(config, { besideServer: true });
try {
  const copies = await openSealedCopies(app, { word: who, privateKey, reason });
  for (const [place, copy] of copies.entries()) {
    const file = place === 0 ? to : `${to}.${place + 1}`;
    await writeFile(file, copy, { mode: 0o600, flag: 'wx' });
    console.log(`Written to ${file}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await app.close();
}
