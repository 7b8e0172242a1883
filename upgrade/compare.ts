import { isDeepStrictEqual } from 'node:util';
import { added, addresses, fields, notFoundToday, refusalFields, shapes, values } from './changes.ts';
import type { Page } from './fixture.ts';
import type { Then } from './shapes.ts';

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };
type Fields = { [field: string]: Json };

const applies = (addresses: RegExp | undefined, address: string) => !addresses || addresses.test(address);
const isFields = (value: Json): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns today's address of an old one. */
export function addressToday(address: string): string {
  const moved = addresses.reduce((now, { was, now: to }) => now.replace(was, to), address);
  const [path, query] = moved.split('?');
  if (query === undefined) return moved;
  const search = new URLSearchParams(query);
  for (const [field, value] of [...search]) search.set(field, spelledToday(field, value, address));
  return `${path}?${search}`;
}

function spelledToday(field: string, value: string, address: string): string {
  for (const one of values) {
    if (one.field === field && applies(one.at, address)) return one.spelling[value] ?? value;
  }
  return value;
}

/** Returns an old answer as it should read today. @param address as it was */
export function answerToday(was: unknown, address: string, then: Then): unknown {
  if (isRefusal(was)) return refusalOf(was);
  if (isWhole(was)) return { ...was, body: answerToday(was.body, address, then) };
  const shape = shapes.find(({ at }) => at.test(address));
  return convert((shape ? shape.now(was, address, then) : was) as Json, '', address);
}

function convert(value: Json, field: string, address: string): Json {
  if (Array.isArray(value)) return value.map((one) => convert(one, field, address));
  if (typeof value === 'string') return spelledToday(field, value, address);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]) => {
      const renamed = fields.find(({ was, at }) => was === name && applies(at, address));
      return renamed?.now === null ? [] : [[renamed?.now ?? name, convert(inside, name, address)]];
    }),
  );
}

/** Returns today's answer without what is new in it. @param address as it was */
export function comparable(now: unknown, address: string): unknown {
  if (isRefusal(now)) return refusalOf(now);
  if (isWhole(now)) return { ...now, body: comparable(now.body, address) };
  const left = new Set(added.filter(({ at }) => at.test(address)).map(({ field }) => field));
  return left.size === 0 ? now : without(now as Json, left);
}

function without(value: Json, left: Set<string>): Json {
  if (Array.isArray(value)) return value.map((one) => without(one, left));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !left.has(name))
      .map(([name, inside]) => [name, without(inside, left)]),
  );
}

const isRefusal = (body: unknown): body is Fields =>
  isFields(body as Json) && Number.isInteger((body as Fields).status) && 'code' in (body as Fields);

/** Whether it is an answer with its status. */
export const isWhole = (answer: unknown): answer is { status: number; body: unknown } =>
  isFields(answer as Json) && 'status' in (answer as Fields) && 'body' in (answer as Fields);

/** Makes today's refusal from the old one at an (old) address. */
export function refusalToday<T extends object>(was: T, address: string): T {
  const { body } = was as { body?: { message?: string } };
  if (!notFoundToday.at.test(address) || !notFoundToday.sentences.includes(body?.message ?? '')) return was;
  return { ...was, status: 404, body: { ...body, status: 404, code: 'NOT_FOUND' } };
}

const refusalOf = (body: Fields) => Object.fromEntries(refusalFields.map((field) => [field, body[field]]));

/**
 * Joins the pages of a list, which may be of another size today. What else a page has is taken from the first one.
 * A conversation is paged from its end.
 */
export function joinPages(pages: Page[], address: string): Page {
  const joined: Page = {};
  for (const page of pages) {
    for (const [field, value] of Object.entries(page)) {
      const before = joined[field];
      if (!Array.isArray(value)) joined[field] ??= value;
      else if (!Array.isArray(before)) joined[field] = value;
      else joined[field] = /\/messages$/.test(address) ? [...value, ...before] : [...before, ...value];
    }
  }
  return joined;
}

/** Lists where two values differ, one line each: path, what should be, and what is. */
export function differences(expected: unknown, found: unknown, path = ''): string[] {
  if (isDeepStrictEqual(expected, found)) return [];
  const [a, b] = [expected as Json, found as Json];
  if (Array.isArray(a) && Array.isArray(b)) {
    const shared = Math.min(a.length, b.length);
    const inside = a
      .slice(0, shared)
      .flatMap((one, index) => differences(one, b[index], `${path}[${index}]`));
    return a.length === b.length ? inside : [`${path}: ${a.length} → ${b.length} in number`, ...inside];
  }
  if (isFields(a ?? null) && isFields(b ?? null)) {
    const names = new Set([...Object.keys(a as Fields), ...Object.keys(b as Fields)]);
    return [...names].flatMap((name) =>
      differences((a as Fields)[name], (b as Fields)[name], `${path}.${name}`),
    );
  }
  return [`${path}: ${JSON.stringify(expected)} → ${JSON.stringify(found)}`];
}

/**
 * Lists kinds of differences, with an example and the number of each: ids, numbers in lists and queries apart, the
 * same place of the same endpoint.
 */
export function kindsOf(found: { address: string; asked: string; difference: string }[]): string[] {
  const kinds = new Map<string, { example: string; number: number }>();
  for (const { address, asked, difference } of found) {
    const endpoint = address.replace(/\?.*/, '').replace(/\/(P[0-9A-Z]{3,}|[0-9a-f-]{36})(?=\/|$)/g, '/*');
    const place = difference.replace(/: .*/s, '').replace(/\[\d+\]/g, '[]');
    const kind = kinds.get(endpoint + place) ?? { example: `${asked} ${address} ${difference}`, number: 0 };
    kind.number += 1;
    kinds.set(endpoint + place, kind);
  }
  return [...kinds.values()].map(({ example, number }) => `${number} × such as ${example}`);
}
