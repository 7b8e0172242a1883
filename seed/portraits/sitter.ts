/** The person of a portrait; the same one always gets the same picture. */
export type Sitter = {
  seed: string;
  gender: 'female' | 'male';
  /** A name from the religion list. */
  religion: string;
  /** Years. */
  age: number;
};
