import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import { defineBatch } from '../../../kit/database/batch.ts';

/** That a profile was shown another one on a day, with its place in the list. */
type Showing = { profile: number; other: number; place: number; day: string };

/** Records which profiles a profile was shown, once a day each, soon after the answer. */
export function recordShowings(
  app: App,
  profile: number,
  shown: { other: number; place: number }[],
  day: string,
): void {
  const showings = showingsOf(app);
  for (const one of shown) {
    const key = `${profile} ${one.other} ${day}`;
    if (!showings.find(key)) showings.add(key, { profile, day, ...one });
  }
}

const showingsOf = defineBatch<Showing>(async (db, showings) => {
  await sql`
    insert into match_showings as s (profile_id, other_id, place, shown_on)
    select me.id, other.id, n.place, n.day
    from unnest(
      ${showings.map(({ profile }) => profile)}::bigint[], ${showings.map(({ other }) => other)}::bigint[],
      ${showings.map(({ place }) => place)}::smallint[], ${showings.map(({ day }) => day)}::date[]
    ) n (profile_id, other_id, place, day)
    join profile_summaries me on me.id = n.profile_id
    join profile_summaries other on other.id = n.other_id
    on conflict (profile_id, other_id) do update set shown_on = excluded.shown_on, days = s.days + 1
    where s.shown_on < excluded.shown_on`.execute(db);
});
