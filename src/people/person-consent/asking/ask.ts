import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { hashToken, newToken } from '../../accounts/tokens/tokens.ts';
import { listInvited } from '../../managers/read.ts';
import { findProfile } from '../../profiles/read.ts';
import { lockForEditing, lockProfile } from '../../profiles/visible/listing.ts';
import { readConsent, readOwnConsent } from '../read.ts';
import { type ConsentRequest, cleanAddress, inboxOf, isSameContact } from '../shared/rules.ts';
import { deleteLinks, findConsent, hasPersonToAsk, insertLink, listContacts, upsertAsked } from '../store.ts';
import { sendLinkBySms } from './sms.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** Questions of one account. */
const A_DAY = 10;

type Ask = {
  profileId: number;
  channel: 'email' | 'phone';
  address: string;
  actor: number;
  /** Network address. */
  from: string;
  locale: string;
  /** Locks the profile, and returns whether the actor may still ask. */
  lock(tx: Tx): Promise<boolean>;
  also?(tx: Tx): Promise<void>;
};

/** Asks the person of a profile that a member manages. Limited per profile, address and network, the longer the more often. */
export async function askPerson(
  app: App,
  member: Member & { locale: string },
  it: ConsentRequest,
  from: string,
) {
  const { accountId, profile, locale } = member;
  // An account with an invented address must not send emails to others.
  if (!member.verified) throw refuse.forbidden(code('email_unconfirmed'));
  const limit = { key: `person consents asked by ${accountId}`, max: A_DAY, windowSeconds: DAY };
  const wait = await consume(app.db, app.clock, limit);
  if (wait) throw refuse.tooMany(wait, code('person_asked_often'));
  await ask(app, {
    profileId: profile.id,
    channel: it.channel,
    address: cleanAddress(it),
    actor: accountId,
    from,
    locale,
    lock: (tx) => lockForEditing(tx, profile.id, accountId),
  });
  return readOwnConsent(app, member);
}

/** Asks the person of a profile for its family: at the counter. */
export async function askForMember(app: App, staff: Staff, { id, ...it }: ConsentRequest & { id: string }) {
  const profileId = await findProfile(app, id);
  if (profileId === undefined) throw refuse.notFound();
  await ask(app, {
    profileId,
    channel: it.channel,
    address: cleanAddress(it),
    actor: staff.accountId,
    from: staff.address,
    locale: 'en',
    lock: async (tx) => (await lockProfile(tx, profileId)) !== undefined,
    also: (tx) =>
      recordAudit(tx, {
        actor: staff,
        action: 'change',
        subject: { kind: 'profile', id },
        now: app.clock(),
        after: { personAsked: it.channel },
      }),
  });
  return readConsent(app, profileId);
}

async function ask(app: App, it: Ask): Promise<void> {
  const { profileId, channel, address } = it;
  if (channel === 'phone' && !app.config.sms) throw refuse.invalid({ channel: code('person_sms_off') });
  await check(app.db, profileId, address);
  await consumeAll(app, it);
  if (channel === 'email') return app.db.transaction().execute((tx) => store(app, tx, it, null));
  // Whoever may not ask has no SMS sent.
  await app.db.transaction().execute((tx) => lockAndCheck(tx, it));
  const token = newToken();
  await sendLinkBySms(app, { ...it, token, pause: pauseOf(profileId) });
  // Nothing is stored before the gateway has taken it. Where that fails now, or the person has answered meanwhile, the link in the
  // SMS is an unknown one, and everything is as before.
  await app.db.transaction().execute((tx) => store(app, tx, it, token));
}

/** Stores where the person is asked, with the link of an SMS; that of an email is made when it is written. */
async function store(app: App, tx: Tx, it: Ask, token: string | null): Promise<void> {
  const { profileId, channel, address, actor } = it;
  const now = app.clock();
  const before = await lockAndCheck(tx, it);
  await upsertAsked(tx, { profileId, channel, address, actor, now });
  if (before.address !== address) await deleteLinks(tx, profileId);
  if (token) await insertLink(tx, { tokenHash: hashToken(token), profileId, address, now });
  await recordEvent(tx, {
    name: 'person_consent.asked',
    data: { profile: profileId },
    actor,
    subject: { kind: 'profile', id: profileId },
    jobs: token ? [] : [{ task: 'mail_person_consent', payload: { profile: profileId } }],
  });
  await it.also?.(tx);
}

async function lockAndCheck(tx: Tx, { lock, profileId, address }: Ask) {
  if (!(await lock(tx))) throw refuse.notFound();
  // Whoever waited for the lock finds what was answered meanwhile.
  return check(tx, profileId, address);
}

/** Refuses when the person registered the profile, has agreed already, or the address is not the person's own. */
async function check(db: Database | Tx, profileId: number, address: string) {
  const row = await findConsent(db, profileId);
  if (!row) throw refuse.notFound();
  if (!hasPersonToAsk(row)) throw refuse.conflict(code('person_is_self'));
  // Who has lost the link gets it again, at the same address.
  if (row.state === 'given' && row.address !== address) throw refuse.conflict(code('person_consented'));
  const isSame = (one: string) => isSameContact(one, address);
  const family = [...(await listContacts(db, profileId)), ...(await listInvited(db, profileId))];
  if (family.some(isSame)) throw refuse.invalid({ address: code('person_contact_own') });
  if (row.refused_addresses.some(isSame)) throw refuse.invalid({ address: code('person_refused_here') });
  return row;
}

const pauseOf = (profileId: number) => `person consent of ${profileId}, next`;

/** Refuses with the time to wait when any limit is used up. The limits of longer windows make the pauses grow. */
async function consumeAll(app: App, { profileId, address, from }: Ask): Promise<void> {
  const limits: [key: string, max: number, windowSeconds: number][] = [
    [pauseOf(profileId), 1, 60],
    [`person consent of ${profileId}`, 3, HOUR],
    [`person consent of ${profileId} in a day`, 5, DAY],
    [`person consent of ${profileId} in a month`, 12, 30 * DAY],
    [`person consent to ${inboxOf(address)} in a day`, 3, DAY],
    [`person consent to ${inboxOf(address)} in a month`, 6, 30 * DAY],
    [`person consents asked from ${from}`, 60, HOUR],
  ];
  for (const [key, max, windowSeconds] of limits) {
    const wait = await consume(app.db, app.clock, { key, max, windowSeconds });
    if (wait) throw refuse.tooMany(wait, code('person_asked_often'));
  }
}
