/** Most ranks that are cached: 2 MB. A power of two, and more than there are places of profiles. */
const SLOTS = 2 ** 19;

/** The number of a member must fit in half a slot. */
const MEMBERS_MAX = 2 ** 16 - 1;

/** Distance of two members' first slots. Odd, so that every member begins at another slot. */
const APART = 40_503;

/**
 * How well members and cached profiles fit each other, for the pairs compared last: most searches of a member find
 * profiles that the previous search found.
 * @property slots the member's number in the upper half, the rank in the lower one; 0: empty. Each place has one slot
 * for a member, which the pair of another member may take
 */
export type RankCache = { slots: Int32Array<ArrayBuffer>; numbers: WeakMap<object, number>; members: number };

export const makeRankCache = (): RankCache => ({
  slots: new Int32Array(SLOTS),
  numbers: new WeakMap(),
  members: 0,
});

/** Forgets all ranks. A function that still sets some writes to slots that nobody reads any more. */
export function clearRanks(it: RankCache): void {
  Object.assign(it, makeRankCache());
}

function numberOf(it: RankCache, member: object): number {
  const cached = it.numbers.get(member);
  if (cached) return cached;
  if (it.members === MEMBERS_MAX) clearRanks(it);
  it.members += 1;
  it.numbers.set(member, it.members);
  return it.members;
}

/**
 * Returns functions that read and cache the ranks of profiles for a member, by profile id. A changed profile has
 * another place; a changed member, or the same one on another day, is another object. So outdated ranks are not
 * found.
 */
export function rankCacheFor(people: { places: Int32Array; ranks: RankCache }, member: object) {
  const number = numberOf(people.ranks, member);
  const { slots } = people.ranks;
  const slotOf = (place: number) => (place + number * APART) & (SLOTS - 1);
  return {
    /** Returns a rank; undefined if it is not cached. */
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
