type Positions = Record<string, number>;

/** Where each page of the history was left, for React Router's scroll restoration. */
export function openScroll() {
  let positions: Positions | null = null;
  let position = () => 0;
  return {
    use(known: Positions, read: () => number) {
      positions = known;
      position = read;
      return () => {
        positions = null;
      };
    },
    save(key: string) {
      if (positions) positions[key] = position();
    },
    /** Returns where a page was left; null: it was not open yet. */
    of: (key: string): number | null => positions?.[key] ?? null,
  };
}
