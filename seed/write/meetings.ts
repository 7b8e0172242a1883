import { sql } from 'kysely';
import type { Tx } from '../../src/kit/database/db.ts';
import { startOfDayInIndia } from '../../src/kit/shared/time/calendar.ts';
import { dayInIndia } from '../../src/kit/shared/time/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../src/kit/shared/time/durations.ts';
import { keyOfFilters } from '../../src/meeting/saved-searches/filters.ts';
import { conversations } from '../cast/conversations.ts';
import {
  contactViews,
  dismissals,
  intakes,
  interests,
  savedSearches,
  shortlisted,
  views,
} from '../people.ts';

export async function writeMeetings(tx: Tx, ids: Map<string, number>, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const { from, to, state, daysAgo } of interests) {
    const pair = { sender_id: ids.get(from)!, receiver_id: ids.get(to)! };
    const sentAt = ago(daysAgo);
    await tx
      .insertInto('interests')
      .values({
        ...pair,
        state,
        sent_at: sentAt,
        expires_at: new Date(sentAt.getTime() + 90 * DAY_MS),
        answered_at: state === 'pending' || state === 'queued' ? null : ago(daysAgo - 0.5),
        queued_at: state === 'queued' ? sentAt : null,
        fit: state === 'queued' ? 0.7 : null,
      })
      .execute();
    await tx
      .insertInto('interest_sendings')
      .values({ ...pair, sent_at: sentAt })
      .execute();
  }
  for (const { profile, perWeek } of intakes) {
    const set = { profile_id: ids.get(profile)!, per_week: perWeek, changed_at: ago(30) };
    await tx.insertInto('intake_caps').values(set).execute();
  }
  for (const { profile, whom, reason, daysAgo } of dismissals) {
    const pair = { profile_id: ids.get(profile)!, dismissed_id: ids.get(whom)! };
    await tx
      .insertInto('dismissals')
      .values({ ...pair, reason, dismissed_at: ago(daysAgo) })
      .execute();
  }
  for (const [place, { viewer, viewed, daysAgo, private: unseen = false }] of views.entries()) {
    const pair = { viewer_id: ids.get(viewer)!, viewed_id: ids.get(viewed)! };
    // Nobody comes at the same minute every day.
    const viewedAt = new Date(ago(daysAgo).getTime() - (daysAgo && ((place * 137) % 540) * MINUTE_MS));
    await tx
      .insertInto('profile_views')
      .values({ ...pair, day: dayInIndia(viewedAt), viewed_at: viewedAt, private: unseen })
      .execute();
  }
  for (const { profile, whom, daysAgo, note = null } of shortlisted) {
    const pair = { profile_id: ids.get(profile)!, shortlisted_id: ids.get(whom)! };
    await tx
      .insertInto('shortlists')
      .values({ ...pair, note, created_at: ago(daysAgo) })
      .execute();
  }
}

export async function writeSavedSearches(tx: Tx, ids: Map<string, number>, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const { profile, name, filters, frequency, daysAgo, found = [] } of savedSearches) {
    const { id } = await tx
      .insertInto('saved_searches')
      .values({
        profile_id: ids.get(profile)!,
        name,
        filters: JSON.stringify(filters),
        key: keyOfFilters(filters),
        frequency,
        created_at: ago(daysAgo),
        since: ago(daysAgo),
        revision: sql<number>`nextval('saved_search_revisions')`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { whom, daysAgo: days } of found) {
      const match = {
        search_id: id,
        profile_id: ids.get(whom)!,
        found_at: ago(days),
        notified_at: ago(days),
      };
      await tx.insertInto('saved_search_matches').values(match).execute();
    }
  }
}

export async function writeConversations(tx: Tx, ids: Map<string, number>, now: Date): Promise<void> {
  const today = startOfDayInIndia(now).getTime();
  const instant = (daysAgo: number, time: string) => {
    const [hours, minutes] = time.split(':').map(Number);
    return new Date(today - daysAgo * DAY_MS + (hours! * 60 + minutes!) * MINUTE_MS);
  };
  for (const { viewer, viewed, daysAgo } of contactViews) {
    const viewedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    await tx
      .insertInto('contact_views')
      .values({ viewer_id: ids.get(viewer)!, viewed_id: ids.get(viewed)!, viewed_at: viewedAt })
      .execute();
    await sql`
      insert into entitlement_uses (membership_id, entitlement, used_for, used_at)
      select s.id, 'contact_details', ${String(ids.get(viewed)!)}, ${viewedAt}
      from memberships s
      where s.profile_id = ${ids.get(viewer)!}`.execute(tx);
  }
  const written = [];
  for (const { between, lines, unread = 0 } of conversations) {
    const [one, other] = between.map((key) => ids.get(key)!) as [number, number];
    const { id } = await tx
      .insertInto('conversations')
      .values({
        low_id: Math.min(one, other),
        high_id: Math.max(one, other),
        created_at: instant(lines[0]![1], lines[0]![2]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [place, [from, daysAgo, time, body]] of lines.entries()) {
      const sent = instant(daysAgo, time);
      written.push({
        conversation_id: id,
        sender_id: ids.get(from)!,
        body,
        sent_at: sent,
        read_at: place < lines.length - unread ? sent : null,
      });
    }
  }
  // Ids rise with time, as they do where people write one after the other.
  written.sort((a, b) => a.sent_at.getTime() - b.sent_at.getTime());
  await tx.insertInto('messages').values(written).execute();
}

/** Sets which account acted: the manager of the profile. */
export async function writeAuthors(tx: Tx): Promise<void> {
  const actingSide = {
    dismissals: 'profile_id',
    interests: 'sender_id',
    interest_sendings: 'sender_id',
    messages: 'sender_id',
    contact_views: 'viewer_id',
    shortlists: 'profile_id',
    saved_searches: 'profile_id',
  };
  for (const [table, side] of Object.entries(actingSide)) {
    await sql`
      update ${sql.table(table)} t set account_id = m.account_id
      from managers_of m where m.profile_id = ${sql.ref(`t.${side}`)} and t.account_id is null`.execute(tx);
  }
}
