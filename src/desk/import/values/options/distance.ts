/** Returns how many letters have to be changed, added or left out, or turned round with the next, to make one text of another. */
export function distance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let row = b.map((_, index) => index + 1);
  row.unshift(0);
  for (const [y, letter] of a.entries()) {
    const next = [y + 1];
    for (const [x, against] of b.entries()) {
      const isSame = letter === against;
      let cost = Math.min(next[x]! + 1, row[x + 1]! + 1, row[x]! + (isSame ? 0 : 1));
      if (y > 0 && x > 0 && letter === b[x - 1] && a[y - 1] === against)
        cost = Math.min(cost, before[x - 1]! + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row.at(-1)!;
}
