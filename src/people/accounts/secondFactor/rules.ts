import { z } from 'zod';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { line } from '../../../kit/shared/api/text.ts';
import { cleanCode } from '../../../kit/shared/text/clean.ts';
import { login } from '../shared/rules.ts';

/** How many recovery codes one has. */
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 10;
const PASSKEY_NAME_MAX = 40;

const typedCode = z
  .string({ error: code('second_factor_code_missing') })
  .max(60, code('second_factor_code_wrong'))
  .transform((typed) => cleanCode(typed).replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, code('second_factor_code_missing')));

/** A code of an authenticator app, or a recovery code; spaces and dashes are ignored. */
export const codeForm = z.object({ code: typedCode });

/** The form that asks for the password once more. */
export const passwordForm = z.object({ password: login.shape.password });

export const passkeyName = z
  .string({ error: code('passkey_name_missing') })
  .trim()
  .min(1, code('passkey_name_missing'))
  .max(PASSKEY_NAME_MAX, code('text_long', { maximum: PASSKEY_NAME_MAX }))
  .regex(line, code('text_unstorable'));
