import { between, type Chance, chance, numberFrom, pick } from '../seed/random.ts';
import type { Endpoint, Schema } from './endpoints.ts';

const words = 'Namaste family engineer Pune आशा அன்பு শুভ 27 O’Brien quiet-river (old) & new; 50%'.split(' ');

const hex = (next: Chance, digits: number) =>
  Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('');

export const uuid = (next: Chance) =>
  `${hex(next, 8)}-${hex(next, 4)}-4${hex(next, 3)}-a${hex(next, 3)}-${hex(next, 12)}`;

function text(next: Chance, { minLength = 0, maxLength = 200 }: Schema): string {
  const wanted = between(next, minLength, Math.min(maxLength, minLength + 60));
  let made = '';
  while (made.length < wanted) made += `${made && ' '}${pick(next, words)}`;
  const fitting = made.slice(0, Math.max(wanted, minLength)).trim();
  return fitting.length >= minLength ? fitting : fitting.padEnd(minLength, 'a');
}

/** Generates a value that a schema accepts. Patterns are not read: a field with one may need a value from `needs/`. */
function make(next: Chance, schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return pick(next, schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return make(next, pick(next, either));
  switch (schema.type) {
    case 'null':
      return null;
    case 'boolean':
      return next() < 0.5;
    case 'integer':
    case 'number': {
      const { minimum = (schema.exclusiveMinimum ?? -1) + 1, maximum = 1_000_000, multipleOf = 1 } = schema;
      const low = Math.max(Math.ceil(minimum / multipleOf), 0);
      return (
        between(next, low, Math.max(low, Math.floor(Math.min(maximum, 1_000_000) / multipleOf))) * multipleOf
      );
    }
    case 'array': {
      const { minItems = 0, maxItems = 3 } = schema;
      const length = between(next, minItems, Math.min(maxItems, minItems + 2));
      return Array.from({ length }, () => make(next, schema.items ?? {}));
    }
    case 'object': {
      const required = new Set(schema.required);
      const fields = Object.entries(schema.properties ?? {}).filter(
        ([name]) => required.has(name) || next() < 0.4,
      );
      return Object.fromEntries(fields.map(([name, field]) => [name, make(next, field)]));
    }
    default:
      if (schema.format === 'uuid') return uuid(next);
      if (schema.format === 'date-time') return new Date(between(next, 1e9, 1.8e9) * 1000).toISOString();
      return text(next, schema);
  }
}

export type Input = Record<string, unknown>;

/**
 * Generates an input that the contract accepts, from the endpoint's schema, overridden by `given`.
 * Throws when that is not accepted: the endpoint then needs values from needs/.
 */
export function makeInput(next: Chance, endpoint: Endpoint, given: Input): Input {
  if (!endpoint.input) return { ...given };
  for (let tries = 0; tries < 20; tries++) {
    const input = { ...(make(next, endpoint.input) as Input), ...given };
    for (const [name, value] of Object.entries(given)) if (value === undefined) delete input[name];
    if (endpoint.accepts(input)) return input;
  }
  throw new Error(
    `${endpoint.name}: no valid input could be made from its schema. Give it the fields it needs in fuzz/needs/.`,
  );
}

/** Returns the path of every field of an input that is not an object itself, also of optional ones. */
export function fieldsOf(schema: Schema, path: string[] = []): string[][] {
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, field]) => fieldsOf(field, [...path, name]));
  }
  return schema.items ? fieldsOf(schema.items, [...path, '0']) : [path];
}

/** Sets a value at a path of an input, with the objects around it. */
export function put(input: Input, [name, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    input[name!] = value;
    return;
  }
  input[name!] ??= rest[0] === '0' ? [] : {};
  put(input[name!] as Input, rest, value);
}

/** The random choices of one request: the same for the same seed, endpoint and index, whatever else is run. */
export const choicesOf = (seed: number, endpoint: string, index: number): Chance =>
  chance(numberFrom(`${seed} ${endpoint} ${index}`));
