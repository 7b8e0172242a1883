import { expect, test } from 'vitest';
import { UNSTORABLE } from '../src/kit/shared/api/text.ts';
import { contractEndpoints } from './endpoints.ts';
import { openFixtures } from './fixtures.ts';
import { choicesOf, fieldsOf, makeInput, put } from './inputs.ts';
import { draftOf } from './mutations/draft.ts';
import { openSender, write } from './requests.ts';

test('every field of every endpoint refuses a NUL and half of a surrogate pair, by its name', async () => {
  const fixtures = await openFixtures();
  const sender = openSender(fixtures.port);
  const wrong: unknown[] = [];
  let sent = 0;
  for (const endpoint of contractEndpoints) {
    const cookie = await fixtures.cookieOf(fixtures.ownerOf(endpoint));
    const next = choicesOf(1, endpoint.name, 0);
    const valid = makeInput(next, endpoint, await fixtures.prepare(endpoint, next));
    for (const path of endpoint.input ? fieldsOf(endpoint.input) : []) {
      const inAddress = endpoint.method === 'GET' || endpoint.path.includes(`{${path[0]}}`);
      // Bytes of an address that are not valid UTF-8 are refused or replaced before they are text.
      for (const bad of inAddress ? ['a\0b'] : ['a\0b', '\ud83d']) {
        const draft = draftOf(endpoint, valid);
        put(draft.input, path, bad);
        const request = write(draft);
        if (cookie) request.headers.cookie = cookie;
        const { status, text } = await sender.send(request);
        sent++;
        const fields = status === 422 ? JSON.parse(text).data.fields : text;
        if (fields[path.join('.')]?.code !== UNSTORABLE)
          wrong.push([endpoint.name, path, bad, status, fields]);
      }
    }
  }
  sender.close();
  await fixtures.close();
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(120);
});
