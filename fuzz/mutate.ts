import { type Chance, pick } from '../seed/random.ts';
import type { Endpoint } from './endpoints.ts';
import { hostile, neighbour, oddName } from './hostile.ts';
import { worst } from './hostileValues.ts';
import { fieldsOf, type Input, put } from './inputs.ts';

/** A request before it is serialised. */
export type Draft = {
  method: string;
  /** `{id}` is a field of the input. */
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: a mutation may produce anything
  input: any;
  headers: Record<string, string | string[]>;
  /** Sent as it is, instead of the input. */
  body?: string | Buffer;
  query?: string;
  /** Fields of the path that are written as they are, without percent-encoding. */
  unencoded: boolean;
  /** Statuses of the mutations besides those of the contract. */
  expects: Set<number>;
  /** Whether it may reach another endpoint, or come without a session: then only faults are checked. */
  astray: boolean;
  done: string[];
};

type Place = { holder: Record<string, unknown>; key: string };

/** Returns every place of a value in an input, the input's own fields first. */
function placesIn(holder: Record<string, unknown>, found: Place[] = []): Place[] {
  for (const key of Object.keys(holder).slice(0, 20)) {
    found.push({ holder, key });
    const inner = holder[key];
    if (typeof inner === 'object' && inner !== null && found.length < 60) {
      placesIn(inner as Record<string, unknown>, found);
    }
  }
  return found;
}

const show = (value: unknown) => JSON.stringify(value)?.slice(0, 60);

type Mutation = (draft: Draft, next: Chance) => void;

const onFields: Mutation[] = [
  (draft, next) => {
    const { holder, key } = pick(next, placesIn(draft.input));
    holder[key] = hostile(next);
    draft.done.push(`${key} = ${show(holder[key])}`);
  },
  (draft, next) => {
    const { holder, key } = pick(next, placesIn(draft.input));
    holder[key] = neighbour(next, holder[key]);
    draft.done.push(`${key} ~ ${show(holder[key])}`);
  },
  (draft, next) => {
    const { holder, key } = pick(next, placesIn(draft.input));
    delete holder[key];
    draft.done.push(`no ${key}`);
  },
  (draft, next) => {
    const { holder, key } = pick(next, placesIn(draft.input));
    holder[key] = pick(next, [
      [holder[key]],
      [holder[key], holder[key]],
      { [key]: holder[key] },
      show(holder[key]),
    ]);
    draft.done.push(`${key} in another shape`);
  },
  (draft, next) => {
    const places = placesIn(draft.input);
    const [one, other] = [pick(next, places), pick(next, places)];
    one.holder[one.key] = typeof other.holder[other.key] === 'object' ? null : other.holder[other.key];
    draft.done.push(`${one.key} as ${other.key}`);
  },
];

const onTransport: Mutation[] = [
  (draft, next) => {
    const name = oddName(next);
    // As its own property: of an object, `__proto__` would be another one.
    Object.defineProperty(draft.input, name, {
      value: hostile(next),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    draft.expects.add(400);
    draft.done.push(`a field ${show(name)}`);
  },
  (draft, next) => {
    draft.headers['content-type'] = pick(next, [
      ...[
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
      ],
      ...[
        'application/json; charset=utf-16',
        'application/json;;',
        'APPLICATION/JSON',
        'text/event-stream',
        '/',
        '',
      ],
      ...[
        'application/octet-stream',
        'application/problem+json',
        'x'.repeat(500),
        'application/json, text/plain',
      ],
    ]);
    for (const status of [400, 415, 422]) draft.expects.add(status);
    draft.done.push('a content type');
  },
  (draft, next) => {
    const whole = JSON.stringify(draft.input);
    draft.body = pick(next, [
      ...[
        whole.slice(0, -1),
        whole.slice(1),
        `${whole}${whole}`,
        `${whole},`,
        '{',
        '}',
        '"',
        '{"a":',
        'nul',
        '\0',
        ' ',
      ],
      ...[
        'null',
        'true',
        '1',
        '-0',
        '1e400',
        '[]',
        '{}',
        '""',
        '"text"',
        '[{}]',
        '[null]',
        '\ufeff{}',
        "{'a':1}",
        '{a:1}',
      ],
      ...[
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '{"a":1,"a":2}',
        '{"toString":"x"}',
      ],
      ...[
        '['.repeat(100_000),
        `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
        `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`,
      ],
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
    ]);
    draft.expects.add(400);
    draft.done.push(`a body ${show(String(draft.body))}`);
  },
  (draft) => {
    draft.body = JSON.stringify({ ...draft.input, more: 'x'.repeat(300_000) });
    draft.expects.add(413);
    draft.done.push('a body of 300 kB');
  },
  (draft, next) => {
    draft.method = pick(next, [
      'GET',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'HEAD',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'QUERY',
    ]);
    draft.astray = true;
    draft.done.push('a method');
  },
  (draft, next) => {
    draft.headers.cookie = pick(next, [
      ...[
        'session=',
        'session',
        '=',
        ';;;',
        'session=%E0%A4%A',
        'session=%00',
        'session="a; b=',
        '__proto__=x; session=a',
      ],
      ...[
        'session=a; session=b',
        `session=${'x'.repeat(7000)}`,
        `device=${'é'.repeat(100)}`,
        'device=%ed%a0%80',
        '\xff=\xfe',
      ],
      ...[
        'constructor=1; toString=2',
        'session=../../x',
        'session=a=b=c',
        'session={"a":1}',
        `a=1;${' b=2;'.repeat(800)}`,
      ],
    ]);
    draft.astray = true;
    draft.done.push('a cookie');
  },
  (draft, next) => {
    const [name, value] = pick(next, [
      ['user-agent', 'é\xff\x80'.repeat(300)],
      ['user-agent', ''],
      ['accept', '*/*;q=x, \xff'],
      ['accept-encoding', 'br;q=9, gzip;q=-1, x'],
      ['accept-language', 'x'.repeat(3000)],
      ['if-none-match', '*'],
      ['if-modified-since', 'never'],
      ['range', 'bytes=5-1,-'],
      ['content-encoding', 'gzip'],
      ['x-forwarded-for', "' or 1=1, ::::, \xff"],
      ['x-forwarded-for', ', , ,'],
      ['x-forwarded-for', Array.from({ length: 500 }, () => '10.0.0.1').join()],
      ['x-forwarded-proto', 'gopher'],
      ['x-forwarded-host', '[::1'],
      ['x-forwarded-host', 'a b'],
      ['x-http-method-override', 'DELETE'],
      ['x-razorpay-signature', '\xff'],
      ['x-razorpay-event-id', '\xff'.repeat(500)],
      ['referer', 'javascript:alert(1)'],
      ['last-event-id', '\xff'],
    ] as const);
    draft.headers[name] = value;
    draft.expects.add(400);
    draft.done.push(`${name}: ${show(value)}`);
  },
  (draft, next) => {
    const [name, value] = pick(next, [
      ['origin', 'null'],
      ['origin', 'http://['],
      ['origin', 'https://example.com'],
      ['sec-fetch-site', 'cross-site'],
      ['host', '['],
      ['host', 'a b:99999'],
      ['host', ''],
      ['expect', 'the unexpected'],
    ] as const);
    draft.headers[name] = value;
    draft.astray = true;
    draft.done.push(`${name}: ${value}`);
  },
  (draft, next) => {
    const field = pick(next, [...Object.keys(draft.input), 'a', 'cursor']);
    draft.query = pick(next, [
      `${field}=1&${field}=2`,
      `${field}[]=1&${field}[]=2`,
      `${field}[a]=1&${field}=2`,
      `${field}[toString]=x`,
      `${field}[__proto__][x]=1`,
      '__proto__[x]=1',
      'constructor[prototype][x]=1',
      `${field}[0]=a&${field}[9999]=b`,
      `${field}[99999999]=b`,
      `${field}${'[a]'.repeat(1000)}=1`,
      `${field}[[]]=1&]=&[=&[]=`,
      `${field}=%00`,
      `${field}=%`,
      `${field}=%ed%a0%80`,
      `${field}=%ff%fe`,
      `${field}=${'x'.repeat(9000)}`,
      `${'&'.repeat(2000)}${field}`,
      `${Array.from({ length: 1500 }, (_, at) => `${field}=${at}`).join('&')}`,
      '\\[=1&a\\]=2',
      `length=5&${field}[length]=1e9`,
    ]);
    draft.done.push(`a query ${show(draft.query)}`);
  },
  (draft, next) => {
    const odd = pick(
      next,
      [
        '%',
        '%E0%A4%A',
        '%zz',
        '%ff',
        '%00',
        '..',
        '.',
        '',
        '/',
        '//',
        '\\',
        '%2e%2e',
        ';',
        '*',
        '@',
        ':',
        '[',
      ].concat('é'),
    );
    draft.path = draft.path.includes('{')
      ? draft.path.replace(/\{\w+\}/, odd)
      : draft.path + pick(next, ['', '/']) + odd;
    draft.unencoded = true;
    draft.astray = true;
    draft.done.push(`a path with ${show(odd)}`);
  },
];

/**
 * Sets one field to one of the worst values: as `at` rises, every field gets each of them, and then again.
 * @param start where to begin, so that other seeds begin elsewhere
 */
export function sweep(draft: Draft, { input }: Endpoint, start: number, at: number): void {
  const fields = fieldsOf(input!);
  const place = (start + at) % (fields.length * worst.length);
  const path = fields[place % fields.length]!;
  const value = worst[Math.floor(place / fields.length)];
  // The objects that hold it may be missing, or be null.
  if (path.length > 1 && typeof draft.input[path[0]!] !== 'object') draft.input[path[0]!] = {};
  put(draft.input, path, structuredClone(value));
  draft.done.push(`${path.join('.')} = ${show(value)}`);
}

/** Mutates a valid request in one place, sometimes in two or three. */
export function mutate(draft: Draft, next: Chance): void {
  const times = pick(next, [1, 1, 1, 2, 3]);
  for (let time = 0; time < times; time++) {
    const fields = Object.keys(draft.input).length > 0 && next() < 0.75;
    pick(next, fields ? onFields : onTransport)(draft, next);
  }
}

export const draftOf = (method: string, path: string, input: Input): Draft => ({
  method,
  path,
  input: structuredClone(input),
  headers: {},
  unencoded: false,
  expects: new Set(),
  astray: false,
  done: [],
});
