import type { App } from '../../../kit/app/app.ts';
import type { EmailContent } from '../../../kit/mail/emailLayout.ts';
import type { Email } from '../../../kit/mail/mail.ts';
import { readMailedPhoto } from '../../../people/photos/files/mailed.ts';
import { readCards } from '../../../people/profiles/facts/cards.ts';
import { findProfile } from '../../../people/profiles/read.ts';
import type { NotificationReader } from '../receivers.ts';

/** More would be a catalogue. */
const SHOWN = 3;

type People = { people: NonNullable<EmailContent['people']>; pictures: NonNullable<Email['pictures']> };

/**
 * Returns the people in an email as its reader may see them now: age, city and profession, and the photo, blurred or open.
 * The photo is part of the email, so no address opens it later.
 * @param publicIds of the people in the email
 */
export async function showPeople(app: App, reader: NotificationReader, publicIds: string[]): Promise<People> {
  const shown: People = { people: [], pictures: [] };
  if (publicIds.length === 0) return shown;
  const keys = await Promise.all(publicIds.slice(0, SHOWN).map((id) => findProfile(app, id)));
  const ids = keys.filter((id) => id !== undefined);
  const viewer = { ...reader, profile: reader.profile && (await readOwn(app, reader.profile.id)) };
  const cards = await readCards(app, viewer, ids);
  for (const id of ids) {
    const card = cards.get(id);
    if (!card) continue;
    const bytes = card.photo && (await readMailedPhoto(app, viewer, card.photo.src));
    const cid = bytes ? `photo${shown.pictures.length + 1}` : null;
    if (bytes && cid) shown.pictures.push({ cid, bytes });
    const facts = [card.city, card.profession].filter(Boolean).join(' · ');
    shown.people.push({ cid, line: [`${card.name}, ${card.age}`, facts].filter(Boolean).join('\n') });
  }
  return shown;
}

/** Returns the reader's profile as a viewer's: who is not listed yet sees what a visitor sees. */
async function readOwn(app: App, id: number): Promise<{ id: number; approved: boolean }> {
  const own = await app.db
    .selectFrom('profile_summaries')
    .select('listed_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return { id, approved: own?.listed_at != null };
}
