import path from 'node:path';
import { readConfig } from '../../../kit/app/config.ts';
import { readArguments } from '../../../kit/start/arguments.ts';
import { DOCUMENTS_FOLDER } from '../../../people/identity/shared/rules.ts';
import { restorable } from '../archive/contents.ts';
import { createBackup } from '../backup.ts';
import { removeOldBackups } from '../oldBackups.ts';
import { verifyOrRename } from '../verify.ts';
import { describeRestored, inMegabytes, photoPlaceOf, runCommand } from './run.ts';

await runCommand(async (signal) => {
  const { values } = readArguments({
    usage: `
usage: npm run backup -- [--to FOLDER] [--keep NUMBER] [--verify]

Copies the embedded database and the photos into one file while the site runs, or when it is stopped.
  --to      folder of the backups, ./backups by default
  --keep    removes all but the newest ones afterwards
  --verify  restores it into a throwaway folder and checks every table first`,
    options: {
      to: { type: 'string', default: './backups' },
      keep: { type: 'string' },
      verify: { type: 'boolean', default: false },
    },
  });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)) {
    throw new Error('Give the number of backups to keep: npm run backup -- --keep 14');
  }
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  const place = photoPlaceOf(config);
  if (databaseUrl) {
    const photos = place
      ? `The files in ${place} need a backup of their own.`
      : `Then copy the folder ${path.join(dataDir, 'photos')}, without ${DOCUMENTS_FOLDER}.`;
    throw new Error(
      `DATABASE_URL is set, but npm run backup copies only the embedded database. Back up your PostgreSQL with pg_dump. ${photos}`,
    );
  }
  const to = path.resolve(values.to);
  const inside = restorable.find((part) =>
    `${to}/`.startsWith(`${path.join(dataDir, part.split('/')[0]!)}/`),
  );
  if (inside)
    throw new Error(
      `${to} is inside the site's data folder. Keep backups somewhere else, ideally on another disk.`,
    );

  const began = performance.now();
  const { file, bytes, summary } = await createBackup({ dataDir, to, signal, log: console.log });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${file}: ${inMegabytes(bytes)}, of ${inMegabytes(summary.bytes)}, in ${seconds} s.`);
  console.log(`It includes everything up to ${summary.endedAt}.`);
  if (place) console.log(`It has no photos: they are in ${place}, which needs a backup of its own.`);
  if (values.verify) {
    const verifying = performance.now();
    const restored = await verifyOrRename({ file, folder: to, signal });
    console.log(
      `Restored and checked in ${((performance.now() - verifying) / 1000).toFixed(1)} s: ${describeRestored(restored, place)}`,
    );
  }
  if (keep !== undefined) {
    for (const name of await removeOldBackups(to, keep)) console.log(`Removed ${name}.`);
  }
});
