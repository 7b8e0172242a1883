import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contract } from './contract.ts';

// What people type into a field of a kind comes in the digits of any script, and with the signs of any keyboard.

type Field = z.ZodType & { _zod: { def: Definition } };
type Definition = {
  type: string;
  innerType?: Field;
  element?: Field;
  options?: Field[];
  in?: Field;
  out?: Field;
  shape?: Record<string, Field>;
};

/** Calls back with every field of a schema, by its name. */
function visit(field: Field, found: (name: string, field: Field) => void): void {
  const { innerType, element, options, in: before, out: after, shape } = field._zod.def;
  for (const inner of [innerType, element, before, after, ...(options ?? [])]) if (inner) visit(inner, found);
  for (const [name, one] of Object.entries(shape ?? {})) {
    found(name, one);
    visit(one, found);
  }
}

/** Whether a field is sent as it was typed: not chosen, and no number, which the form has read. */
function isTyped(field: Field): boolean {
  const { type, innerType, in: before } = field._zod.def;
  const inner = innerType ?? before;
  return inner ? isTyped(inner) : type === 'string' || type === 'transform';
}

const inputs = Object.entries(contract).flatMap(([room, endpoints]) =>
  Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const { inputSchema } = (endpoint as unknown as { '~orpc': { inputSchema?: Field } })['~orpc'];
    return inputSchema ? [{ name: `${room}.${name}`, inputSchema }] : [];
  }),
);

/** Fields by their names: as they are typed, and what is kept of it. */
const kinds: [names: RegExp, typed: string[], kept: unknown][] = [
  [
    /^(date|from|to|born|dateOfBirth|callBackOn|termsVersion)$/,
    ['२०२७-०३-०४', '2027\u201103\u201104', '\u200e2027-03-04'],
    '2027-03-04',
  ],
  [/^month$/, ['२०२५-०३', '2025\u201303'], '2025-03'],
  [/^(time|timeOfBirth)$/, ['१०:३०', '10\u223630', '१०：३०'], '10:30'],
  [/^pin$/, ['४११००४', '411\u00a0004', '४११\u2011००४'], '411004'],
  [/^(phone|officerPhone)$/, ['+९१९८२२०१२३४५', '\u202a+919822012345\u202c'], '+919822012345'],
  [/^(email|contactEmail|officerEmail)$/, ['asha\u200b＠example.com'], 'asha@example.com'],
  [
    /^(name|names|accountName|fatherName|motherName|officerName)$/,
    ['Anne\u2013Marie D\u2019Souza'],
    "Anne-Marie D'Souza",
  ],
  [/^(ageFrom|ageTo|ageMin|ageMax|within)$/, ['३०', '\u200e30'], 30],
  [/^height(Min|Max)$/, ['१५०', '\u200e150'], 150],
  [/^sac$/, ['९९७१९९'], '997199'],
  [/^gstin$/, ['२७aapfu0939f1zv'], '27AAPFU0939F1ZV'],
  [/^prefix$/, ['ＨＵＭ'], 'HUM'],
  [/^(q|part|search|subject)$/, ['\u200e९८२२०'], '98220'],
];

/** Names of things, names that are typed again only to be compared, and words of messages and posts, which are looked for as they were written. */
const others = new Set(
  [
    'vocabulary.addOption vocabulary.changeOption memberships.changePlan site.changeFacts members.saveView',
    'savedSearches.add savedSearches.change accounts.addPasskey accounts.renamePasskey members.remove members.merge',
  ]
    .join(' ')
    .split(' ')
    .map((endpoint) => `${endpoint} name`)
    .concat('messages.search q', 'posts.staffList q'),
);

test.each(kinds)('%s is kept alike however it is typed', (names, typed, kept) => {
  const found: string[] = [];
  for (const { name, inputSchema } of inputs)
    visit(inputSchema, (key, field) => {
      const where = `${name} ${key}`;
      if (!names.test(key) || others.has(where) || !isTyped(field)) return;
      found.push(where);
      for (const text of typed)
        expect([where, text, field.safeParse(text).data]).toEqual([where, text, kept]);
    });
  expect(found).not.toEqual([]);
});

test('every schema of a day or an instant is the one that knows what the database can store', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|kit\/shared\/api\/dates\.ts$/.test(file),
  );
  expect(files.filter((file) => /z\s*\.iso\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
