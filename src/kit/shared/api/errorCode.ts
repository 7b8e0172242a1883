import type { errorMessages } from './errorMessages.ts';

type Messages = typeof errorMessages;

/** A code of `errorMessages`. */
export type ErrorCode = keyof Messages;

/** The names between braces; what plural and select choose from is none. */
type Names<S extends string> = S extends `${string}{${infer Inner}}${infer Rest}`
  ?
      | (Inner extends `${infer Name},${string}`
          ? Name
          : Inner extends `${string}${' ' | '#'}${string}`
            ? never
            : Inner)
      | Names<Rest>
  : never;

type Values<S extends string> = { [N in Names<S>]: string | number };

/** A code with its parameters, in one text: where zod has room for a message, this fits. */
export type Coded = string & { readonly coded: unique symbol };

export type ErrorParams = Record<string, string | number>;

/** Returns an error code with the parameters of its sentence: `code('password_short', { minimum: 10 })`. */
export function code<C extends ErrorCode>(
  name: C,
  ...[params]: [Names<Messages[C]>] extends [never] ? [] : [params: Values<Messages[C]>]
): Coded {
  return (params ? `${name} ${JSON.stringify(params)}` : name) as Coded;
}

/** Returns a code and its parameters as the API has them. */
export function readCode(coded: Coded): { code: ErrorCode; params?: ErrorParams } {
  const [name, json] = split(coded);
  return { code: name as ErrorCode, ...(json && { params: JSON.parse(json) }) };
}

function split(text: string): [string, string] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}

/** What zod found wrong with a value. */
export type Issue = {
  code?: string;
  message: string;
  origin?: string;
  expected?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  divisor?: number;
};

const CODED = /^[a-z_]+( \{.*\})?$/s;

/** Returns the error code of a schema's issue: the schema's own, or one for the kind of broken rule. */
export function codeOfIssue(issue: Issue): Coded {
  if (CODED.test(issue.message)) return issue.message as Coded;
  const minimum = Number(issue.minimum);
  const maximum = Number(issue.maximum);
  switch (`${issue.code} ${issue.origin ?? ''}`) {
    case 'too_small string':
      return code('text_short', { minimum });
    case 'too_big string':
      return code('text_long', { maximum });
    case 'too_small array':
      return code('list_short', { minimum });
    case 'too_big array':
      return code('list_long', { maximum });
  }
  switch (issue.code) {
    case 'too_small':
      return code('number_small', { minimum });
    case 'too_big':
      return code('number_large', { maximum });
    case 'not_multiple_of':
      return code('number_step', { divisor: Number(issue.divisor) });
    case 'invalid_type':
      return code('value_type', { expected: issue.expected ?? '' });
    case 'invalid_value':
      return code('choice_invalid');
    default:
      return code('value_invalid');
  }
}
