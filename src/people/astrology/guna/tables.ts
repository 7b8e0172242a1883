/** The two published ways to count: see `sources`. */
export const CONVENTIONS = ['astrosage', 'raman'] as const;
export type Convention = (typeof CONVENTIONS)[number];

type Table = readonly (readonly number[])[];

/** The book that each convention follows; programs are named only where the tables were compared with what they count. */
export const sources: Record<Convention, string> = {
  astrosage:
    "Saral Jyotish, chapter Melapak, pp. 143 to 152; compared with what AstroSage and Parashara's Light count; rows are the bride's, columns the groom's",
  raman:
    'B. V. Raman, Muhurtha, chapter Marriage: yoni, vashya and gana are the same both ways but for deva and manushya; compared with what Maitreya and VedAstro count',
};

/** Rows: the bride's vashya in the order of `VASHYAS`; columns: the groom's. */
export const vashyaPoints: Record<Convention, Table> = {
  astrosage: [
    [2, 1, 1, 0.5, 1],
    [1, 2, 0.5, 0, 1],
    [1, 0.5, 2, 1, 1],
    [0, 0, 1, 2, 0],
    [1, 0, 1, 0, 2],
  ],
  raman: [
    [2, 1, 1, 0, 1],
    [1, 2, 0.5, 0, 1],
    [1, 0.5, 2, 0, 1],
    [0, 0, 0, 2, 0],
    [1, 1, 1, 0, 2],
  ],
};

/** Rows: the bride's gana in the order of `GANAS`; columns: the groom's. */
export const ganaPoints: Record<Convention, Table> = {
  astrosage: [
    [6, 5, 1],
    [6, 6, 0],
    [0, 0, 6],
  ],
  raman: [
    [6, 5, 1],
    [6, 6, 0],
    [1, 0, 6],
  ],
};

/**
 * Rows: the bride's animal in the order of `YONIS`; columns: the groom's. That of Saral Jyotish (p. 150) is not the same
 * both ways: it is kept as printed.
 */
export const yoniPoints: Record<Convention, Table> = {
  astrosage: [
    [4, 2, 3, 2, 2, 3, 3, 3, 0, 1, 3, 2, 2, 1],
    [2, 4, 3, 2, 2, 3, 3, 3, 3, 1, 3, 2, 2, 0],
    [3, 3, 4, 2, 2, 3, 3, 3, 0, 1, 3, 0, 2, 1],
    [2, 2, 2, 4, 2, 1, 1, 2, 2, 2, 2, 1, 0, 2],
    [2, 2, 2, 2, 4, 1, 2, 2, 2, 2, 0, 2, 2, 2],
    [3, 3, 3, 1, 1, 4, 0, 3, 3, 2, 3, 2, 2, 2],
    [3, 3, 3, 1, 2, 0, 4, 3, 3, 2, 3, 2, 1, 1],
    [3, 3, 3, 2, 2, 3, 3, 4, 3, 0, 3, 2, 2, 1],
    [0, 3, 3, 2, 2, 3, 3, 3, 4, 1, 1, 2, 2, 1],
    [1, 1, 1, 2, 2, 2, 2, 1, 1, 4, 1, 2, 2, 1],
    [3, 3, 3, 2, 0, 3, 2, 3, 3, 1, 4, 2, 2, 3],
    [2, 2, 0, 1, 2, 2, 2, 2, 2, 2, 2, 4, 2, 2],
    [2, 2, 2, 0, 2, 2, 1, 2, 2, 2, 2, 2, 4, 2],
    [1, 0, 1, 2, 2, 2, 2, 1, 1, 2, 1, 2, 2, 4],
  ],
  raman: [
    [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
    [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
    [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
    [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
    [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
    [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
    [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
    [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
    [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
    [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
    [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
    [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
    [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
    [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
  ],
};
