/**
 * Returns a function that passes items on to `act`: the first ones at once, later ones together, at most every
 * `pauseMs`.
 */
export function throttle<Item>(pauseMs: number, act: (items: Item[]) => void): (items: Item[]) => void {
  let waiting: Set<Item> | undefined;

  function run(items: Item[]) {
    const next = new Set<Item>();
    waiting = next;
    act(items);
    setTimeout(() => {
      waiting = undefined;
      if (next.size > 0) run([...next]);
    }, pauseMs);
  }

  return (items) => {
    if (waiting) for (const item of items) waiting.add(item);
    else run(items);
  };
}
