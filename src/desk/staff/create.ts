import { readConfig } from '../../kit/app/config.ts';
import { readArguments } from '../../kit/start/arguments.ts';
import { openContext } from '../../kit/start/context.ts';
import { createStaff } from '../../people/accounts/team/staff.ts';

const {
  values: { email, name, role },
  refuse,
} = readArguments({
  usage: `
usage: npm run staff:create -- --email head@trust.example --name "Kamala Iyer" [--role admin]

Creates a staff account; the site may be running.
  --email  email address
  --name   name that colleagues see
  --role   role, admin by default
The password comes from STAFF_PASSWORD; without it an email with a link to set one is sent.`,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'admin' },
  },
});
if (!email || !name) refuse('Give an email address (--email) and a name (--name).');
const options = { email: email!, name: name!, role: role! };

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
