import { createPrivateKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../../kit/app/config.ts';
import { readArguments } from '../../../kit/start/arguments.ts';
import { openContext } from '../../../kit/start/context.ts';
import { openSealedCopies } from '../deletion/sealedCopies.ts';

const { values, refuse } = readArguments({
  usage: `
usage: npm run sealed:open -- --who WHO --reason REASON [--key FILE] --to FILE

Opens the sealed copy of a deleted account, for a lawful request. The audit log keeps that and the reason.
  --who     email address, or a profile ID
  --reason  such as "Order 12/2026 of the court in Pune"
  --key     private key; DATA_DIR/sealed/private.pem by default
  --to      file that is written, a ZIP`,
  options: {
    who: { type: 'string' },
    reason: { type: 'string' },
    key: { type: 'string' },
    to: { type: 'string' },
  },
});
const { who = '', reason = '', to = '' } = values;
if (!who || !reason || !to) {
  refuse('Give whose copy (--who, an email address or a profile ID), why (--reason) and a file (--to).');
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
