import path from 'node:path';
import { readConfig } from '../../../kit/app/config.ts';
import { readArguments } from '../../../kit/start/arguments.ts';
import { restoreBackup } from '../restore.ts';
import { describeRestored, photoPlaceOf, runCommand } from './run.ts';

await runCommand(async (signal) => {
  const { values, positionals, refuse } = readArguments({
    usage: `
usage: npm run restore -- FILE [--to DATA_DIR] [--replace]

Restores a backup. The site must be stopped.
  --to       data folder, DATA_DIR by default
  --replace  moves the data that is there to DATA_DIR/replaced-…`,
    most: 1,
    options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) return refuse('Give the backup file: npm run restore -- backups/humsafar-….tar.zst');
  const config = readConfig(process.env);
  const { dataDir: own, databaseUrl } = config;
  if (databaseUrl) {
    throw new Error('DATABASE_URL is set, but npm run restore restores only the embedded database.');
  }
  const dataDir = values.to === undefined ? own : path.resolve(values.to);
  const restored = await restoreBackup({
    file: path.resolve(file),
    dataDir,
    replace: values.replace,
    signal,
    log: console.log,
  });
  const place = photoPlaceOf(config);
  console.log(
    `Restored to ${dataDir}, as of ${restored.summary.endedAt}: ${describeRestored(restored, place)}`,
  );
  if (place && restored.summary.photos > 0) {
    console.log(`Its photos are in ${path.join(dataDir, 'photos')}: copy them to ${place}.`);
  }
  if (restored.movedTo) console.log(`The earlier data is in ${restored.movedTo}.`);
});
