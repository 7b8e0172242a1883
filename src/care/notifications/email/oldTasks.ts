import type { App } from '../../../kit/app/app.ts';
import type { Outgoing } from '../../../kit/jobs/emails.ts';
import type { Tasks } from '../../../kit/jobs/jobs.ts';
import { findInterestSides } from '../../../meeting/interests/read.ts';
import { findConversationSides, listUnreadOf } from '../../../meeting/messages/read.ts';
import { listNotifiedMemberships } from '../../../money/memberships/read.ts';
import { findRefundPayer } from '../../../money/payments/read.ts';
import { findRequester } from '../../../money/requests/read.ts';
import type { AnyKind } from '../kind.ts';
import { membershipBegan } from '../kinds/memberships/membershipBegan.ts';
import { membershipEnded } from '../kinds/memberships/membershipEnded.ts';
import { membershipEnding } from '../kinds/memberships/membershipEnding.ts';
import { refundSent } from '../kinds/memberships/refundSent.ts';
import { requestAnswered } from '../kinds/memberships/requestAnswered.ts';
import { interestAccepted } from '../kinds/people/interestAccepted.ts';
import { interestReceived } from '../kinds/people/interestReceived.ts';
import { messageReceived } from '../kinds/people/messageReceived.ts';
import { findAddressee, findManaged, findManager, type Receiver } from '../receivers.ts';
import { writeMail } from './compose.ts';

// Emails that an earlier version had enqueued when this one was installed, by their old task names. A failing
// one is retried for four days.

/** Writes the email about one event. */
async function compose(
  app: App,
  kind: AnyKind,
  receiver: Receiver | undefined,
  data: object,
): Promise<Outgoing | null> {
  const addressee = receiver && (await findAddressee(app.db, receiver, app.clock()));
  if (!addressee) return null;
  const found = await kind.load(app, addressee, [data as Parameters<typeof kind.key>[0]]);
  const [one] = found.values();
  return one === undefined ? null : writeMail(app, kind, addressee, [one]);
}

type InterestPayload = { interest: string; sentAt: string; account?: number };

async function composeInterest(
  app: App,
  kind: AnyKind,
  { interest, sentAt, account: named }: InterestPayload,
  [what, side, other]: ['sent', 'receiver', 'sender'] | ['accepted', 'sender', 'receiver'],
): Promise<Outgoing | null> {
  const sides = await findInterestSides(app, interest);
  // Withdrawn and sent again since: that one has its own email.
  if (!sides || sides.sentAt.toISOString() !== sentAt) return null;
  const profile = sides[side];
  const account = named ?? (await findManager(app.db, profile));
  if (!account) return null;
  const email = await compose(app, kind, { account, profile }, { interest, ...sides });
  return email && { ...email, oncePerDay: `interest ${what} by ${sides[other]} to account ${account}` };
}

async function composeMembership(
  app: App,
  kind: AnyKind,
  { membership, account: named }: { membership: number; account?: number },
  rest: object = {},
): Promise<Outgoing | null> {
  const [found] = await listNotifiedMemberships(app.db, [membership]);
  // Jobs from before profiles had several managers have no account.
  const account = found && (named ?? (await findManager(app.db, found.profile_id)));
  return compose(app, kind, account ? { account, profile: found.profile_id } : undefined, {
    membership,
    ...rest,
  });
}

export const oldEmails: NonNullable<Tasks['emails']> = {
  mail_interest_sent: (app, payload) =>
    composeInterest(app, interestReceived, payload, ['sent', 'receiver', 'sender']),
  mail_interest_accepted: (app, payload) =>
    composeInterest(app, interestAccepted, payload, ['accepted', 'sender', 'receiver']),
  async mail_unread_message(app, { conversation, account, at: sentAt }) {
    const profile = await findManaged(app.db, account, await findConversationSides(app.db, conversation));
    const addressee = profile && (await findAddressee(app.db, { account, profile }, app.clock()));
    if (!addressee) return null;
    const [first, ...others] = await listUnreadOf(app.db, addressee, conversation);
    if (!first) return null;
    return {
      ...(await writeMail(app, messageReceived, addressee, [first, ...others])),
      oncePerDay: `messages in ${conversation} until ${sentAt} to account ${account}`,
    };
  },
  mail_membership_began: (app, payload) => composeMembership(app, membershipBegan, payload),
  mail_membership_ending: (app, payload) => composeMembership(app, membershipEnding, payload, { days: 1 }),
  mail_membership_ended: (app, payload) => composeMembership(app, membershipEnded, payload),
  async mail_request_answered(app, { request }) {
    const found = await findRequester(app.db, request);
    const receiver = found?.account_id ? { account: found.account_id, profile: found.profile_id } : undefined;
    return compose(app, requestAnswered, receiver, { request });
  },
  async mail_refund(app, { refund }) {
    const account = await findRefundPayer(app.db, refund);
    return compose(app, refundSent, account ? { account, profile: null } : undefined, { refund });
  },
};
