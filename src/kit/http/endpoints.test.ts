import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../../../test/gateway.ts';
import { buyer } from '../../../test/purchase.ts';
import { findUnstorable, UNSTORABLE } from '../shared/api/text.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

describe('text that the database cannot store is refused at its field', () => {
  const message = { name: 'Asha', email: 'asha@example.com', message: 'Namaste' };

  test.each([
    ['/api/sessions', { email: 'a\0b@example.com', password: 'a quiet river 7' }, 'email'],
    ['/api/sessions', { email: 'asha@example.com', password: 'a\0quiet river' }, 'password'],
    ['/api/sessions', { email: '\ud83d@example.com', password: 'a quiet river 7' }, 'email'],
    ['/api/contact-messages', { ...message, message: 'Namaste\0' }, 'message'],
    ['/api/contact-messages', { ...message, name: 'Asha \udc00' }, 'name'],
    ['/api/contact-messages', { ...message, unknown: { list: ['x', 'a\0'] } }, 'unknown.list.1'],
    ['/api/contact-messages', { ...message, unknown: { 'a\0': 'x' } }, 'unknown'],
    ['/api/contact-messages', { ...message, 'a\0': 'x' }, 'form'],
  ])('%s %j', async (path, body, field) => {
    const answer = await site.visitor().post(path, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID', status: 422 } });
    expect(answer.body.data.fields).toMatchObject({ [field]: { code: UNSTORABLE } });
  });

  test('so are more marks on one letter than any language has: they are drawn over what is beside the text', async () => {
    const send = (text: string) =>
      site.visitor().post('/api/contact-messages', { ...message, message: text });
    const { status, body } = await send(`Namaste a${'\u0301'.repeat(13)}`);
    expect([status, body.data.fields.message.code]).toEqual([422, 'text_marks']);
    expect((await send(`Namaste a${'\u0301'.repeat(12)}`)).status).toBe(201);
  });

  test('in a query and in a path', async () => {
    const browser = site.visitor();
    expect((await browser.get('/api/profiles?city=Pu%00ne')).body.data.fields).toMatchObject({
      city: { code: UNSTORABLE },
    });
    expect((await browser.get('/api/profiles/P%00')).body.data.fields).toMatchObject({
      id: { code: UNSTORABLE },
    });
  });

  test('after the question who asks', async () => {
    expect(await site.visitor().post('/api/requests', { message: '\0' })).toMatchObject({ status: 401 });
  });

  test('what is nested deeper than any form is refused, however deep', async () => {
    for (const depth of [40, 60_000]) {
      const answer = await site
        .visitor()
        .post('/api/contact-messages', `{"message":${'['.repeat(depth)}${']'.repeat(depth)}}`);
      expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([422, ['form']]);
    }
  });

  test('emoji and the scripts of India are text', () => {
    expect(findUnstorable({ a: '👩‍👩‍👧 क्‍ष', b: ['தமிழ்', 'ဩကျွှဲ့', 'ཧྥྱྭཱུྂ', 'हि॒॑ँ', null, 1, true] })).toEqual({});
  });
});

describe('an object where a text belongs is refused at its field', () => {
  test.each(['{"toString":"x"}', '{"toString":"x","valueOf":"y"}', '{"length":6}', '[]', '[[411004]]'])(
    'as the PIN code of an order: %s',
    async (pin) => {
      const member = await site.as('demo');
      const answer = await member.post('/api/orders', {
        plan: 'Gold',
        amountPaise: 299_900,
        buyer: { ...buyer, pin: JSON.parse(pin) },
      });
      expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID' } });
      expect(Object.keys(answer.body.data.fields)).toEqual(['buyer.pin']);
    },
  );

  test.each(['ageMin[toString]=x', 'ageMin[valueOf]=x&ageMin[toString]=y', 'ageMin[]=20&ageMin[x]=3'])(
    'as an age in a query: %s',
    async (query) => {
      const answer = await site.visitor().get(`/api/profiles?${query}`);
      expect([answer.status, Object.keys(answer.body.data?.fields ?? {})]).toEqual([422, ['ageMin']]);
    },
  );
});

test('a field named as a property of every object is answered by its name', async () => {
  const body = '{"name":"Asha","email":"a@example.com","message":"Namaste","toString":"\\u0000"}';
  const answer = await site.visitor().post('/api/contact-messages', body);
  expect(answer.body.data.fields).toMatchObject({ toString: { code: UNSTORABLE } });
});

test('a body that is not what its content-encoding says fails no request, nor the next one', async () => {
  const socket = connect(Number(new URL(site.base).port), '127.0.0.1');
  const body = 'x'.repeat(300_000);
  const lines = ['Host: localhost', 'Content-Encoding: gzip', `Content-Length: ${body.length}`];
  socket.write(`GET /api/site HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.write('GET /api/plans HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  let text = '';
  for await (const part of socket.setEncoding('utf8').setTimeout(30_000, () => socket.destroy()))
    text += part;
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});

describe('an answer', () => {
  /** Reads the plans, which are longer than what is not worth compressing. */
  async function read(encoding: string) {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get(`${site.base}/api/plans`, { headers: { 'accept-encoding': encoding } }, resolve).on(
        'error',
        reject,
      ),
    );
    return { headers: answer.headers, body: await buffer(answer) };
  }

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])(
    'is compressed for who accepts %s, also when it is asked for again',
    async (accepted, encoding, open) => {
      const plain = (await read('identity')).body;
      for (const { headers, body } of [await read(accepted), await read(accepted)]) {
        expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': `${body.length}` });
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(body.length).toBeLessThan(plain.length);
        expect(open(body).toString()).toBe(plain.toString());
      }
    },
  );

  test('is sent as it is to who accepts no other', async () => {
    const { headers, body } = await read('identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body.toString()).length).toBeGreaterThan(1);
  });
});
