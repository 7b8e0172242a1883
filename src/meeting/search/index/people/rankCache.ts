/** How many ranks are kept at most: 2 MB. A power of two, and more than there are places of people. */
const SLOTS = 2 ** 19;

/** As many members as have a number in half a slot. */
const MOST_MEMBERS = 2 ** 16 - 1;

/** Far apart in the slots, and odd: all members begin at different ones. */
const APART = 40_503;

/**
 * How well members and kept profiles fit each other, of the pairs that were compared last: most searches of a member find
 * profiles that the one before found.
 * @property slots the number of a member in the upper half, the rank in the lower one; 0: empty. Each place of a profile has one slot
 * for a member, which another member's pair may take
 */
export type RankCache = { slots: Int32Array<ArrayBuffer>; numbers: WeakMap<object, number>; members: number };

export const makeRankCache = (): RankCache => ({
  slots: new Int32Array(SLOTS),
  numbers: new WeakMap(),
  members: 0,
});

/** Forgets all ranks. Whoever still keeps some does so in slots that nobody reads any more. */
export function clearRanks(it: RankCache): void {
  Object.assign(it, makeRankCache());
}

function numberOf(it: RankCache, member: object): number {
  const known = it.numbers.get(member);
  if (known) return known;
  if (it.members === MOST_MEMBERS) clearRanks(it);
  it.members += 1;
  it.numbers.set(member, it.members);
  return it.members;
}

/**
 * Returns what finds and keeps the ranks of profiles for a member, by their ids. A profile that has changed has another place, and a
 * member who has, or on another day, is another object: none of their ranks is found any more.
 */
export function rankCacheFor(people: { places: Int32Array; ranks: RankCache }, member: object) {
  const number = numberOf(people.ranks, member);
  const { slots } = people.ranks;
  const slotOf = (place: number) => (place + number * APART) & (SLOTS - 1);
  return {
    /** Returns a rank; undefined: it is not known. */
    get(id: number): number | undefined {
      const place = people.places[id];
      if (!place) return undefined;
      const slot = slots[slotOf(place)]!;
      return slot >>> 16 === number ? (slot << 16) >> 16 : undefined;
    },
    /** @param rank between -32,768 and 32,767 */
    set(id: number, rank: number): void {
      const place = people.places[id];
      if (place) slots[slotOf(place)] = (number << 16) | (rank & 0xffff);
    },
  };
}
