import { readConfig } from '../../../kit/app/config.ts';
import { readArguments } from '../../../kit/start/arguments.ts';
import { openContext } from '../../../kit/start/context.ts';
import { verifyChain } from '../chain.ts';

const { positionals, refuse } = readArguments({
  usage: `
usage: npm run audit:verify [-- ROW]

Checks that nobody changed the audit log; the site may be running. ROW, such as 1234:5f1c…, is the last row that an
earlier run printed: it also checks that none was removed from the end. Exit code 1: it was changed.`,
  options: {},
  most: 1,
});
const [noted] = positionals;
const [, id, hash] = /^(\d+):([0-9a-f]{64})$/.exec(noted ?? '') ?? [];
if (noted !== undefined && !id) refuse('Give a row exactly as an earlier run printed it.');

const app = await openContext(readConfig(process.env), { besideServer: true });
try {
  const chain = await verifyChain(app.db, { known: id ? { id: Number(id), hash: hash! } : undefined });
  if (!chain.whole) {
    console.error(`The audit log was changed. ${chain.problem}`);
    process.exitCode = 1;
  } else if (chain.last) {
    console.log(`The audit log is unchanged. Last row: ${chain.last.id}:${chain.last.hash}`);
  } else {
    console.log('The audit log has no rows yet.');
  }
} finally {
  await app.close();
}
