import { toNestErrors } from '@hookform/resolvers';
import { i18n } from '@lingui/core';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type Coded, codeOfIssue, type Issue, readCode } from '../../shared/api/errorCode.ts';
import { cleanInput } from '../../shared/text/clean.ts';

type Messages = typeof import('../../shared/api/errorMessages.ts')['errorMessages'];

/** All sentences of errors: they are long, and nobody reads them before a form has been filled in. */
const loadMessages = () =>
  import('../../shared/api/errorMessages.ts').then(({ errorMessages }) => errorMessages);

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
    const schema = typeof given === 'function' ? given() : given;
    const loaded = await Promise.all([schema, loadMessages()]).catch(() => null);
    if (!loaded) return { values: values as never, errors: {} };
    const [checked, messages] = loaded;
    const { data, error } = await checked.safeParseAsync(cleanInput(values));
    if (!error) return { values: data!, errors: {} };
    const wrong: Record<string, FieldError> = {};
    for (const issue of error.issues) {
      wrong[issue.path.join('.')] ??= {
        type: issue.code as FieldError['type'],
        message: textOf(codeOfIssue(issue as Issue), messages),
      };
    }
    return { values: {}, errors: toNestErrors<Typed>(wrong as never, options) };
  };

function textOf(coded: Coded, messages: Messages): string {
  const { code, params } = readCode(coded);
  const id = `error.${code}`;
  return i18n._(id, params, { message: messages[code] });
}
