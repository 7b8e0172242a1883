import { z } from 'zod';
import { staffRoles } from '../../../kit/shared/api/capabilities.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { line } from '../../../kit/shared/api/text.ts';
import { cleanName } from '../../../kit/shared/text/clean.ts';
import { email, passwordPair } from '../../../people/accounts/shared/rules.ts';
import { STAFF_NAME_MAX, STAFF_REASON_MAX } from './rules.ts';

export const staffName = z
  .string({ error: code('staff_name_missing') })
  .overwrite(cleanName)
  .min(1, code('staff_name_missing'))
  .max(STAFF_NAME_MAX, code('name_long', { maximum: STAFF_NAME_MAX }))
  .regex(line, code('text_unstorable'));

export const role = z.enum(staffRoles, { error: code('staff_role_missing') });

/** Why an admin does something to a colleague; it goes to the audit log. */
export const staffReason = z
  .string({ error: code('reason_missing') })
  .trim()
  .min(1, code('reason_missing'))
  .max(STAFF_REASON_MAX, code('text_long', { maximum: STAFF_REASON_MAX }))
  .regex(line, code('text_unstorable'));

/** The form that invites somebody to the team. */
export const invitationForm = z.object({ email, role });

/** The form that accepts an invitation. */
export const joinForm = passwordPair.extend({ name: staffName });
