import type { CallDirection, CallOutcome, CallPerson } from '../../src/desk/members/shared/calls.ts';

type Call = {
  profile: string;
  direction: CallDirection;
  person: CallPerson;
  outcome: CallOutcome;
  daysAgo: number;
  /** Time of the day in India, in minutes after midnight. */
  minute: number;
  /** In how many days the family wants to be called back. */
  callBackIn?: number;
  note?: string;
};

/** Phone calls of the staff with the families of the cast: in a demo alone. */
export const calls: Call[] = [
  {
    profile: 'demo',
    direction: 'outgoing',
    person: 'mother',
    outcome: 'talked',
    daysAgo: 6,
    minute: 11 * 60 + 20,
    note: 'Welcome call. The family looks in Mumbai and Pune first. She will add two more photos.',
  },
  {
    profile: 'demo',
    direction: 'incoming',
    person: 'mother',
    outcome: 'talked',
    daysAgo: 2,
    minute: 17 * 60 + 45,
    note: 'Asked who has seen their contact details. Showed her where the dashboard lists it.',
  },
  {
    profile: 'vikram',
    direction: 'outgoing',
    person: 'member',
    outcome: 'no_answer',
    daysAgo: 3,
    minute: 12 * 60 + 5,
  },
  {
    profile: 'vikram',
    direction: 'outgoing',
    person: 'father',
    outcome: 'call_back',
    daysAgo: 1,
    minute: 18 * 60 + 30,
    callBackIn: 2,
    note: 'Was at a wedding. Please call after 7 pm.',
  },
  {
    profile: 'harpreet',
    direction: 'outgoing',
    person: 'brother',
    outcome: 'talked',
    daysAgo: 4,
    minute: 16 * 60 + 10,
    note: 'Explained what the relationship manager does. They prefer families from Ludhiana or Delhi.',
  },
  {
    profile: 'arjun',
    direction: 'incoming',
    person: 'member',
    outcome: 'call_back',
    daysAgo: 1,
    minute: 10 * 60 + 15,
    callBackIn: 0,
    note: 'Wants help with the horoscope section. Free tomorrow.',
  },
];
