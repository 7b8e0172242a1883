import type { Browser } from '../client.ts';
import type { Act } from './act.ts';

/** What a clerk does about matches that the team suggests. */
export function suggestionActs(clerk: Browser, her: { id: string }, him: { id: string }): Act[] {
  const address = '/api/staff/suggested-matches';
  const first = async () => (await clerk.get(address)).body.items[0].id;
  const row = (action: string, more: object = {}) => ({ action, subject_kind: 'suggestion', ...more });
  return [
    [
      'suggestions.compare',
      () => clerk.get(`/api/staff/members/${her.id}/matches/${him.id}`),
      { action: 'read', subject_kind: 'profile', subject_ids: [her.id, him.id] },
    ],
    [
      'suggestions.suggest',
      () => clerk.post(address, { one: her.id, other: him.id, note: 'Both from Pune' }),
      row('create', { after: { profiles: [her.id, him.id] } }),
    ],
    ['suggestions.staffList', () => clerk.get(address), row('read')],
    [
      'suggestions.seen',
      async () => clerk.put(`${address}/${await first()}/seen`, { changedAt: new Date().toISOString() }),
      null,
    ],
    [
      'suggestions.withdraw',
      async () => clerk.put(`${address}/${await first()}/withdrawal`),
      row('withdraw', { before: { state: 'open' }, after: { state: 'withdrawn' } }),
    ],
  ];
}
