import { pick } from '../../seed/random.ts';
import { type Mutation, show } from './draft.ts';

/** Sends another method to the same path. */
export const changeMethod: Mutation = (draft, next) => {
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
};

/** Mutations of the query and the path. */
export const onAddress: Mutation[] = [
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
      `${Array.from({ length: 1500 }, (_, index) => `${field}=${index}`).join('&')}`,
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
