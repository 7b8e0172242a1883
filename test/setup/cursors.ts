import { afterAll, beforeAll } from 'vitest';
import { MESSAGES_PAGE_SIZE } from '../../src/kit/api/lists/pages.ts';
import { addMissingRows } from '../../src/meeting/search/rows/rows.ts';
import { openTest, type Test } from '../app.ts';
import type { Browser } from '../client.ts';
import { addMember } from '../registration.ts';

const ROWS = 2 * MESSAGES_PAGE_SIZE + 10;

type Member = Awaited<ReturnType<typeof addMember>>;
let site: Test;
export let her: Member;
let account: number;
export let conversation: string;
let admin: Browser;

const query = (text: string, values: unknown[] = []) => site.app.pool.query(text, values);

let made = 0;

/** Adds profiles that are all listed at the same microsecond; returns their internal ids. */
async function addProfiles(count: number): Promise<number[]> {
  const { rows } = await query(
    `insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, listed_at)
     select 'PCROWD' || n, 'self', 'Crowd Member', 'male', '1990-01-01', religion_id, mother_tongue_id, now()
     from profiles, generate_series($1::int, $2::int) n where public_id = 'P001' returning id`,
    [made + 1, made + count],
  );
  made += count;
  await addMissingRows(site.app.db);
  return rows.map(({ id }) => id);
}

export type List = {
  browser: () => Browser;
  address: () => string;
  /** Returns what distinguishes the rows of an answer, in the order of the list. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer is read without the contract's types
  idsOf: (body: any) => string[];
  /** Adds rows that come before all others and have one instant. */
  add: (count: number) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};

export const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
const removeProfile = (id: string) => query('delete from profiles where public_id = $1', [id]);

/** Every list of the contract with pages, by its endpoint's name. */
export const lists: Record<string, List> = {
  'search.browse': {
    browser: () => site.visitor(),
    address: () => '/api/profiles?',
    idsOf: ({ profiles }) => idsOf(profiles),
    add: addProfiles,
    remove: removeProfile,
  },
  'interests.list': {
    browser: () => her.browser,
    address: () => '/api/interests?',
    idsOf: ({ interests }) => idsOf(interests),
    add: async (count) =>
      query(
        `insert into interests (sender_id, receiver_id, state, sent_at, expires_at)
         select id, $1, 'pending', now(), now() + interval '9 days' from unnest($2::bigint[]) id`,
        [her.key, await addProfiles(count)],
      ),
    remove: (id) => query('delete from interests where id = $1', [id]),
  },
  'contactDetails.views': {
    browser: () => her.browser,
    address: () => '/api/contact-views?',
    idsOf: ({ views }) => views.map(({ profile }: { profile: { id: string } }) => profile.id),
    add: async (count) =>
      query(
        `insert into contact_views (viewer_id, viewed_id, viewed_at)
         select id, $1, now() from unnest($2::bigint[]) id`,
        [her.key, await addProfiles(count)],
      ),
    remove: removeProfile,
  },
  'shortlist.list': {
    browser: () => her.browser,
    address: () => '/api/shortlist?',
    idsOf: ({ entries }) => entries.map(({ profile }: { profile: { id: string } }) => profile.id),
    add: async (count) =>
      query(
        `insert into shortlists (profile_id, shortlisted_id, created_at)
         select $1, id, now() from unnest($2::bigint[]) id`,
        [her.key, await addProfiles(count)],
      ),
    remove: removeProfile,
  },
  'viewers.list': {
    browser: () => her.browser,
    address: () => '/api/viewers?',
    idsOf: ({ views }) => views.map(({ profile }: { profile: { id: string } }) => profile.id),
    add: async (count) =>
      query(
        `insert into profile_views (viewed_id, viewer_id, day, viewed_at)
         select $1, id, (now() at time zone 'Asia/Kolkata')::date, now() from unnest($2::bigint[]) id`,
        [her.key, await addProfiles(count)],
      ),
    remove: removeProfile,
  },
  'requests.queue': {
    browser: () => admin,
    address: () => '/api/staff/requests?state=done&',
    idsOf: ({ items }) => idsOf(items),
    add: (count) =>
      query(
        `insert into requests (profile_id, membership_id, entitlement, message, state, answer, created_at, updated_at)
         select profile_id, id, 'priority_support', 'A question', 'done', 'An answer', now(), now()
         from memberships, generate_series(1, $2) where profile_id = $1`,
        [her.key, count],
      ),
    remove: (id) => query('delete from requests where id = $1', [id]),
  },
  'messages.list': {
    browser: () => her.browser,
    address: () => '/api/conversations?',
    idsOf: ({ conversations }) => idsOf(conversations),
    add: async (count) =>
      query(
        `with made as (
           insert into conversations (low_id, high_id)
           select least(id, $1::bigint), greatest(id, $1::bigint) from unnest($2::bigint[]) id returning id
         )
         insert into messages (conversation_id, sender_id, body, sent_at) select id, $1, 'Namaste', now() from made`,
        [her.key, await addProfiles(count)],
      ),
    remove: (id) => query('delete from conversations where id = $1', [id]),
  },
  'messages.unwritten': {
    browser: () => her.browser,
    address: () => '/api/unwritten-conversations?',
    idsOf: ({ profiles }) => idsOf(profiles),
    add: async (count) =>
      query(
        `insert into interests (sender_id, receiver_id, state, sent_at, answered_at, expires_at)
         select id, $1, 'accepted', now(), now(), now() + interval '9 days' from unnest($2::bigint[]) id`,
        [her.key, await addProfiles(count)],
      ),
    remove: removeProfile,
  },
  'messages.thread': {
    browser: () => her.browser,
    address: () => `/api/conversations/${conversation}/messages?`,
    // The newest is last.
    idsOf: ({ messages }) => idsOf(messages).toReversed(),
    add: (count) =>
      query(
        `insert into messages (conversation_id, sender_id, body, sent_at)
         select $2, $1, 'Namaste', now() from generate_series(1, $3)`,
        [her.key, conversation, count],
      ),
    remove: (id) => query('delete from messages where public_id = $1', [id]),
  },
  'safety.blocks': {
    browser: () => her.browser,
    address: () => '/api/blocks?',
    idsOf: ({ blocked }) => idsOf(blocked),
    add: async (count) =>
      query(
        `insert into blocks (blocker_id, blocked_id, created_at) select $1, id, now() from unnest($2::bigint[]) id`,
        [her.key, await addProfiles(count)],
      ),
    remove: removeProfile,
  },
  'matching.dismissals': {
    browser: () => her.browser,
    address: () => '/api/recommendations/dismissals?',
    idsOf: ({ dismissals }) => dismissals.map(({ profile }: { profile: { id: string } }) => profile.id),
    add: async (count) =>
      query(
        `insert into dismissals (profile_id, dismissed_id, dismissed_at)
         select $1, id, now() from unnest($2::bigint[]) id`,
        [her.key, await addProfiles(count)],
      ),
    remove: removeProfile,
  },
  'members.list': {
    browser: () => admin,
    address: () => '/api/staff/members?',
    idsOf: ({ items }) => idsOf(items),
    add: addProfiles,
    remove: removeProfile,
  },
  'members.calls': {
    browser: () => admin,
    address: () => `/api/staff/members/${her.id}/calls?`,
    idsOf: ({ items }) => idsOf(items),
    add: (count) =>
      query(
        `insert into member_calls (profile_id, called_at, direction, person, outcome, recorded_at)
         select $1, now(), 'outgoing', 'mother', 'talked', now() from generate_series(1, $2)`,
        [her.key, count],
      ),
    remove: (id) => query('delete from member_calls where id = $1', [id]),
  },
  'members.duplicates': {
    browser: () => admin,
    address: () => '/api/staff/possible-duplicates?',
    idsOf: ({ items }) => idsOf(items),
    add: async (count) =>
      query(
        `insert into possible_duplicates (low_id, high_id, same_name, same_phone, found_at)
         select least($1::bigint, id), greatest($1::bigint, id), true, false, now() from unnest($2::bigint[]) id`,
        [her.key, await addProfiles(count)],
      ),
    remove: (id) => query('delete from possible_duplicates where id = $1', [id]),
  },
  'suggestions.staffList': {
    browser: () => admin,
    address: () => '/api/staff/suggested-matches?',
    idsOf: ({ items }) => idsOf(items),
    add: async (count) =>
      query(
        `insert into suggestions (low_id, high_id, note, suggested_at, changed_at)
         select least($1::bigint, id), greatest($1::bigint, id), 'Both from Pune', now(), now() from unnest($2::bigint[]) id`,
        [her.key, await addProfiles(count)],
      ),
    remove: (id) => query('delete from suggestions where id = $1', [id]),
  },
  'posts.staffList': {
    browser: () => admin,
    address: () => '/api/staff/posts?',
    idsOf: ({ items }) => idsOf(items),
    add: (count) =>
      query(
        `insert into posts (id, title, slug, description, body, tags, author, cover_alt, created_at, updated_at, noted_at)
         select gen_random_uuid(), 'A post', '', '', '', '{}', '', '', now(), now(), now() from generate_series(1, $1)`,
        [count],
      ),
    remove: (id) => query('delete from posts where id = $1', [id]),
  },
  'reviews.queue': {
    browser: () => admin,
    address: () => '/api/staff/reviews?state=approved&',
    idsOf: ({ items }) => idsOf(items),
    add: (count) =>
      query(
        `insert into reviews (subject_kind, subject_id, profile_id, version, state, submitted_at, due_at, decided_at)
         select 'profile', $1, $2, 1, 'approved', now(), now(), now() from generate_series(1, $3)`,
        [String(her.key), her.key, count],
      ),
    remove: (id) => query('delete from reviews where id = $1', [id]),
  },
  'notifications.list': {
    browser: () => her.browser,
    address: () => '/api/notifications?',
    idsOf: ({ notifications }) => idsOf(notifications),
    // Of a kind that does not join: interests would be one line.
    add: (count) =>
      query(
        `with made as (
           select gen_random_uuid() as notification, m.id as membership, n as days
           from generate_series(1, $2) n, memberships m where m.profile_id = $1
         ), told as (
           insert into notifications (id, account_id, profile_id, kind, created_at)
           select notification, $3, $1, 'membership_ending', now() from made
         )
         insert into notification_items
           (account_id, kind, key, notification_id, about, event_id, data, created_at)
         select $3, 'membership_ending', 'of ' || notification, notification, 'membership', 1,
           jsonb_build_object('profile', $1::bigint, 'membership', membership, 'days', days), now()
         from made`,
        [her.key, count, account],
      ),
    remove: (id) => query('delete from notifications where id = $1', [id]),
  },
  'inbox.queue': {
    browser: () => admin,
    address: () => '/api/staff/contact-messages?state=closed&',
    idsOf: ({ items }) => idsOf(items),
    add: (count) =>
      query(
        `insert into contact_messages (name, email, message, state, sent_at)
         select 'Sunita', 'sunita@example.com', 'Namaste', 'closed', now() from generate_series(1, $1)`,
        [count],
      ),
    remove: (id) => query('delete from contact_messages where thread = $1', [id]),
  },
  'payments.staffPayments': {
    browser: () => admin,
    address: () => '/api/staff/payments?',
    idsOf: ({ items }) => idsOf(items),
    add: (count) =>
      query(
        `insert into payments (gateway_payment_id, amount_paise, currency, state, created_at)
         select 'pay_' || gen_random_uuid(), 5000, 'INR', 'failed', now() from generate_series(1, $1)`,
        [count],
      ),
    remove: (id) => query('delete from payments where id = $1', [id]),
  },
  'payments.queue': {
    browser: () => admin,
    address: () => '/api/staff/payment-queue?',
    idsOf: ({ items }) => idsOf(items),
    add: (count) =>
      query(
        `insert into payments (gateway_payment_id, amount_paise, currency, state, attention, created_at)
         select 'pay_' || gen_random_uuid(), 5000, 'INR', 'captured', 'unmatched',
           (select coalesce(min(created_at) - interval '1 second', now()) from payments where attention is not null)
         from generate_series(1, $1)`,
        [count],
      ),
    remove: (id) => query('delete from payments where id = $1', [id]),
  },
};

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest();
    her = await addMember(site);
    account = await site.accountOf(her.key);
    await site.give(account, 'Platinum');
    admin = await site.as('admin');
    const [first] = await addProfiles(1);
    const { rows } = await query(
      `insert into conversations (low_id, high_id) values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint)) returning id`,
      [her.key, first],
    );
    conversation = rows[0].id;
    for (const { add } of Object.values(lists)) await add(ROWS);
  });
  afterAll(() => site.close());
}
