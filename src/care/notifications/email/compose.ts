import { writeEmail } from '../../../base/site/email.ts';
import { readSite } from '../../../base/site/read.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Outgoing } from '../../../kit/jobs/emails.ts';
import { enqueue } from '../../../kit/jobs/queue.ts';
import { formatsFor } from '../../../kit/locale/formats.ts';
import { i18nFor } from '../../../kit/locale/i18n.ts';
import { aboutProfile, paths } from '../../../paths.ts';
import { findManagedProfile, type ManagedProfile } from '../../../people/profiles/managed/managed.ts';
import { firstName } from '../../../people/profiles/shared/facts/firstName.ts';
import type { AnyKind, EmailDraft, NonEmpty, Writer } from '../kind.ts';
import { findKind } from '../kinds.ts';
import { isEmailed } from '../preferences.ts';
import { type Addressee, findAddressee } from '../receivers.ts';
import { isSwitchable } from '../shared/rules.ts';
import { claimItems, findMailableAt, listMailable, lockNotifications, takeDelivery } from '../store.ts';
import { showPeople } from './people.ts';
import { footerReason, stopLabelFor } from './texts.ts';
import { writeUnsubscribeToken } from './unsubscribe.ts';

/**
 * Returns the language tools that notifications and emails are written with.
 * @param about the profile that they are about; none where they are about the account
 */
export const writerFor = (app: App, locale: string, about?: { name: string; self: boolean }): Writer => ({
  i18n: i18nFor(locale),
  formats: formatsFor(locale),
  site: readSite(app).name,
  subject: { self: about?.self === false ? 'false' : 'true', profile: firstName(about?.name ?? '') },
});

/**
 * Writes the email of a notification from the current state; null where nothing is left to report, or its
 * receiver has switched it off, has read it in the bell, or may not be emailed.
 */
export async function composeNotification(app: App, notification: string): Promise<Outgoing | null> {
  const now = app.clock();
  const taken = await takeDelivery(app.db, notification, 'email', now);
  const kind = taken && findKind(taken.kind);
  if (!kind) return null;
  const { account_id: account, profile_id: profile } = taken;
  if (isSwitchable(kind.category)) {
    if (taken.read_at) return null;
    if (!(await isEmailed(app.db, account, kind.category))) return null;
  }
  const addressee = await findAddressee(app.db, { account, profile }, now);
  if (!addressee) return null;

  const items = await listMailable(app.db, notification);
  const events = items.map(({ data }) => data as Parameters<typeof kind.key>[0]);
  const found = await kind.load(app, addressee, events);
  const claimed = await claim(app, { notification, account, kind: kind.name, keys: [...found.keys()], now });
  const current = items.flatMap(({ key }) => (claimed.has(key) ? [found.get(key)] : []));
  if (current.length === 0) return null;
  const email = await writeMail(app, kind, addressee, current as NonEmpty<unknown>);
  if (!kind.joins) return email;
  // Never sent again when it is unknown whether it arrived: the notification is in the bell.
  const [claimedAt] = claimed.values();
  return { ...email, oncePerDay: `notification ${notification} ${claimedAt!.toISOString()}` };
}

/** Returns when each event in this email was claimed; the others are emailed later. */
async function claim(app: App, it: Parameters<typeof claimItems>[1]): Promise<Map<string, Date>> {
  if (it.keys.length === 0) return new Map();
  return app.db.transaction().execute(async (tx) => {
    await lockNotifications(tx, it.account);
    const claimed = await claimItems(tx, it);
    const runAt = claimed.length < it.keys.length ? await findMailableAt(tx, it) : null;
    if (runAt) {
      await enqueue(tx, { task: 'mail_notification', payload: { notification: it.notification }, runAt });
    }
    return new Map(claimed.map(({ key, mailed_at }) => [key, mailed_at]));
  });
}

/** Writes the email of one kind to one receiver. */
export async function writeMail(
  app: App,
  kind: AnyKind,
  addressee: Addressee,
  found: NonEmpty<unknown>,
): Promise<Outgoing> {
  const { accountId, email: to, locale, profile } = addressee;
  const about = profile ? await findManagedProfile(app.db, accountId, profile.id) : undefined;
  const writer = writerFor(app, locale, about);
  const { i18n } = writer;
  const { category } = kind;
  const draft = kind.email(found, { ...writer, viewsOnly: about?.role === 'viewer' });
  const { subject, paragraphs, button, rest } = nameProfile(draft, about, writer);
  const { people, pictures } = await showPeople(app, addressee, draft.people ?? []);
  const { publicUrl } = app.config;
  const content = {
    subject,
    rest,
    people,
    paragraphs: [i18n._({ id: 'mail.greeting', message: 'Namaste,' }), ...paragraphs],
    button: { label: button.label, url: `${publicUrl}${button.path}` },
    reason: footerReason(category, writer),
  };
  if (!isSwitchable(category)) return { to, pictures, ...writeEmail(app, locale, content) };
  const token = await writeUnsubscribeToken(app.db, accountId, category);
  const unsubscribe = {
    label: stopLabelFor(category, writer),
    url: `${publicUrl}${paths.unsubscribe(token)}`,
  };
  return {
    to,
    pictures,
    ...writeEmail(app, locale, { ...content, unsubscribe }),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/notifications/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Whether a subject has the first name of a profile as a word. */
function isNamedIn(subject: string, name: string): boolean {
  const parts = subject.split(firstName(name));
  return parts.some(
    (part, place) => place > 0 && !/[\p{L}\p{M}]$/u.test(parts[place - 1]!) && !/^[\p{L}\p{M}]/u.test(part),
  );
}

/** Links an email to the profile that it is about, and names that profile once to accounts with several. */
function nameProfile(draft: EmailDraft, about: ManagedProfile | undefined, { i18n }: Writer): EmailDraft {
  if (!about) return draft;
  const { label, path } = draft.button;
  // Also for accounts with one profile: they may have a second one when the link is opened.
  const button = { label, path: aboutProfile(path, about.id) };
  if (about.alone) return { ...draft, button };
  const values = { profile: about.name, id: about.id, subject: draft.subject };
  return {
    ...draft,
    button,
    subject: isNamedIn(draft.subject, about.name)
      ? draft.subject
      : i18n._({ id: 'mail.subject_for', message: '{profile}: {subject}', values }),
    paragraphs: [
      i18n._({ id: 'mail.profile_for', message: "This email is about {profile}'s profile ({id}).", values }),
      ...draft.paragraphs,
    ],
  };
}
