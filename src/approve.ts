import { readConfig } from './kit/config.ts';
import { openContext } from './kit/context.ts';
import { approveProfile, profilesWaiting } from './profiles/listing.ts';
import './listeners.ts';

// npm run profiles:approve [-- P7K3M9QX2 …]
// With ids, passes these profiles; without, says which ones wait.

const app = await openContext(readConfig(process.env));
const ids = process.argv.slice(2);
try {
  if (ids.length === 0) {
    const waiting = await profilesWaiting(app);
    console.log(
      waiting.length === 0
        ? 'No profile waits.'
        : waiting.map(({ id, since }) => `${id}  since ${since}`).join('\n'),
    );
  }
  for (const id of ids) {
    await approveProfile(app, id).then(
      () => console.log(`${id} passed.`),
      () => {
        console.error(`${id} does not wait.`);
        process.exitCode = 1;
      },
    );
  }
} finally {
  await app.close();
}
