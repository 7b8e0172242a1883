import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { openSink } from '../../../test/sink.ts';
import { openMail } from './mail.ts';

const config = {
  smtpUrl: undefined as unknown as string,
  mailFrom: 'Humsafar <hello@humsafar.example>',
  dataDir: '/nowhere',
  publicUrl: 'https://humsafar.example',
};

describe('a subject', () => {
  const long = 'Sri Venkata Satyanarayana Subrahmanyam Chandrashekhara '.repeat(12).trim();
  const arrive = async (subject: string) => {
    const sink = await openSink();
    const mail = openMail({ ...config, smtpUrl: sink.url }, () => {});
    try {
      await mail.send({
        to: 'asha@example.com',
        replyTo: 'rahul@example.com',
        subject,
        text: 'Namaste',
        html: '<p>Namaste</p>',
      });
      return { raw: sink.raw[0]!, parsed: await PostalMime.parse(sink.raw[0]!) };
    } finally {
      mail.close();
      await sink.close();
    }
  };

  test.each([
    'Asha Rao has sent you an interest',
    'अनुष्का कुलकर्णी has written to you',
    'क्षत्रिय श्री ज्ञानेश्वर द्विवेदी has sent you an interest',
    'காயத்ரி சுப்பிரமணியன் has accepted your interest',
    'নন্দিনী বন্দ্যোপাধ্যায় has sent you an interest',
    'عائشہ خان has sent you an interest',
    'Asha 👩‍👩‍👧‍👦🏽💝 has sent you an interest',
    '₹12,50,000 is on its way back to you',
    'José Müller has written to you',
    '=?utf-8?B?SGFja2Vk?= has sent you an interest',
    '=?UTF-8?Q?Free_money?=',
    '=?utf-8?q?open',
    'a =?us-ascii?Q?b?= =?utf-8?B?4KSF?= c',
    'अनु =?utf-8?B?SGFja2Vk?= ष्का',
    '"Asha" <asha@example.com>, (comment); Bcc: everyone@example.com',
    'Asha: Rao; a=b?c_d  = 5'.replace('  ', ' '),
    long,
    `${'अनुष्का '.repeat(60)}has written to you`,
    `${'अ'.repeat(300)} has written to you`,
    `${'a'.repeat(300)} has written to you`,
    `${'💝'.repeat(120)}`,
  ])('arrives as it was written: %j', async (subject) => {
    const { raw, parsed } = await arrive(subject);
    expect(parsed.subject).toBe(subject);
    for (const line of raw.toString('latin1').split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a header is ASCII
    expect(raw.toString('latin1').split('\r\n\r\n')[0]).toMatch(/^[\u0000-\u007f]*$/);
  });

  test.each([
    ['Asha\r\nBcc: everyone@example.com', 'Asha Bcc: everyone@example.com'],
    ['Asha\nBcc: everyone@example.com\n\nAnother body', 'Asha Bcc: everyone@example.com Another body'],
    ['Asha\rX-Evil: 1', 'Asha X-Evil: 1'],
    ['अनु\r\n Bcc: everyone@example.com', 'अनु Bcc: everyone@example.com'],
    ['Asha\u2028Bcc: x\u2029y', 'Asha Bcc: x y'],
    ['Asha\u0000\u0007\u0085Rao', 'Asha Rao'],
    ['Asha\u000b\u000cRao\t!', 'Asha Rao !'],
    ['Asha \u202eoaR\u2066', 'Asha oaR'],
    ['Asha \ud83d Rao', 'Asha \ufffd Rao'],
    ['\r\n\r\nAsha', 'Asha'],
  ])('carries no other header: %j', async (subject, expected) => {
    const { parsed } = await arrive(subject);
    expect(parsed.subject).toBe(expected);
    expect(parsed.headers.map(({ key }) => key).sort()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(parsed.to).toEqual([{ address: 'asha@example.com', name: '' }]);
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.text?.trim()).toBe('Namaste');
  });
});

test('one receiver is one receiver, whatever the address looks like', async () => {
  const sink = await openSink();
  const mail = openMail({ ...config, smtpUrl: sink.url }, () => {});
  await mail
    .send({ to: 'asha@example.com, everyone@example.com', subject: 'Namaste', text: 'Namaste' })
    .catch(() => {});
  expect(sink.received.map(({ to }) => to)).not.toContain('everyone@example.com');
  mail.close();
  await sink.close();
});

test.each([
  [undefined, 'Humsafar', { name: 'Humsafar', address: 'help@humsafar.example' }],
  ['hello@humsafar.example', 'Humsafar', { name: 'Humsafar', address: 'hello@humsafar.example' }],
  [
    'Humsafar Pune <hello@humsafar.example>',
    'Humsafar',
    { name: 'Humsafar Pune', address: 'hello@humsafar.example' },
  ],
  [undefined, 'कल्याणम् विवाह', { name: 'कल्याणम् विवाह', address: 'help@humsafar.example' }],
  [
    undefined,
    'Shah, "Rao" & Co. <x@y.example>',
    {
      name: 'Shah, "Rao" & Co. <x@y.example>',
      address: 'help@humsafar.example',
    },
  ],
  [
    undefined,
    'Humsafar\r\nBcc: a@b.example',
    {
      name: 'Humsafar Bcc: a@b.example',
      address: 'help@humsafar.example',
    },
  ],
])('with MAIL_FROM %j the site %j sends as %j', async (mailFrom, name, expected) => {
  const sink = await openSink();
  const mail = openMail({ ...config, mailFrom, smtpUrl: sink.url }, () => {});
  const from = { name, address: 'help@humsafar.example' };
  await mail.send({ to: 'asha@example.com', subject: 'Namaste', text: 'Namaste', from });
  const { from: sender, headers } = await PostalMime.parse(sink.raw[0]!);
  expect(sender).toEqual(expected);
  expect(headers.filter(({ key }) => key === 'bcc')).toEqual([]);
  mail.close();
  await sink.close();
});

test('the outbox is for the owner alone, also one that was made before', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'humsafar-mail-'));
  const outbox = path.join(dataDir, 'outbox');
  await mkdir(outbox, { mode: 0o755 });
  const output: string[] = [];
  const mail = openMail({ ...config, dataDir }, (line) => output.push(line));
  await mail.send({ to: 'asha@example.com', subject: 'Two\r\nlines', text: 'Namaste' });
  const [name] = await readdir(outbox);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(outbox, name!))).mode & 0o777).toBe(0o600);
  // The subject may hold a name: it is in the file alone.
  expect(output).toEqual([`SMTP_URL is not set, so an email was saved as ${path.join(outbox, name!)}`]);
  await rm(dataDir, { recursive: true });
});
