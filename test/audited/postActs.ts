import { randomUUID } from 'node:crypto';
import type { Browser } from '../client.ts';
import type { Act } from './act.ts';

/** What editors do to a post. */
export function postActs(admin: Browser): Act[] {
  const id = randomUUID();
  const at = `/api/staff/posts/${id}`;
  const row = (action: string) => ({ role: 'admin', action, subject_kind: 'post', subject_ids: [id] });
  const post = {
    ...{ title: 'A first call', slug: 'a-first-call', description: 'What to ask', body: '<p>Ask.</p>' },
    ...{ tags: [], author: 'Kamala Iyer', cover: null, coverAlt: '' },
  };
  return [
    ['posts.save', () => admin.put(at, { ...post, version: 0 }), row('create')],
    // The same person goes on writing.
    ['posts.save', () => admin.put(at, { ...post, title: 'The first call', version: 1 }), null],
    ['posts.staffList', () => admin.get('/api/staff/posts'), null],
    ['posts.staffRead', () => admin.get(at), null],
    ['posts.publish', () => admin.put(`${at}/publication`, { version: 2 }), row('publish')],
    ['posts.unpublish', () => admin.delete(`${at}/publication`), row('unpublish')],
    ['posts.remove', () => admin.delete(at), row('remove')],
  ];
}
