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

const asText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A letter's text as HTML: a paragraph after every empty line; a line that is an address of this site is a link. */
export function htmlOf(text: string, publicUrl: string): string {
  const lineOf = (line: string) => {
    const ours = line.startsWith(`${publicUrl}/`) && !/\s/.test(line);
    return ours ? `<a href="${asText(line)}">${asText(line)}</a>` : asText(line);
  };
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineOf).join('<br>')}</p>`);
  return `<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em">${paragraphs.join('')}</body></html>`;
}

/**
 * Mail by SMTP_URL; without it each letter becomes a file in DATA_DIR/outbox, and `say` is told its name.
 */
export function openMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>,
  say: (line: string) => void,
): Mail {
  const whole = (letter: Letter) => ({
    from: config.mailFrom,
    ...letter,
    html: htmlOf(letter.text, config.publicUrl),
  });
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl);
    return {
      send: async (letter) => void (await transport.sendMail(whole(letter))),
      close: () => transport.close(),
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const folder = path.join(config.dataDir, 'outbox');
  return {
    async send(letter) {
      const { message } = await transport.sendMail(whole(letter));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(path.join(folder, name), message as Buffer, { mode: 0o600 });
      say(`No SMTP_URL is set: the mail “${letter.subject}” is in ${path.join(folder, name)}`);
    },
    close: () => transport.close(),
  };
}
