import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Received = {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** By their names in small letters. */
  headers: Record<string, string>;
};

/** A real SMTP server that keeps what it is sent. */
export async function openSink() {
  const received: Received[] = [];
  const raw: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const parts: Buffer[] = [];
      try {
        for await (const part of stream) parts.push(part);
      } catch (error) {
        // Who sends may have been killed in the middle of a letter.
        return done(error as Error);
      }
      raw.push(Buffer.concat(parts));
      const mail = await PostalMime.parse(Buffer.concat(parts));
      for (const { address } of session.envelope.rcptTo) {
        received.push({
          to: address,
          from: mail.from?.address ?? '',
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
          replyTo: mail.replyTo?.[0]?.address,
          headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
        });
      }
      done();
    },
  });
  // A server that is killed while it sends resets its connection, which is no fault of the sink.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    /** Each email as it came over the wire. */
    raw,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
