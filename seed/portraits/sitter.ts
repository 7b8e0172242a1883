/** The person of a portrait; the same one always gets the same picture. */
export type Sitter = {
  seed: string;
  gender: 'female' | 'male';
  /** A name from the religion list. */
  religion: string;
  /** Years. */
  age: number;
};

/** SVG around the face, from back to front. */
export type Attire = { behind?: string; garment: string; onFace?: string; hair?: string; overHair?: string };

export const skins = ['#E6B88F', '#DDA77A', '#CF9767', '#C08552', '#B07443', '#9C6238', '#8A5633'];
export const hairs = ['#1E1512', '#261A16', '#2F211C', '#1A1718', '#3A271F'];
export const greying = ['#4B4644', '#5A5452', '#3F3937'];
