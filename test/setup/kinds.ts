import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { writeMail, writerFor } from '../../src/care/notifications/email/compose.ts';
import type { NonEmpty } from '../../src/care/notifications/kind.ts';
import { findKind } from '../../src/care/notifications/kinds.ts';
import { findAddressee } from '../../src/care/notifications/receivers.ts';
import { submitPhotoForReview, submitProfileForReview } from '../../src/care/reviews/submissions/submit.ts';
import { findUntranslated } from '../../src/kit/locale/pseudo.ts';
import type { Test } from '../app.ts';
import type { Browser } from '../client.ts';
import { addPhoto } from '../pictures.ts';

/** Decides on a new photo that waits. */
export async function decidePhoto(
  site: Test,
  { browser, key }: { browser: Browser; key: number },
  state: 'approved' | 'rejected',
): Promise<void> {
  const photo = await addPhoto(site, browser, 1);
  await site.app.db.updateTable('photos').set({ approved_at: null }).where('id', '=', photo).execute();
  const context = { actor: 'system' as const, now: site.app.clock() };
  await site.app.db.transaction().execute((tx) => submitPhotoForReview(tx, { photo, profile: key }, context));
  const admin = await site.as('admin');
  const { items } = (await admin.get('/api/staff/reviews?state=waiting&kind=photo')).body;
  const reason = state === 'rejected' ? { reason: 'other', note: 'A secret reason' } : {};
  const { id, version } = items.at(-1);
  const answer = await admin.put(`/api/staff/reviews/${id}/decision`, { version, state, ...reason });
  expect(answer.status).toBe(200);
}

/** Decides on a new profile that waits, as on a site where staff check each. */
export async function decideProfile(
  site: Test,
  { id }: { id: string },
  state: 'approved' | 'rejected',
): Promise<void> {
  const profile = await site.idOf(id);
  await site.app.db
    .updateTable('profiles')
    .set({ approved_at: null, listed_at: null })
    .where('id', '=', profile)
    .execute();
  const context = { actor: 'system' as const, now: site.app.clock() };
  await site.app.db.transaction().execute((tx) => submitProfileForReview(tx, { profile }, context));
  const admin = await site.as('admin');
  const { items } = (await admin.get('/api/staff/reviews?state=waiting')).body;
  const review = items.find((one: { profile: { publicId: string } }) => one.profile.publicId === id);
  const reason = state === 'rejected' ? { reason: 'other', note: 'A secret reason' } : {};
  const answer = await admin.put(`/api/staff/reviews/${review.id}/decision`, {
    version: review.version,
    state,
    ...reason,
  });
  expect(answer.status).toBe(200);
}

/** Refunds a part of a payment, and does what follows. */
export async function refund(site: Test, payment: string, amountPaise: number): Promise<void> {
  const admin = await site.as('admin');
  const answer = await admin.put(`/api/staff/payments/${payment}/refunds/${randomUUID()}`, {
    amountPaise,
    reason: 'Asked for',
  });
  expect(answer.status).toBe(200);
  await site.workOff();
}

const month = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, i) => month.format(new Date(Date.UTC(2026, i, 1))));
/** Names, plans and months, which are the same in the pseudo-locale. */
const DATA = [
  'Aditya Joshi',
  'Nandini Deshpande',
  'Humsafar',
  'Gold',
  'Platinum',
  'Jain',
  'Nandini',
  'Lata Menon',
  'You asked why nobody sees your photo',
  ...MONTHS,
];

/** Writes the newest notification of a kind in the pseudo-locale, alone and as seven, and returns what is not translated. */
export async function findEnglish(site: Test, name: string): Promise<string[]> {
  const kind = findKind(name)!;
  const { rows } = await site.app.pool.query(
    `select n.account_id as account, n.profile_id as profile, i.data
     from notifications n join notification_items i on i.notification_id = n.id
     where n.kind = $1 order by n.created_at desc limit 1`,
    [name],
  );
  const reader = (await findAddressee(site.app.db, rows[0], site.app.clock()))!;
  const [found] = (await kind.load(site.app, reader, [rows[0].data])).values();
  const seven = Array.from({ length: 7 }, (_, i) => ({ ...(found as object), name: DATA[i % 2] }));
  const texts: string[] = [];
  for (const several of [[found], kind.joins ? seven : [found]] as NonEmpty<unknown>[]) {
    const { subject, text, html } = await writeMail(site.app, kind, { ...reader, locale: 'en-XA' }, several);
    const visible = (html ?? '').replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ');
    texts.push(kind.line(several, writerFor(site.app, 'en-XA')).text, subject, text, visible);
  }
  expect(texts.every((text) => text.includes('⟦'))).toBe(true);
  return texts.flatMap((text) => findUntranslated(text, DATA));
}
