/** Returns the chance that one that came true was scored higher than one that did not; equal scores count half (AUC). */
export function areaUnderCurve(scores: readonly number[], truths: readonly boolean[]): number {
  const order = scores.map((_, place) => place).sort((a, b) => scores[a]! - scores[b]!);
  let trues = 0;
  let ranks = 0;
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && scores[order[to]!] === scores[order[from]!]) to++;
    for (let place = from; place < to; place++) {
      if (!truths[order[place]!]) continue;
      trues++;
      ranks += (from + 1 + to) / 2;
    }
    from = to;
  }
  const falses = order.length - trues;
  return trues && falses ? (ranks - (trues * (trues + 1)) / 2) / (trues * falses) : Number.NaN;
}

/**
 * Returns how far up the predictions that came true stand in each person's list, its first `depth` places, 1 at best: the mean over
 * the people with at least one (NDCG).
 * @param groups whose list each belongs to
 * @param tieBreaks order those with equal scores, by chance
 */
export function gainOfLists(
  {
    scores,
    truths,
    groups,
  }: { scores: readonly number[]; truths: readonly boolean[]; groups: readonly number[] },
  tieBreaks: readonly number[],
  depth = 5,
): number {
  const lists = Map.groupBy(scores.keys(), (place) => groups[place]!);
  let sum = 0;
  let people = 0;
  for (const places of lists.values()) {
    const trues = places.filter((place) => truths[place]).length;
    if (trues === 0) continue;
    places.sort((a, b) => scores[b]! - scores[a]! || tieBreaks[b]! - tieBreaks[a]!);
    const discount = (rank: number) => 1 / Math.log2(rank + 2);
    let gain = 0;
    let best = 0;
    for (let rank = 0; rank < depth; rank++) {
      if (truths[places[rank] ?? -1]) gain += discount(rank);
      if (rank < trues) best += discount(rank);
    }
    sum += gain / best;
    people++;
  }
  return people ? sum / people : Number.NaN;
}

/** Returns how unequal a sum is shared out: 0, everybody has the same, to 1, one has all (Gini). */
export function gini(shares: readonly number[]): number {
  const sorted = shares.toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, one) => sum + one, 0);
  if (total === 0) return 0;
  const weighted = sorted.reduce((sum, one, place) => sum + (place + 1) * one, 0);
  return (2 * weighted) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}
