import type { Test } from './app.ts';
import { addCouple, connect } from './registration.ts';

/** Her side sends in a story of the two; with a decision, he agrees and staff decide. */
export async function sendStory(
  site: Test,
  decision?: 'approved' | 'rejected',
  couple?: Awaited<ReturnType<typeof addCouple>>,
) {
  const { her, him } = couple ?? (await addCouple(site));
  await connect(him, her);
  await her.browser.put('/api/me/story', {
    partner: him.id,
    names: 'Nandini and Aditya',
    event: null,
    city: 'Pune',
    body: 'We met here in June. Our parents talked on a Sunday, and it was settled by tea.',
    version: 0,
  });
  if (!decision) return { her, him };
  await him.browser.put('/api/me/story/consent', { version: 1 });
  const admin = await site.as('admin');
  const { items } = (await admin.get('/api/staff/reviews?kind=story')).body;
  const { id, version } = items.at(-1);
  const reason = decision === 'rejected' ? 'contact_details' : null;
  await admin.put(`/api/staff/reviews/${id}/decision`, { version, state: decision, reason });
  return { her, him };
}
