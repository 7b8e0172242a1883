import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { formatPhone } from '../../kit/shared/api/phone.ts';
import { readCards } from '../../people/profiles/facts/cards.ts';
import { readSections } from '../../people/profiles/sections/sections.ts';
import { readProgress } from '../../people/profiles/sections/steps.ts';

/** Returns the profile that a member manages, with everything that its editor shows. */
export async function readMyProfile(app: App, member: Member) {
  const { profile, accountId, email } = member;
  const [
    cards,
    edited,
    {
      steps,
      completeness: { percent, next },
    },
    contact,
  ] = await Promise.all([
    readCards(app, member, [profile.id]),
    readSections(app, member),
    readProgress(app, profile.id),
    app.db.selectFrom('account_contacts').select('phone').where('id', '=', accountId).executeTakeFirst(),
  ]);
  const card = cards.get(profile.id);
  // Deleted since the request began.
  if (!card) throw refuse.notFound();
  return {
    card,
    gender: card.gender,
    canEdit: profile.role !== 'viewer',
    account: { email, phone: contact?.phone ? formatPhone(contact.phone) : null },
    ...edited,
    steps,
    completeness: { percent, missing: next.length },
  };
}
