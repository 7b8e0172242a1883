import { prepare } from '../src/app/prepare.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { readArguments } from '../src/kit/start/arguments.ts';
import { openContext } from '../src/kit/start/context.ts';
import { addMissingPeople } from '../src/meeting/matching/people/peopleStore.ts';
import { addMissingRows } from '../src/meeting/search/rows/rows.ts';
import { fillSearch } from './generate/fillSearch.ts';
import { generate, MANY } from './generate/generate.ts';

const { values, positionals } = readArguments({
  usage: `
usage: npm run seed -- NUMBER [--seed 7] [--yes]

Adds so many listed sample profiles, 1000 by default. Stop the server first.
  --seed  another number makes other profiles; the same one adds nothing twice
  --yes   also where the site is a real one`,
  options: { seed: { type: 'string', default: '7' }, yes: { type: 'boolean', default: false } },
  most: 1,
});
const count = Number(positionals[0] ?? 1000);
const seed = Number(values.seed);
const config = readConfig(process.env);

if (
  !Number.isInteger(count) ||
  count < 1 ||
  count > 5_000_000 ||
  !Number.isInteger(seed) ||
  seed < 0 ||
  seed > 99_999
) {
  console.error('Give a number: npm run seed -- 100000 --seed 7');
  process.exit(2);
}
if (config.production && !values.yes) {
  console.error('This adds sample profiles to a real site. Add --yes to continue.');
  process.exit(2);
}

const app = await openContext(config);
try {
  await prepare(app);
  const began = performance.now();
  const added = await generate(app, { count, seed, photos: true });
  if (added >= MANY) await fillSearch(app);
  else await addMissingRows(app.db);
  await addMissingPeople(app.db);
  const client = await app.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('analyze');
  client.release(true);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    added === 0
      ? `The profiles of seed ${seed} already exist. Nothing was added.`
      : `${added.toLocaleString('en-IN')} listed profiles added in ${seconds} s (seed ${seed}).`,
  );
} finally {
  await app.close();
}
