import { expect, test } from 'vitest';
import { fillJson } from './template.ts';

const values = { SITE_name: 'A & B', SITE_phone: null, PUBLIC_URL: 'https://a.example' };

test.each([
  ['several in one text', '{"a":"__PUBLIC_URL__/x __SITE_name__"}', '{"a":"https://a.example/x A & B"}'],
  ['what is no place', '{"a":"__SITE_other__"}', '{"a":"__SITE_other__"}'],
  ['a place without a value', '{"name":"__SITE_name__","tel":"__SITE_phone__"}', '{"name":"A & B"}'],
])('fills %s', (_, built, served) => {
  expect(fillJson(built, values)).toBe(served);
});

test('a value is text: no place, no pattern of a replacement', () => {
  const hostile = { SITE_name: '"\'$& __PUBLIC_URL__', PUBLIC_URL: 'https://a.example' };
  expect(JSON.parse(fillJson('{"name":"__SITE_name__"}', hostile)).name).toBe(hostile.SITE_name);
});
