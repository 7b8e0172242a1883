import { z } from 'zod';
import { email } from '../../accounts/rules.ts';
import { code } from '../../kit/api/errorCode.ts';
import { phone } from '../../kit/text/phone.ts';
import { RELATIONS, type Relation } from '../../managers/rules.ts';
import { name } from '../../profiles/rules.ts';

/** Who a nominee is to the person who names them. */
export const NOMINEE_RELATIONS = RELATIONS.filter((one): one is Exclude<Relation, 'self'> => one !== 'self');

/** The fields of the form that names a nominee. */
export const nominee = z.object({
  name,
  relation: z.enum(NOMINEE_RELATIONS, code('choice_invalid')),
  phone,
  email: z
    .literal('')
    .transform(() => null)
    .or(email)
    .nullable()
    .default(null),
});
export type Nominee = z.output<typeof nominee>;
/** What is typed into the form. */
export type NomineeInput = z.input<typeof nominee>;
