import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const SECRET = 'secret-of-the-address';

/** Serves reports with the log of production, and sends some of which none is taken. */
const site = `
  const [folder, secret] = process.argv.slice(1);
  const load = (file) => import(folder + '/' + file);
  const { readConfig } = await load('../app/config.ts');
  const { openHttp } = await load('open.ts');
  const { serveSmsReports } = await load('smsReports.ts');
  const config = readConfig({
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATES: 'code=1,person_consent=2',
    MSG91_WEBHOOK_SECRET: secret,
  });
  const http = openHttp(config, 'info');
  // Without a database, storing a report fails.
  await serveSmsReports(http, { config, log: http.log, clock: () => new Date() });
  const base = await http.listen({ port: 0, host: '127.0.0.1' });
  const report = JSON.stringify({ requestId: 'a', status: '1' });
  const statuses = [];
  for (const [address, body] of [
    ['msg91', 'unreadable'],
    ['msg91', report],
    ['msg91', 'x'.repeat(300_000)],
    ['msg91%zz', report],
    ['twilio', report],
    ['nobody/here', report],
  ]) {
    const url = base + '/api/sms/reports/' + address + '?secret=' + secret;
    statuses.push((await fetch(url, { method: 'POST', body })).status);
  }
  http.log.info(statuses.join(' '));
  await http.close();
`;

test('the log has no secret of the address, whatever becomes of a report', async () => {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', site, pathToFileURL(import.meta.dirname).href, SECRET],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [log, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect(log).toContain('200 500 413 400 404 404');
  expect(log).toContain('A delivery report has another form than documented');
  expect(log + errors).not.toContain(SECRET);
});
