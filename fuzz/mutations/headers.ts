import { pick } from '../../seed/random.ts';
import { type Mutation, show } from './draft.ts';

/** Mutations of cookies and other headers. */
export const onHeaders: Mutation[] = [
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
];
