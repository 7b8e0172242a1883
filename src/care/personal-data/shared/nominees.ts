import { z } from 'zod';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { phone } from '../../../kit/shared/api/phone.ts';
import { email } from '../../../people/accounts/shared/rules.ts';
import { MANAGER_RELATIONS, type ManagerRelation } from '../../../people/managers/shared/rules.ts';
import { name } from '../../../people/profiles/shared/rules.ts';

/** Who a nominee is to the person who names them. */
export const NOMINEE_RELATIONS = MANAGER_RELATIONS.filter(
  (one): one is Exclude<ManagerRelation, 'self'> => one !== 'self',
);

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
