import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files, src } from '../../test/code/imports.ts';
import { staffRoles } from '../kit/shared/api/capabilities.ts';

const read = (file: string) => readFileSync(path.join(src, file), 'utf8');

/** Returns the code in a folder beside src, relative to src. */
const scriptsOf = (folder: string) =>
  readdirSync(path.join(src, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|m?js)$/.test(file))
    .map((file) => path.posix.join('..', folder, file));

test('an answer of a change is stored where what is being fetched cannot undo it', () => {
  const own = files.filter(
    (file) =>
      !/\.test\.tsx?$|api\/storeAnswer\.ts$/.test(file) &&
      /\b(setQuer\w+Data|cancelQueries)\b/.test(read(file)),
  );
  expect(own).toEqual([]);
});

test('private names for things with a standard one are gone', () => {
  const privateNames =
    /\b(strays?|misfits?|WhatOpensIt|Oops|Told|asMember|useOf|find_strays|papers)\b|\b(function|const|type) (forgive|tell|reaction|happening|Between)\w*/;
  const privateFiles = /(^|\/)(put|send|stay|words|papers|sheet|books|oops|trouble)(\.test)?\.tsx?$/;
  const spoken = /\b(const|let|function) (tell|hear|heard|say|said)\b/;
  const code = (file: string) => read(file).replaceAll(/'[^'\n]*'|`[^`]*`/g, '');
  const product = files.filter((file) => !file.startsWith('checks/'));
  const tools = ['bench', 'e2e', 'fuzz', 'sandbox', 'scripts', 'seed', 'test'].flatMap(scriptsOf);
  const named = [...product, ...tools].filter((file) => privateNames.test(code(file)));
  expect(named).toEqual([]);
  expect([...product, ...tools].filter((file) => spoken.test(code(file)))).toEqual([]);
  expect(product.filter((file) => privateFiles.test(file))).toEqual([]);
});

test('nothing is called by, at or of: who acts and when have names', () => {
  const called = [
    /\b(?:const|let) (?:by|at|of)\b|\bas (?:by|at)(?=[,`\n]| from)/,
    /(?:^|[({,;])\s*(?:by\??: (?:Actor|number|string)|at\??: (?:Date|string|ReturnType<typeof sql>))\b/m,
  ];
  const kept = [
    // What is stored, or waits in a job, under these names.
    '../bench/desk/auditRows.ts',
    '../bench/plans/traffic.ts',
    'base/audit/search.ts',
    'base/audit/store.ts',
    'kit/web/outbox/stored.ts',
    'care/notifications/kinds/people/savedSearch.ts',
    'care/notifications/tasks.ts',
    'meeting/saved-searches/alerts/matchStore.ts',
    'meeting/saved-searches/events.ts',
  ];
  const tools = ['bench', 'fuzz', 'sandbox', 'scripts', 'seed'].flatMap(scriptsOf);
  const product = [...files, ...tools].filter(
    (file) => !/\.test\.|tables\.gen/.test(file) && !kept.includes(file),
  );
  const shown = (file: string) =>
    read(file)
      .replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/'[^'\n]*'/g, '');
  expect(product.filter((file) => called.some((pattern) => pattern.test(shown(file))))).toEqual([]);
});

test('screens and operations ask for capabilities, not for the name of a role', () => {
  const product = files.filter(
    (file) => !file.includes('.test.') && file !== 'kit/shared/api/capabilities.ts',
  );
  const named = new RegExp(`\\brole\\b[^\\n]{0,4}[!=]== '(${staffRoles.join('|')})'`);
  expect(product.filter((file) => named.test(read(file)))).toEqual([]);
});
