import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../app/config.ts';
import { openMail } from './mail.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'humsafar-tls-'));
const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
beforeAll(() => {
  const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...options, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

/** Starts a mail server; resolves to its address, with a password in it, and to what clients did. */
async function openServer(options: SMTPServerOptions) {
  const seen: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    key: readFileSync(key),
    cert: readFileSync(cert),
    onAuth(auth, session, done) {
      seen.push(`password ${session.secure ? 'sealed' : 'readable'}`);
      done(null, { user: auth.username });
    },
    onData(stream, session, done) {
      seen.push(`email ${session.secure ? 'sealed' : 'readable'}`);
      stream.resume().on('end', () => done());
    },
    ...options,
  });
  server.on('error', () => {});
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { seen, url: `${options.secure ? 'smtps' : 'smtp'}://site:secret@127.0.0.1:${port}` };
}

/** Sends an email as a real site does; resolves to why it failed, or to 'sent'. */
async function send(url: string, env: Record<string, string> = {}): Promise<string> {
  const config = readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shaadi.example',
    MAIL_FROM: 'site@shaadi.example',
    SMTP_URL: url,
    ...env,
  });
  return openMail(config, () => {})
    .send({ to: 'asha@example.com', subject: 'Namaste', text: 'Namaste' })
    .then(
      () => 'sent',
      (error: Error) => error.message,
    );
}

test('a real site sends nothing to a server without TLS, and not its password, unless it is allowed by name', async () => {
  const { seen, url } = await openServer({ disabledCommands: ['STARTTLS'] });
  expect(await send(url)).toMatch(/offers no TLS.*SMTP_TLS=optional/);
  expect(seen).toEqual([]);
  expect(await send(url, { SMTP_TLS: 'optional' })).toBe('sent');
  expect(seen).toEqual(['password readable', 'email readable']);
});

test.each([{ secure: false }, { secure: true }])(
  'a certificate of its own is refused, and trusted by SMTP_CA: %o',
  async (options) => {
    const { seen, url } = await openServer(options);
    for (const tls of ['required', 'optional']) {
      expect(await send(url, { SMTP_TLS: tls })).toMatch(
        /certificate is refused: self-signed certificate .*SMTP_CA/,
      );
    }
    expect(seen).toEqual([]);
    expect(await send(url, { SMTP_CA: cert })).toBe('sent');
    expect(seen).toEqual(['password sealed', 'email sealed']);
  },
);

test('a file of SMTP_CA that is not there is named at the start', async () => {
  await expect(send('smtp://127.0.0.1:1', { SMTP_CA: path.join(folder, 'none.pem') })).rejects.toThrow(
    /^SMTP_CA cannot be read: ENOENT/,
  );
});
