import fc from 'fast-check';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { asLine, headerOf } from './mail.ts';

test('a subject of anything at all arrives as one line of the same words', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 8 }),
          fc.constantFrom('=?utf-8?B?', '?=', '\r\n', 'Bcc: a@example.com', 'अनुष्का', '💝', ' ', '_', '=20'),
        ),
        { minLength: 1, maxLength: 12 },
      ),
      async (parts) => {
        const subject = `Namaste ${parts.join('')} !`;
        const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
        const { message } = await transport.sendMail({
          to: 'a@example.com',
          subject: headerOf(subject),
          text: 'x',
        });
        const parsed = await PostalMime.parse(message as Buffer);
        expect(parsed.subject).toBe(asLine(subject));
        expect(parsed.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
