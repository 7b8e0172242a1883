import { parseArgs } from 'node:util';
import { createStaff } from '../accounts/team/staff.ts';
import { readConfig } from '../kit/app/config.ts';
import { openContext } from '../kit/app/context.ts';

// npm run staff:create -- --email head@trust.example --name "Kamala Iyer" [--role admin]
// The site may be running. The password comes from STAFF_PASSWORD; without it an email with a link to set one is sent.

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string', default: 'admin' },
      },
    });
    const { email, name, role } = values;
    return email && name ? { email, name, role } : undefined;
  } catch (error) {
    console.error((error as Error).message);
  }
}

const options = readOptions();
if (!options) {
  console.error(
    'Give an email address and a name: npm run staff:create -- --email head@trust.example --name "Kamala Iyer"',
  );
  process.exit(2);
}

const app = await openContext(readConfig(process.env), { besideServer: true });
try {
  const message = await createStaff(app, { ...options, password: process.env.STAFF_PASSWORD });
  console.log(message);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await app.close();
}
