import { z } from 'zod';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { phone } from '../../../kit/shared/api/phone.ts';
import { email, passwordPair } from '../../../people/accounts/shared/rules.ts';
import {
  asking,
  cleanAddress,
  isSameContact,
  typedAsking,
} from '../../../people/person-consent/shared/rules.ts';
import { declaring, person, personOn } from '../../../people/profiles/shared/rules.ts';

const asked = typedAsking.describe(
  "The person's own email or phone number, where they are asked; empty: not asked",
);

type Asked = { profileFor: string; person?: z.output<typeof asked> | undefined };

/** Returns how the person is asked when their family is registered; null where nobody is. */
export const personToAsk = ({ profileFor, person }: Asked) =>
  profileFor !== 'self' && person && person.address.trim() !== '' ? person : null;

/** A family may have none; its phone number is the login then. */
const emailIfAny = z
  .string()
  .trim()
  .transform((typed, context) => {
    if (typed === '') return null;
    const read = email.safeParse(typed);
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: read.error.issues[0]!.message });
    return z.NEVER;
  })
  .describe('Empty for a family without one');

const read = z.object({ profileFor: person.shape.profileFor, person: asked.optional() });

/**
 * The form that registers a family, on a given day in India (YYYY-MM-DD). The person's address counts only where the profile
 * is for somebody else.
 */
export const familyOn = (day: () => string) =>
  personOn(day)
    .safeExtend({ email: emailIfAny, phone, person: asked.optional() })
    .superRefine(
      (it, context) => {
        const how = personToAsk(it);
        if (!how) return;
        const wrong = (message: string) =>
          context.addIssue({ code: 'custom', path: ['person', 'address'], message });
        const checked = asking.safeParse(how);
        if (!checked.success) return wrong(checked.error.issues[0]!.message);
        const address = cleanAddress(checked.data);
        const family = [email.safeParse(it.email).data, phone.safeParse(it.phone).data];
        if (family.some((one) => one && isSameContact(one, address))) wrong(code('person_contact_own'));
      },
      { when: ({ value }) => read.safeParse(value).success },
    );

/** The form that claims a profile. */
export const claiming = passwordPair.extend({
  consent: z.literal(true, { error: code('consent_missing') }),
  ...declaring.shape,
});
