import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmsGateway } from './gateways.ts';

const variables = {
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATES: 'code=1, person_consent=2',
  MSG91_WEBHOOK_SECRET: 's'.repeat(20),
};
const code = { to: '+919822012345', template: 'code', parameters: { secret: '123456' }, text: '' } as const;

let answer: { status: number; body: unknown };
const api = createServer((_request, response) => {
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});
beforeAll(() => new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve)));
afterAll(() => void api.close());

const open = () =>
  openSmsGateway(
    { ...variables, MSG91_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
    { production: false, publicUrl: 'http://localhost' },
  )!;

test.each([
  [200, { type: 'success', message: '3763646c3058373530393938' }, 'sent', undefined],
  [200, { type: 'success', message: '' }, 'unavailable', '200'],
  [200, { type: 'success' }, 'unavailable', '200'],
  [200, { type: 'error', message: 'Invalid mobile number', code: '202' }, 'wrong_number', '200 202'],
  [400, { type: 'error', message: 'Please provide valid mobile number 919822012345' }, 'wrong_number', '400'],
  [200, { type: 'error', message: '202' }, 'wrong_number', '200 202'],
  [200, { type: 'error', message: 'IP not whitelisted', code: 418 }, 'misconfigured', '200 418'],
  [400, { type: 'error', message: 'Template ID missing or invalid' }, 'misconfigured', '400'],
  [200, { type: 'error', message: 'DLT Entity ID missing', code: '203' }, 'misconfigured', '200 203'],
  [401, { status: 'fail', hasError: true, errors: 'Unauthorized', code: '401' }, 'misconfigured', '401'],
  [200, { type: 'error', message: 'Insufficient balance', code: '301' }, 'unavailable', '200 301'],
  [429, { type: 'error', message: 'Too many requests' }, 'unavailable', '429'],
  [503, { type: 'error', message: 'Service unavailable', code: '207' }, 'unavailable', '503 207'],
  [200, 'OK', 'unavailable', '200'],
  // A code is logged, and nothing that could be a number.
  [200, { type: 'error', message: 'Invalid mobile number', code: '919822012345' }, 'misconfigured', '200'],
])('%d %j is %s', async (status, body, outcome, why) => {
  answer = { status, body };
  const expected = why === undefined ? { outcome, id: expect.any(String) } : { outcome, why };
  expect(await open().send(code)).toEqual(expected);
});

const reported = (body: string) =>
  open().readReports({
    body,
    headers: {},
    query: new URLSearchParams({ secret: variables.MSG91_WEBHOOK_SECRET }),
  });

test('reports come as a form of several, or as JSON of one', () => {
  const form = (data: unknown) => new URLSearchParams({ data: JSON.stringify(data) }).toString();
  const two = [
    { requestId: 'a', report: [{ number: '919822012345', status: '1', desc: 'DELIVERED' }] },
    { requestId: 'b', report: [{ number: '919822012346', status: '17', desc: 'BLOCKED' }] },
  ];
  expect(reported(form(two))).toEqual([
    { id: 'a', state: 'delivered', why: '' },
    { id: 'b', state: 'failed', why: '17' },
  ]);
  expect(
    reported(JSON.stringify({ requestId: 'c', number: '919822012345', status: '2', desc: 'FAILED' })),
  ).toEqual([{ id: 'c', state: 'failed', why: '2' }]);
  // On its way.
  expect(reported(JSON.stringify({ requestId: 'c', status: 8 }))).toEqual([]);
  for (const text of ['', 'null', '[]', form({}), form([{ requestId: 7 }]), '{"requestId":"c"}'])
    expect(reported(text)).toBe('unreadable');
});

test('without a secret no report is believed', () => {
  const { MSG91_WEBHOOK_SECRET: _, ...rest } = variables;
  const gateway = openSmsGateway(rest, { production: true, publicUrl: 'https://shaadi.example' })!;
  const body = JSON.stringify({ requestId: 'c', status: '1' });
  for (const query of ['', 'secret=', 'secret=undefined'])
    expect(gateway.readReports({ body, headers: {}, query: new URLSearchParams(query) })).toBe('forged');
});
