import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import nodemailer from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { encodeWord } from 'nodemailer/lib/mime-funcs';

export type Email = {
  to: string;
  subject: string;
  text: string;
  /** The same as a page; without it the text is sent alone. */
  html?: string;
  /** The sender; MAIL_FROM may have another address, and another name. */
  from?: { name: string; address: string | null };
  replyTo?: string;
  /** Pictures that the page shows by `cid:` and their name: part of the email, never loaded from anywhere. */
  pictures?: { cid: string; bytes: Uint8Array }[];
  /** Further headers by name. What people wrote does not belong in them. */
  headers?: Record<string, string>;
};
/** What mail needs of the configuration (kit/app/config.ts). */
type MailConfig = {
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  dataDir: string;
  publicUrl: string;
  smtpTls?: boolean;
  smtpCa?: string | undefined;
};

export type Mail = {
  /**
   * Hands an email over to the mail server. Throws a MailError when it does not take it. `messageId` is the same each
   * time one email is sent; `signal` gives the attempt up.
   */
  send(email: Email & { messageId?: string }, signal?: AbortSignal): Promise<void>;
  close(): void;
};

/** What the TLS library reports of a certificate, by its words: nodemailer keeps these alone. None holds an address. */
const CERTIFICATE_FAULTS = [
  'self-signed certificate',
  'self-signed certificate in certificate chain',
  'unable to verify the first certificate',
  'unable to get local issuer certificate',
  'certificate has expired',
  'certificate is not yet valid',
  "Hostname/IP does not match certificate's altnames",
];

/** Returns what failed about TLS, and what to set; undefined when it was something else. */
function tlsFault({ code, command, message = '' }: { code?: string; command?: string; message?: string }) {
  const fault = CERTIFICATE_FAULTS.findLast((one) => message.includes(one));
  if (fault)
    return `its certificate is refused: ${fault} (SMTP_CA names a file with a certificate of your own)`;
  if (code !== 'ETLS') return undefined;
  return command === 'STARTTLS'
    ? 'it offers no TLS, or TLS failed (SMTP_TLS=optional sends unencrypted to such a server)'
    : 'TLS failed';
}

/** Why an email was not taken, without the server's own words: they often repeat the address. */
export class MailError extends Error {
  /** Whether all of it had left when the connection was lost, so that the server may have taken it. */
  readonly mayHaveArrived: boolean;
  constructor(cause: unknown, handedOver: boolean) {
    const { code, responseCode, command, timeoutType } = cause as Record<string, unknown>;
    const known = [code, timeoutType, responseCode, command, tlsFault(cause as Error)].filter(
      (part) => part !== undefined,
    );
    super(`The mail server did not accept an email: ${known.join(' ') || 'unknown reason'}`);
    this.mayHaveArrived = handedOver && responseCode === undefined;
  }
}

/** Milliseconds a mail server has: to be connected to, to greet, between two signs of life, and for all of an email. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  dnsTimeout: 5_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};
const DEADLINE_MS = 45_000;

/** Returns a text as one line that is safe in a header: without line ends, other controls and marks that turn the direction. */
export const asLine = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/**
 * Returns a subject for nodemailer, which encodes everything except what looks encoded already: a member whose
 * name is an encoded word would otherwise choose what the receiver reads.
 */
export function headerOf(subject: string): string {
  const line = asLine(subject);
  return line.includes('=?') ? encodeWord(line, 'B', 52) : line;
}

/** Returns the sender of an email, so that inboxes show a name where MAIL_FROM is a bare address. */
function senderOf(mailFrom: string | undefined, site: Email['from']) {
  const [own] = mailFrom ? addressparser(mailFrom, { flatten: true }) : [];
  return { name: own?.name || asLine(site?.name ?? ''), address: own?.address || (site?.address ?? '') };
}

/** Returns the certificates by which a mail server is known. Throws an Error that names SMTP_CA when its file cannot be read. */
function certificates(file: string): string[] {
  try {
    return [...rootCertificates, readFileSync(file, 'utf8')];
  } catch (error) {
    throw new Error(`SMTP_CA cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Opens mail by SMTP_URL; without it each email becomes a file in DATA_DIR/outbox, and `log` receives its name.
 */
export function openMail(
  config: MailConfig,
  log: (line: string) => void,
  timeouts: Partial<typeof TIMEOUTS & { deadlineMs: number }> = {},
): Mail {
  const { hostname } = new URL(config.publicUrl);
  const whole = ({
    to,
    subject,
    text,
    html,
    from,
    replyTo,
    headers,
    pictures = [],
    messageId = randomUUID(),
  }: Email & { messageId?: string }) => ({
    from: senderOf(config.mailFrom, from),
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: headerOf(subject),
    text,
    ...(html === undefined ? {} : { html }),
    ...(headers ? { headers } : {}),
    ...(pictures.length > 0
      ? {
          attachments: pictures.map(({ cid, bytes }) => ({
            cid,
            filename: `${cid}.jpg`,
            contentType: 'image/jpeg',
            contentDisposition: 'inline' as const,
            content: Buffer.from(bytes),
          })),
        }
      : {}),
    messageId: `<${messageId}@${hostname}>`,
    // What a member wrote is never read as the name of a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { deadlineMs = DEADLINE_MS, ...sockets } = timeouts;
  if (config.smtpUrl) {
    const closing = new AbortController();
    const ca = config.smtpCa ? certificates(config.smtpCa) : undefined;
    return {
      async send(email, signal) {
        // One transport per email: its log shows when the whole email was sent.
        let handedOver = false;
        const ignore = () => {};
        const note = (entry: unknown) => {
          if ((entry as { tnx?: string }).tnx === 'message') handedOver = true;
        };
        const logger = {
          level: ignore,
          trace: ignore,
          debug: ignore,
          info: note,
          warn: ignore,
          error: ignore,
          fatal: ignore,
        };
        const transport = nodemailer.createTransport({
          url: config.smtpUrl,
          requireTLS: config.smtpTls ?? false,
          ...(ca ? { tls: { ca } } : {}),
          ...TIMEOUTS,
          ...sockets,
          logger,
        });
        const signals = [closing.signal, AbortSignal.timeout(deadlineMs), ...(signal ? [signal] : [])];
        try {
          await transport.sendMail({ ...whole(email), signal: AbortSignal.any(signals) });
        } catch (error) {
          throw new MailError(error, handedOver);
        } finally {
          transport.close();
        }
      },
      close: () => closing.abort(),
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const folder = path.join(config.dataDir, 'outbox');
  return {
    async send(email) {
      const { message } = await transport.sendMail(whole(email));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A folder from before keeps the mode it was made with.
      await chmod(folder, 0o700);
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(path.join(folder, name), message as Buffer, { mode: 0o600 });
      log(`SMTP_URL is not set, so an email was saved as ${path.join(folder, name)}`);
    },
    close: () => transport.close(),
  };
}
