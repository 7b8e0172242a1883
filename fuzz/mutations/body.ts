import { pick } from '../../seed/random.ts';
import { hostile, oddName } from '../hostile.ts';
import { type Mutation, show } from './draft.ts';

/** Mutations of the body: an unknown field, its content type, its JSON, its size. */
export const onBody: Mutation[] = [
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
];
