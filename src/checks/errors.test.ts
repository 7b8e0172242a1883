import { globSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { src } from '../../test/code/imports.ts';
import { ERROR_TABLE } from '../../vite.catalog.ts';
import { englishOf, refuse } from '../kit/api/refusals.ts';
import { readPo } from '../kit/locale/po.ts';
import { code, codeOfIssue, type ErrorCode, type Issue, readCode } from '../kit/shared/api/errorCode.ts';
import { errorMessages } from '../kit/shared/api/errorMessages.ts';

const server = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !/\.test\.tsx?$|\.gen\.ts$|(^|\/)test\/|errorMessages\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${src}/${file}`, 'utf8') }));

test('every code is used, and has its sentence in the catalog', () => {
  const used = new Set(
    server.flatMap(({ text }) => [...text.matchAll(/\bcode\(\s*'(\w+)'/g)].map(([, name]) => name)),
  );
  // It is the sentence of the refusal INVALID, which has field errors and no reason.
  used.add('input_invalid');
  expect(Object.keys(errorMessages).filter((name) => !used.has(name))).toEqual([]);
  const entries = readPo(readFileSync(`${src}/catalog/en.po`, 'utf8'));
  const catalog = new Map(
    entries.filter(({ explicit }) => explicit).map((one) => [one.key, one.translation]),
  );
  for (const [name, message] of Object.entries(errorMessages)) {
    expect(catalog.get(`error.${name}`), 'npm run words').toBe(message);
  }
});

test('the build, which compiles the table, and `npm run words` find it where it is', () => {
  expect(import.meta.resolve('../kit/shared/api/errorMessages.ts')).toMatch(ERROR_TABLE);
});

test('no schema and no refusal has its own sentence', () => {
  const wrong = server.flatMap(({ file, text }) => {
    if (!/from 'zod'|refuse\./.test(text)) return [];
    const rest = text
      .replace(/\.describe\(\s*(['"`])[\s\S]*?\1,?\s*\)|summary:\s*(['"`])[\s\S]*?\2/g, '')
      .replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
    const checks =
      /(?:refuse\.\w+\(|\.(?:min|max|length|regex|refine|int|positive|multipleOf|email|uuid|date|string|number|enum|literal|gte|lte)\(|message:|error:)[^;]{0,80}?(['"`])([A-Z][^'"`]* [^'"`]*)\1/g;
    return [...rest.matchAll(checks)].map(([, , sentence]) => `${file}: ${sentence}`);
  });
  expect(wrong.sort()).toEqual(known);
});

/** Codes of requests that no page of the site sends: only programs read them. */
const known = [
  'kit/http/http.ts: This request comes from another site.',
  'money/payments/webhooks/webhooks.ts: The signature does not match the body.',
];

test.each<[z.ZodType, unknown, ErrorCode, object | undefined]>([
  [z.string().min(3), 'a', 'text_short', { minimum: 3 }],
  [z.string().max(3), 'abcd', 'text_long', { maximum: 3 }],
  [z.array(z.number()).min(1), [], 'list_short', { minimum: 1 }],
  [z.array(z.number()).max(1), [1, 2], 'list_long', { maximum: 1 }],
  [z.number().min(18), 17, 'number_small', { minimum: 18 }],
  [z.number().max(18), 19, 'number_large', { maximum: 18 }],
  [z.number().multipleOf(5), 7, 'number_step', { divisor: 5 }],
  [z.string(), 7, 'value_type', { expected: 'string' }],
  [z.enum(['a', 'b']), 'c', 'choice_invalid', undefined],
  [z.iso.date(), 'x', 'value_invalid', undefined],
  [z.string().min(1, code('answer_missing')), '', 'answer_missing', undefined],
  [z.string().max(2, code('name_long', { maximum: 2 })), 'abc', 'name_long', { maximum: 2 }],
  [z.string().refine(() => false, 'An unknown sentence.'), '', 'value_invalid', undefined],
])('what a schema finds has a code: %#', (schema, value, name, params) => {
  const issue = schema.safeParse(value).error!.issues[0] as Issue;
  expect(readCode(codeOfIssue(issue))).toEqual({ code: name, ...(params && { params }) });
});

test('a sentence has its parameters, as India writes numbers', () => {
  expect(englishOf(code('message_long', { maximum: 100000 }))).toBe(
    'A message can have at most 1,00,000 characters.',
  );
  expect(englishOf(code('interest_repeated', { sent: 3, window: 7, days: 1 }))).toContain(
    'another one in 1 day.',
  );
});

test('every sentence is a valid message, and a refusal has code, parameters and sentence', () => {
  for (const message of Object.values(errorMessages)) expect(() => compileMessage(message)).not.toThrow();
  expect(refuse.conflict(code('request_taken', { colleague: 'Meera' })).toJSON()).toEqual({
    defined: true,
    code: 'CONFLICT',
    status: 409,
    message: 'Meera is handling it.',
    data: { reason: { code: 'request_taken', params: { colleague: 'Meera' } } },
  });
});
