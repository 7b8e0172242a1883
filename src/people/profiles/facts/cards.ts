import { sql } from 'kysely';
import { readCustomFields } from '../../../base/custom-fields/fields.ts';
import type { CustomField } from '../../../base/custom-fields/shared/field.ts';
import { readVocabulary, type Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { isAmong } from '../../../kit/database/isAmong.ts';
import { memoize } from '../../../kit/memoize.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import type { Card } from '../contract.ts';
import { cardCustom, textKeys } from '../custom/readers.ts';
import { ageOn } from '../shared/facts/age.ts';
import { cardFacts, memberCardFacts } from '../shared/facts/list.ts';
import { firstName } from '../shared/rules.ts';
import { connectedAmong, type ProfileViewer, seesEverything, visibleTo } from '../visible/visible.ts';
import { type CardFacts, type CardRow, toCardRow, type ViewerFacts, viewerColumns } from './cardRow.ts';
import { factReader } from './factRows.ts';
import { cacheCard, readCardFacts } from './factsCache.ts';
import { maskCard } from './masked.ts';

/**
 * Returns cards by internal id, in the given order, without the profiles that the viewer may not see. The facts may come from
 * the cache; visibility is read from the database each time.
 */
export async function readCards(
  app: App,
  viewer: (ProfileViewer & Pick<Viewer, 'premium'>) | null,
  ids: number[],
): Promise<Map<number, Readonly<Card>>> {
  if (ids.length === 0) return new Map();
  const now = app.clock();
  // Nearly all profiles are seen so: by members with their photos, and without being connected.
  const usual: ViewerFacts = { photos_open: seesEverything(viewer), connected: false };
  const making = Promise.all([readCardFacts(app, ids), readVocabulary(app.db)]).then(
    ([facts, vocabulary]) => {
      const today = { vocabulary, fields: readCustomFields(app), day: dayInIndia(now) };
      const make = makerFor(viewer, today);
      const makeAs = (known: CardFacts, seen: ViewerFacts) => make(toCardRow(known, seen, now));
      const makeUsual = (known: CardFacts) => makeAs(known, usual);
      const same = { ...today, readers: usual.photos_open ? 'members' : 'visitors' } as const;
      const usualOf = (known: CardFacts) =>
        known.id === viewer?.profile?.id ? makeUsual(known) : cacheCard(known, same, makeUsual);
      // Made while the database checks visibility; only visible ones are returned.
      return { facts, makeAs, cards: new Map([...facts].map(([id, known]) => [id, usualOf(known)])) };
    },
  );
  const { given, connected } = connectedAmong(viewer, ids);
  const [{ rows }, { facts, makeAs, cards }] = await Promise.all([
    sql<ViewerFacts & { id: number }>`
      ${given} select p.id, ${viewerColumns(viewer, connected)} from profiles p
      where ${isAmong(sql`p.id`, ids)} and ${visibleTo(viewer, connected)}`.execute(app.db),
    making,
  ]);
  const isUsual = (seen: ViewerFacts) =>
    seen.photos_open === usual.photos_open && seen.connected === usual.connected;
  const visible = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const [seen, known] = [visible.get(id), facts.get(id)];
      if (!seen || !known) return [];
      return [[id, isUsual(seen) ? cards.get(id)! : makeAs(known, seen)]];
    }),
  );
}

const readCardValues = factReader(cardFacts);
const readMemberValues = factReader(memberCardFacts);

/** Names come again with every card. */
const firstNameOf = memoize(firstName, 500_000);

/** Converts rows to cards for a viewer: age as of today, names, texts and photos as visible to the viewer. */
export async function cardMaker(app: App, viewer: ProfileViewer | null): Promise<(row: CardRow) => Card> {
  return makerFor(viewer, {
    vocabulary: await readVocabulary(app.db),
    fields: readCustomFields(app),
    day: dayInIndia(app.clock()),
  });
}

function makerFor(
  viewer: ProfileViewer | null,
  { vocabulary, fields, day }: { vocabulary: Vocabulary; fields: readonly CustomField[]; day: string },
): (row: CardRow) => Card {
  const everything = seesEverything(viewer);
  const texts = textKeys(fields);
  const isOwn = (row: CardRow) => row.id === viewer?.profile?.id;
  const make = (row: CardRow): Card => ({
    id: row.public_id,
    name: everything || isOwn(row) ? row.name : firstNameOf(row.name),
    age: ageOn(row.date_of_birth, day),
    gender: row.gender,
    ...readCardValues(row, vocabulary.keyOf),
    photo: row.photo && {
      src: photoAddress(row.photo[0], row.photos_open ? 'small' : 'blurred'),
      blurred: !row.photos_open,
      ...(row.photo[1] && { placeholder: row.photo[1] }),
    },
    verified: row.verified,
    phoneVerified: row.phone_verified,
    premium: row.entitlements.length > 0,
    highlighted: row.entitlements.includes('search_highlight'),
    featured: row.entitlements.includes('featured_badge'),
    sample: row.sample,
    ...((everything || isOwn(row)) && {
      ...readMemberValues(row, vocabulary.keyOf),
      activeToday: row.active_today,
    }),
    ...cardCustom(fields, row, everything || isOwn(row) ? 'members' : 'everyone'),
  });
  // Contact details of other families stay private from our team, who sees the site as a member.
  const readsContact = (row: CardRow) => row.connected && !viewer?.impersonator;
  return (row) => (isOwn(row) || readsContact(row) ? make(row) : maskCard(make(row), texts));
}

/** Returns the address of a photo; who may see it there is checked at each request. */
export function photoAddress(id: string, size: 'small' | 'large' | 'blurred'): string {
  return `/api/photos/${id}/${size}`;
}
