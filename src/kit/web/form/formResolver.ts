import { toNestErrors } from '@hookform/resolvers';
import { i18n } from '@lingui/core';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type Coded, codeOfIssue, type Issue, readCode } from '../../api/errorCode.ts';
import { errorMessages } from '../../api/errorMessages.ts';

/**
 * Checks a form by a schema, and shows at its fields the words of the codes that the schema has.
 * @param given the schema, or what loads it: zod is a fifth of the scripts of a small page, which can be read without it
 */
export const formResolver =
  <Typed extends FieldValues, Output>(
    given: z.ZodType<Output, Typed> | (() => Promise<z.ZodType<Output, Typed>>),
  ): Resolver<Typed, unknown, Output> =>
  async (values, _context, options) => {
    // Without a connection the form is sent as it is, and shows the error of that.
    const schema = typeof given === 'function' ? await given().catch(() => null) : given;
    if (!schema) return { values: values as never, errors: {} };
    const { data, error } = await schema.safeParseAsync(values);
    if (!error) return { values: data!, errors: {} };
    const wrong: Record<string, FieldError> = {};
    for (const issue of error.issues) {
      wrong[issue.path.join('.')] ??= {
        type: issue.code as FieldError['type'],
        message: textOf(codeOfIssue(issue as Issue)),
      };
    }
    return { values: {}, errors: toNestErrors<Typed>(wrong as never, options) };
  };

function textOf(coded: Coded): string {
  const { code, params } = readCode(coded);
  const id = `error.${code}`;
  return i18n._(id, params, { message: errorMessages[code] });
}
