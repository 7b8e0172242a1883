import { expect, test } from 'vitest';
import { pathOnSite } from './pathOnSite.ts';

test.each([
  ['/interests', '/interests'],
  ['/browse?city=Pune&page=2#P001', '/browse?city=Pune&page=2#P001'],
  ['/profile/../account', '/account'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/.//evil.example', null],
  ['/x/..//evil.example', null],
  ['https://evil.example/login', null],
  ['javascript:alert(1)', null],
  ['dashboard', null],
  ['', null],
  [null, null],
])('after logging in, %j leads to %j', (next, path) => {
  expect(pathOnSite(next)).toBe(path);
});
