import { sql } from 'kysely';
import type { App } from '../../src/kit/app/app.ts';
import type { TaskName } from '../../src/kit/jobs/queue.ts';
import { drawSamples, mixQueries, randomFrom } from '../queries.ts';
import type { Busiest } from './traffic.ts';

export type Path = { name: string } & (
  | { as: 'visitor' | 'member' | 'staff'; url: string }
  | { as: 'job'; task: TaskName }
);

type Who = 'visitor' | 'member' | 'staff';

/** Returns the hot paths of the API, with addresses that have something to show, and the jobs that the clock starts. */
export async function listPaths(app: App, { profile }: Busiest): Promise<Path[]> {
  const samples = await drawSamples(app.db, 300);
  const searches = mixQueries(samples, randomFrom(7)).map((query) => new URLSearchParams(query));
  const withText = searches.find((query) => query.has('q'))!;
  const withFilters = searches.findLast((query) => query.size > 4 && !query.has('q'))!;
  const { rows } = await sql<{ conversation: string; review: string }>`
    select (select id from conversations where low_id = ${profile} limit 1) as conversation,
      (select id from reviews where state = 'waiting' order by due_at limit 1) as review`.execute(app.db);
  const { conversation, review } = rows[0]!;
  const other = samples[150]!.public_id;
  const api = (as: Who, name: string, url: string): Path => ({ name, as, url: `/api${url}` });
  const job = (task: TaskName): Path => ({ name: task, as: 'job', task });
  return [
    api('visitor', 'search without filters', '/profiles'),
    api('visitor', 'search by filters', `/profiles?${withFilters}`),
    api('visitor', 'search by free text', `/profiles?${withText}`),
    api('visitor', 'search by two letters', '/profiles?gender=female&q=ra'),
    api('member', 'search without filters', '/profiles'),
    api('member', 'search by filters', `/profiles?${withFilters}`),
    api('member', 'count of a search', `/profiles/count?${withFilters}`),
    api('visitor', 'castes', '/castes'),
    api('visitor', 'profile page', `/profiles/${other}`),
    api('member', 'profile page', `/profiles/${other}`),
    api('member', 'interest with a profile', `/profiles/${other}/interest`),
    api('member', 'contact details of a profile', `/profiles/${other}/contact`),
    api('member', 'who is logged in', '/me'),
    api('member', 'managed profiles', '/me/profiles'),
    api('member', 'recommendations', '/recommendations'),
    api('member', 'dashboard', '/dashboard'),
    api('member', 'interests received', '/interests?box=received'),
    api('member', 'interests sent', '/interests?box=sent'),
    api('member', 'conversations', '/conversations'),
    api('member', 'conversation', `/conversations/${conversation}`),
    api('member', 'messages of a conversation', `/conversations/${conversation}/messages`),
    api('member', 'unread messages', '/unread-messages'),
    api('member', 'contact views', '/contact-views'),
    api('member', 'notifications', '/notifications'),
    api('member', 'unread notifications', '/notifications/unread'),
    api('member', 'unread of other profiles', '/notifications/unread/other-profiles'),
    api('member', 'sessions', '/sessions'),
    api('member', 'orders', '/orders'),
    api('member', 'requests', '/requests'),
    api('member', 'reviews', '/reviews'),
    api('member', 'membership', '/membership'),
    api('staff', 'figures', '/staff/dashboard'),
    api('staff', 'users', '/staff/members'),
    api('staff', 'users by name', '/staff/members?sort=name'),
    api('staff', 'users last active', '/staff/members?sort=active'),
    api('staff', 'suspended users', '/staff/members?status=suspended'),
    api('staff', 'hidden users', '/staff/members?status=hidden'),
    api('staff', 'users with a plan', '/staff/members?plan=any'),
    api('staff', 'users of a state', '/staff/members?state=goa&sort=name'),
    api('staff', 'users of a name', '/staff/members?q=Priya'),
    api('staff', 'users to call', '/staff/members?calls=due'),
    api('staff', "a member's page", `/staff/members/${other}`),
    api('staff', "a member's history", `/staff/members/${other}/history`),
    api('staff', 'audit log', '/staff/audit'),
    api('staff', 'audit log by act', '/staff/audit?action=reveal'),
    api('staff', 'audit log by subject', `/staff/audit?subject=${other}`),
    api('staff', 'contact inbox', '/staff/contact-messages'),
    api('staff', 'suggested matches', '/staff/suggested-matches'),
    api('staff', 'open requests', '/staff/requests?state=open'),
    api('staff', 'done requests', '/staff/requests?state=done'),
    api('staff', 'waiting reviews', '/staff/reviews?state=waiting'),
    api('staff', 'approved reviews', '/staff/reviews?state=approved'),
    api('staff', 'one review', `/staff/reviews/${review}`),
    api('staff', 'payments', '/staff/payments'),
    api('staff', 'payments that need attention', '/staff/payment-queue'),
    api('staff', 'refunds', '/staff/payments?show=refunds'),
    job('remind_memberships'),
    job('expire_interests'),
    job('remove_photo_files'),
    job('prune_notifications'),
    job('merge_tallies'),
    job('prune_events'),
    job('sweep_accounts'),
    job('reconcile_payments'),
    job('find_unmatched_payments'),
    job('empty_gateway_events'),
  ];
}
