import type { Chance } from '../../seed/random.ts';
import type { Endpoint } from '../endpoints.ts';
import type { Input } from '../inputs.ts';

/** A request before it is serialised. */
export type Draft = {
  method: string;
  /** `{id}` is a field of the input. */
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: a mutation may produce anything
  input: any;
  /** Whether a valid request has a body even where no field is given. */
  hasBody: boolean;
  headers: Record<string, string | string[]>;
  /** Sent as it is, instead of the input. */
  body?: string | Buffer;
  query?: string;
  /** Fields of the path that are written as they are, without percent-encoding. */
  unencoded: boolean;
  /** Statuses of the mutations, in addition to the contract's. */
  expects: Set<number>;
  /** Whether it may reach another endpoint, or come without a session: then only faults are checked. */
  astray: boolean;
  done: string[];
};

/** Changes a draft at one place, and notes in `done` what it did. */
export type Mutation = (draft: Draft, next: Chance) => void;

/** Returns the start of a value as JSON, for `done`. */
export const show = (value: unknown) => JSON.stringify(value)?.slice(0, 60);

/** Returns the draft of a valid request. */
export const draftOf = (
  { method, path, input: schema }: Pick<Endpoint, 'method' | 'path' | 'input'>,
  input: Input,
): Draft => ({
  method,
  path,
  input: structuredClone(input),
  // The fields of a path make up an input of their own.
  hasBody: schema !== null && !path.includes('{'),
  headers: {},
  unencoded: false,
  expects: new Set(),
  astray: false,
  done: [],
});
