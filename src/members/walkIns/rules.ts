import { z } from 'zod';
import { email, passwordPair } from '../../accounts/rules.ts';
import { code } from '../../kit/api/errorCode.ts';
import { phone } from '../../kit/text/phone.ts';
import { declaring, personOn } from '../../profiles/rules.ts';

/** The form by which staff register a family, on a given day in India (YYYY-MM-DD). */
export const familyOn = (day: () => string) => personOn(day).safeExtend({ email, phone });

/** The form by which a family claims its profile. */
export const claiming = passwordPair.extend({
  consent: z.literal(true, { error: code('consent_missing') }),
  ...declaring.shape,
});
