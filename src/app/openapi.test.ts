import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { listApi } from '../../test/code/openapi.ts';
import { contract } from './contract.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Operation = {
  operationId: string;
  summary?: string;
  parameters?: { name: string; in: string }[];
  responses: Record<string, unknown>;
};

test('the description lists every endpoint with its refusals', async () => {
  const { body } = await site.visitor().get('/api/openapi.json');
  expect(body.openapi).toMatch(/^3\.1/);
  const operations = Object.values(body.paths as Record<string, Record<string, Operation>>).flatMap((path) =>
    Object.values(path),
  );
  const described = new Map(operations.map((operation) => [operation.operationId, operation]));
  const expected = Object.entries(contract).flatMap(([room, endpoints]) =>
    Object.keys(endpoints).map((name) => `${room}.${name}`),
  );
  expect(expected.filter((id) => !described.has(id))).toEqual([]);
  expect([...described.keys()].filter((id) => !expected.includes(id)).sort()).toEqual([
    'invoices.read',
    'live',
    'photos.read',
    'photos.upload',
    'profileHoroscopes.print',
  ]);

  for (const [room, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const operation = described.get(`${room}.${name}`)!;
      const { errorMap, meta } = (
        endpoint as { '~orpc': { errorMap: Record<string, { status: number }>; meta: { access: unknown } } }
      )['~orpc'];
      const statuses = Object.values(errorMap).map(({ status }) => String(status));
      expect([operation.operationId, statuses.filter((status) => !(status in operation.responses))]).toEqual([
        operation.operationId,
        [],
      ]);
      expect(operation.summary).toBeTruthy();
      const refused = typeof meta.access === 'object' ? '404' : '401';
      if (meta.access !== 'visitor') expect(operation.responses).toHaveProperty(refused);
    }
  }
});

test('no address holds a secret: logs of proxies and histories of browsers keep addresses', async () => {
  const { body } = await site.visitor().get('/api/openapi.json');
  const operations = Object.values(body.paths as Record<string, Record<string, Operation>>).flatMap((path) =>
    Object.values(path),
  );
  const inAddresses = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.map(({ name }) => `${operationId} ${name}`),
  );
  expect(inAddresses.length).toBeGreaterThan(100);
  expect(inAddresses.filter((one) => /token|password|secret|code$/i.test(one))).toEqual([]);
});

test('the API is the one in openapi.txt, which `npm run openapi` regenerates', async () => {
  const { body } = await site.visitor().get('/api/openapi.json');
  await expect(listApi(body)).toMatchFileSnapshot('./openapi.txt');
});

test('an unknown address of the API answers 404 as JSON', async () => {
  for (const path of ['/api/nothing', '/api/', '/api/profiles/P001/nothing']) {
    expect(await site.visitor().get(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  }
});
