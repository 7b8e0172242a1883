/** Given names by region and faith. The young are members; the elder are their parents. */
export type NamePool = { female: string[]; male: string[]; mothers: string[]; fathers: string[] };
