export const INTEREST_STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type InterestState = (typeof INTEREST_STATES)[number];

/** An interest between two profiles, as one of them sees it. */
export type InterestSeen = { state: InterestState; sent: boolean };

/** Days after which an unanswered interest expires. */
export const EXPIRES_AFTER_DAYS = 90;

/** How often one may send an interest to the same profile in so many days: withdrawing and sending again counts. */
export const SENDINGS_TO_ONE = 3;
export const SENDINGS_TO_ONE_DAYS = 30;

export type Sending = 'new' | 'again' | 'accept' | 'nothing' | 'refuse';

/**
 * What sending an interest means, given what is between the two already (`null`: nothing yet):
 * a new row, the same row again, accepting what waits, nothing more to do, or a refusal.
 * A declined interest stays declined for who sent it; the other side reopens it by answering.
 */
export function sending(between: InterestSeen | null): Sending {
  if (!between) return 'new';
  switch (between.state) {
    case 'pending':
      return between.sent ? 'nothing' : 'accept';
    case 'accepted':
      return 'nothing';
    case 'declined':
      return between.sent ? 'refuse' : 'accept';
    case 'withdrawn':
    case 'expired':
      return 'again';
  }
}

/** The receiver accepts what waits, and may accept later what they declined. */
export const canAccept = (it: InterestSeen) =>
  !it.sent && (it.state === 'pending' || it.state === 'declined');

export const canDecline = (it: InterestSeen) => !it.sent && it.state === 'pending';

export const canWithdraw = (it: InterestSeen) => it.sent && it.state === 'pending';
