import { readConfig } from '../kit/app/config.ts';
import { openContext } from '../kit/app/context.ts';
import { removeDemo } from './demoRemoval.ts';

// npm run demo:remove
// Removes a demo's data and makes its database a real site's. The server must not run.

const app = await openContext(readConfig(process.env));
try {
  const { accounts, profiles, kept, staff } = await removeDemo(app);
  console.log(
    `Removed ${accounts} demo accounts with ${profiles} sample profiles, and all sandbox payments. ` +
      `${kept} registered accounts remain, ${staff} of them staff. They must verify their email address.\n` +
      'Check the plans and their prices: anyone with the public password could change them.\n' +
      'Start the site with NODE_ENV=production and SUPPORT_EMAIL. Create the first staff account with: npm run staff:create',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await app.close();
}
