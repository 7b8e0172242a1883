import type { Client } from '../../../kit/api/call.ts';
import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { formatPhone } from '../../../kit/shared/api/phone.ts';
import { hashPassword } from '../../../people/accounts/passwords/password.ts';
import { weaknessOn } from '../../../people/accounts/passwords/weakness.ts';
import { findContact, lockAccount } from '../../../people/accounts/read.ts';
import { openSession } from '../../../people/accounts/sessions/sessions.ts';
import { claimAccount } from '../../../people/accounts/states/unclaimed.ts';
import { hashToken } from '../../../people/accounts/tokens/tokens.ts';
import { recordDeclaration } from '../../../people/profiles/registration/declarations.ts';
import { lockProfile } from '../../../people/profiles/visible/listing.ts';
import { deleteClaimLinks, findWalkInByLink, setClaimed } from './walkInStore.ts';

/** Returns whose profile a link is for. Refuses a link that is unknown, expired, replaced or used as not found. */
export async function readClaim(app: App, client: Client, token: string) {
  await limit(app, client);
  const found = await findWalkInByLink(app.db, hashToken(token), app.clock());
  const contact = found && (await findContact(app.db, found.account_id));
  if (!found || !contact || contact.suspended) throw refuse.notFound();
  return {
    name: found.name,
    email: contact.email,
    phone: contact.email ? null : formatPhone(contact.phone!),
  };
}

/** Claims a profile by a link: the family's password and consents, and a session. Of two at once, the second is not found. */
export async function acceptClaim(
  app: App,
  client: Client,
  { token, password }: { token: string; password: string },
): Promise<{ id: string }> {
  const { name, email, phone } = await readClaim(app, client, token);
  const weak = weaknessOn(app, password, [name, email ?? '', phone ?? '']);
  if (weak) throw refuse.invalid({ password: weak });
  const passwordHash = await hashPassword(password);
  const hash = hashToken(token);
  const done = await app.db.transaction().execute(async (tx) => {
    const seen = await findWalkInByLink(tx, hash, app.clock());
    if (!seen) throw refuse.notFound();
    await lockProfile(tx, seen.profile_id);
    await lockAccount(tx, seen.account_id);
    // Whoever waited for the lock finds the link used.
    const found = await findWalkInByLink(tx, hash, app.clock());
    if (!found) throw refuse.notFound();
    const { account_id: accountId, profile_id: profile, emailed } = found;
    if (!(await claimAccount(app, tx, { accountId, passwordHash, proved: emailed }))) throw refuse.notFound();
    await recordDeclaration(tx, profile, accountId);
    await setClaimed(tx, profile, app.clock());
    await deleteClaimLinks(tx, profile);
    await recordEvent(tx, {
      name: 'walk_in.claimed',
      data: { profile, account: accountId },
      actor: accountId,
      subject: { kind: 'profile', id: profile },
    });
    return { id: found.public_id, session: await openSession(app, tx, client, accountId) };
  });
  client.setSession(done.session.token);
  client.setDevice(done.session.device);
  return { id: done.id };
}

async function limit(app: App, { address }: Client): Promise<void> {
  const wait = await consume(app.db, app.clock, {
    key: `claims from ${address}`,
    max: 120,
    windowSeconds: 3600,
  });
  if (wait) throw refuse.tooMany(wait);
}
