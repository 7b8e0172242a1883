import { readConfig } from '../../kit/app/config.ts';
import { readArguments } from '../../kit/start/arguments.ts';
import { openContext } from '../../kit/start/context.ts';
import { describeRemoval, removeDemo } from './demoRemoval.ts';

readArguments({
  usage: `
usage: npm run demo:remove

Removes a demo's samples, payments, staff and settings, and makes its database a real site's. The server must not run.`,
  options: {},
});

const app = await openContext(readConfig(process.env));
try {
  console.log(describeRemoval(await removeDemo(app)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await app.close();
}
