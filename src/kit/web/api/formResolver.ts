import { toNestErrors } from '@hookform/resolvers';
import { i18n } from '@lingui/core';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type Coded, codeOfIssue, type Issue, readCode } from '../../api/errorCode.ts';
import { errorMessages } from '../../api/errorMessages.ts';

/** Checks a form by a schema, and shows at its fields the words of the codes that the schema has. */
export const formResolver =
  <Typed extends FieldValues, Output>(schema: z.ZodType<Output, Typed>): Resolver<Typed, unknown, Output> =>
  async (values, _context, options) => {
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
