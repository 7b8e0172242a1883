import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from './config.ts';

export type Letter = { to: string; subject: string; text: string; replyTo?: string };
export type Mail = {
  /** Hands a letter over. Throws when the mail server does not take it. */
  send(letter: Letter): Promise<void>;
  close(): void;
};

/**
 * Mail by SMTP_URL; without it each letter becomes a file in DATA_DIR/outbox, and `say` is told its name.
 */
export function openMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  say: (line: string) => void,
): Mail {
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl);
    return {
      send: async (letter) => void (await transport.sendMail({ from: config.mailFrom, ...letter })),
      close: () => transport.close(),
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const folder = path.join(config.dataDir, 'outbox');
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ from: config.mailFrom, ...letter });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(path.join(folder, name), message as Buffer, { mode: 0o600 });
      say(`No SMTP_URL is set: the mail “${letter.subject}” is in ${path.join(folder, name)}`);
    },
    close: () => transport.close(),
  };
}
