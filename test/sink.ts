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
  /** Pictures that are part of it, by the name with which the page shows them. */
  pictures: Record<string, Buffer>;
  /** Headers by their names in lower case. */
  headers: Record<string, string>;
};

/** Starts a real SMTP server that stores what it receives. */
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
        // The sender may have been killed in the middle of an email.
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
          pictures: Object.fromEntries(
            mail.attachments.flatMap(({ contentId, content }) =>
              contentId ? [[contentId.replace(/^<|>$/g, ''), Buffer.from(content as ArrayBuffer)]] : [],
            ),
          ),
          headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
        });
      }
      done();
    },
  });
  // A server that is killed while it sends resets its connection, which is not an error of the sink.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    /** Each email as it was sent. */
    raw,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
