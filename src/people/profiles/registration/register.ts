import { customAlphabet } from 'nanoid';
import { readCustomFields } from '../../../base/custom-fields/fields.ts';
import { pickTerms, readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { Client } from '../../../kit/api/call.ts';
import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { createAccount } from '../../accounts/accounts.ts';
import { hashPassword } from '../../accounts/passwords/password.ts';
import { weaknessOn } from '../../accounts/passwords/weakness.ts';
import { openSession } from '../../accounts/sessions/sessions.ts';
import { changedCustom } from '../custom/values.ts';
import { contactIn } from '../facts/masked.ts';
import { type PersonToAdd, type Registration, wrongBirth } from '../shared/rules.ts';
import { relist } from '../visible/listing.ts';
import { recordDeclaration } from './declarations.ts';
import { insertProfile } from './insertProfile.ts';

// Crockford's base 32: no I, L, O or U, so that an id read aloud is typed correctly.
const drawCode = customAlphabet('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 8);

/** Creates a public id that cannot be guessed by counting: P and eight characters, 40 random bits. */
const newPublicId = () => `P${drawCode()}`;

/**
 * Registers: account, profile and session in one transaction. Refuses with CONFLICT when the email already has an
 * account (the only endpoint that reveals it, so it is limited per address), and with INVALID for the rest.
 */
export async function register(
  app: App,
  client: Client,
  it: Registration,
): Promise<{ id: string; listed: boolean }> {
  const terms = await checkPerson(app, it);
  const weak = weaknessOn(app, it.password, [it.name, it.email, it.phone, it.accountName ?? '']);
  if (weak) throw refuse.invalid({ password: weak });
  const wait = await consume(app.db, app.clock, {
    key: `register from ${client.address}`,
    max: 60,
    windowSeconds: 3600,
  });
  if (wait) throw refuse.tooMany(wait, code('registration_too_often'));

  const passwordHash = await hashPassword(it.password);
  const done = await app.db.transaction().execute(async (tx) => {
    const account = await createAccount(app, tx, {
      email: it.email,
      phone: it.phone,
      passwordHash,
      locale: client.locale,
      name: it.profileFor === 'self' ? null : it.accountName || null,
    });
    if (account === undefined) return null;
    const { key, id, listed } = await createProfile(app, tx, account, it, terms);
    await recordDeclaration(tx, key, account);
    return { id, listed, session: await openSession(app, tx, client, account) };
  });
  if (!done) throw refuse.conflict(code('email_taken'));
  client.setSession(done.session.token);
  client.setDevice(done.session.device);
  return { id: done.id, listed: done.listed };
}

type Terms = Awaited<ReturnType<typeof checkPerson>>;

/** Refuses a person who may not be registered. Returns the ids of the vocabulary's options. */
export async function checkPerson(app: App, it: PersonToAdd) {
  const wrong = wrongBirth(it.dateOfBirth, it.gender, dayInIndia(app.clock()));
  if (wrong) throw refuse.invalid({ dateOfBirth: wrong });
  const contact = contactIn(it.name);
  if (contact) throw refuse.invalid({ name: contact });
  return pickTerms(await readVocabulary(app.db), {
    religion: { kind: 'religion', key: it.religion },
    motherTongue: { kind: 'mother_tongue', key: it.motherTongue },
  });
}

/** Adds a profile owned by an account, inside the caller's transaction. */
export async function createProfile(app: App, tx: Tx, account: number, it: PersonToAdd, terms: Terms) {
  const now = app.clock();
  const publicId = newPublicId();
  const asked = readCustomFields(app).filter((field) => field.asked);
  const { custom, texts } = changedCustom(asked, it.custom ?? {}, { custom: {}, texts: {} });
  const profile = await insertProfile(tx, account, {
    publicId,
    profileFor: it.profileFor,
    name: it.name,
    gender: it.gender,
    dateOfBirth: it.dateOfBirth,
    religionId: terms.religion,
    motherTongueId: terms.motherTongue,
    now,
    custom,
    customTexts: texts,
    approvedAt: app.config.moderation === 'automatic' ? now : null,
  });
  await recordEvent(tx, {
    name: 'profile.created',
    data: { profile, account },
    actor: account,
    subject: { kind: 'profile', id: profile },
  });
  return { key: profile, id: publicId, listed: await relist(app, tx, profile, account) };
}
