import { ORPCError } from '@orpc/client';
import { approveByCommand, listWaitingProfiles } from '../../care/reviews/command.ts';
import { readConfig } from '../../kit/app/config.ts';
import { formatsFor } from '../../kit/locale/formats.ts';
import { readArguments } from '../../kit/start/arguments.ts';
import { openContext } from '../../kit/start/context.ts';
import '../listeners.ts';

const { positionals: ids } = readArguments({
  usage: `
usage: npm run profiles:approve [-- P7K3M9QX2 …]

Without IDs, lists the profiles that wait for approval, the oldest first, with times of the site (India). With IDs,
approves these profiles. The site may be running.`,
  options: {},
  most: Number.POSITIVE_INFINITY,
});
const { dateTime } = formatsFor('en');

const app = await openContext(readConfig(process.env), { besideServer: true });
try {
  if (ids.length === 0) {
    const waiting = await listWaitingProfiles(app);
    console.log(
      waiting.length === 0
        ? 'No profiles are waiting for approval.'
        : waiting.map(({ id, since }) => `${id}  waiting since ${dateTime(since)}`).join('\n'),
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
