import { ORPCError } from '@orpc/client';
import { readConfig } from '../kit/app/config.ts';
import { openContext } from '../kit/app/context.ts';
import { approveByCommand, profilesWaiting } from '../reviews/command.ts';
import '../listeners.ts';

// npm run profiles:approve [-- P7K3M9QX2 …]
// With ids, approves these profiles; without, lists those waiting. The site may be running.

const app = await openContext(readConfig(process.env), { besideServer: true });
const ids = process.argv.slice(2);
try {
  if (ids.length === 0) {
    const waiting = await profilesWaiting(app);
    console.log(
      waiting.length === 0
        ? 'No profiles are waiting for approval.'
        : waiting.map(({ id, since }) => `${id}  waiting since ${since}`).join('\n'),
    );
  }
  for (const id of ids) {
    await approveByCommand(app, id).then(
      () => console.log(`${id} is approved.`),
      (error: unknown) => {
        if (!(error instanceof ORPCError) || error.code !== 'NOT_FOUND') throw error;
        console.error(`${id} is not waiting for approval.`);
        process.exitCode = 1;
      },
    );
  }
} finally {
  await app.close();
}
