import type { Beard } from './beards.ts';
import type { Build } from './bust.ts';
import type { Cloth } from './colour.ts';
import type { Brows, Eyes, Mouth, Nose } from './features.ts';
import type { HairStyle } from './hair.ts';
import type { Face } from './head.ts';
import type { HeadwearStyle } from './headwear.ts';
import type { Garment } from './womensAttire.ts';

/** Everything that is chosen about one person; drawing it needs no further chance. */
export type Look = {
  build: Build;
  /** Years. */
  age: number;
  skin: string;
  face: Face;
  eyes: Eyes;
  iris: string;
  brows: Brows;
  nose: Nose;
  mouth: Mouth;
  /** How much a lip's own colour differs from the skin, and towards which. */
  lip: { colour: string; strength: number };
  hair: HairStyle;
  hairColour: string;
  hasFlowers: boolean;
  hasGreyTemples: boolean;
  beard?: Beard;
  headwear?: HeadwearStyle;
  headCloth: string;
  garment: Garment;
  cloth: Cloth;
  glasses?: () => string;
  /** On the head, in its coordinates; and on the chest. */
  headOrnaments: (() => string)[];
  necklace?: () => string;
  /** Degrees; to the right is more than 0. */
  tilt: number;
};

/** The lists that a look is chosen from, the same for women and men. */
export type Wardrobe = {
  faces: readonly Face[];
  eyes: readonly Eyes[];
  brows: readonly Brows[];
  noses: readonly Nose[];
  mouths: readonly Mouth[];
  hair: Record<string, HairStyle>;
  headwear: Record<string, HeadwearStyle>;
  attire: Record<string, Garment>;
  cloth: readonly Cloth[];
  /** Ornaments for her, beards for him. */
  adornments: Record<string, unknown>;
};
