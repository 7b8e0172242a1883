import { z } from 'zod';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { phone } from '../../../kit/shared/api/phone.ts';
import { email } from '../../accounts/shared/rules.ts';

export const STATES = ['asked', 'given', 'refused', 'withdrawn'] as const;
export type ConsentState = (typeof STATES)[number];

/** How the person is reached; `account`: they manage the profile with a login of their own. */
export const CHANNELS = ['email', 'phone', 'account'] as const;

/** What a person can say with their link. */
export const ANSWERS = ['given', 'refused'] as const;
export type ConsentAnswer = (typeof ANSWERS)[number];

const readers = { email, phone };

/** How a person is to be asked, as it was typed. */
export const typedAsking = z.object({
  channel: z.enum(['email', 'phone'], { error: code('choice_invalid') }),
  address: z.string({ error: code('person_contact_missing') }).max(254, code('value_long')),
});

/** How a person is to be asked. */
export const asking = typedAsking.superRefine(({ channel, address }, context) => {
  const read = readers[channel].safeParse(address);
  if (!read.success)
    context.addIssue({ code: 'custom', path: ['address'], message: read.error.issues[0]!.message });
});
export type ConsentRequest = z.output<typeof asking>;

/** Returns an address that `asking` allows as it is stored: in small letters, or in E.164. */
export const cleanAddress = ({ channel, address }: ConsentRequest): string => readers[channel].parse(address);

const GMAIL = ['gmail.com', 'googlemail.com'];

/** Whether two email addresses, or phone numbers in E.164, reach the same person. */
export const isSameContact = (one: string, other: string): boolean => inboxOf(one) === inboxOf(other);

/** Returns a phone number as it is, and an email address without what makes no other inbox: a + and what follows, points at Gmail. */
export function inboxOf(contact: string): string {
  const [local = '', domain] = contact.toLowerCase().split('@');
  if (domain === undefined) return contact;
  const name = local.replace(/\+.*/, '');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${domain}`;
}

/** Returns the state after an answer. Who agreed and does not any more has withdrawn; a repeated answer changes nothing. */
export function nextState(state: ConsentState, answer: ConsentAnswer): ConsentState {
  if (answer === 'given') return 'given';
  if (state === 'given') return 'withdrawn';
  return state === 'withdrawn' ? state : 'refused';
}
