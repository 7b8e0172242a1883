export const HEIGHT_CM = { min: 90, max: 250 } as const;
export const WEIGHT_KG = { min: 25, max: 300 } as const;
export const WISHED_AGE = { min: 18, max: 100 } as const;
export const SIBLINGS_MAX = 20;
export const BIO_MAX = 2000;
export const DESCRIPTION_MAX = 1000;
export const LIST_MAX = 15;
export const WORDS_MAX = 80;
