import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorMessages } from '../kit/api/errorMessages.ts';

test('the catalog has the words of every refusal', () => {
  const catalog = readFileSync(new URL('../catalog/en.po', import.meta.url), 'utf8');
  const missing = Object.keys(errorMessages).filter((code) => !catalog.includes(`msgid "error.${code}"`));
  expect(missing).toEqual([]);
});
