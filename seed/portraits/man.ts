import { type Chance, pick } from '../random.ts';
import { beards } from './beards.ts';
import { commonSkins, greying, hairs, mensCloth, turbans } from './colour.ts';
import { glasses } from './glasses.ts';
import { mensHeadwear } from './headwear.ts';
import type { Look, Wardrobe } from './look.ts';
import { mensAttire as attire } from './mensAttire.ts';
import { mensHair as hair } from './mensHair.ts';
import type { Sitter } from './sitter.ts';

export const mensWardrobe: Wardrobe = {
  faces: [
    { temple: 97, cheek: 95, jaw: 79, jawY: 98, chin: 28, chinY: 148 },
    { temple: 95, cheek: 91, jaw: 76, jawY: 104, chin: 27, chinY: 155 },
    { temple: 98, cheek: 98, jaw: 84, jawY: 98, chin: 30, chinY: 145 },
    { temple: 98, cheek: 93, jaw: 72, jawY: 97, chin: 22, chinY: 150 },
    { temple: 96, cheek: 95, jaw: 85, jawY: 104, chin: 35, chinY: 148 },
    { temple: 94, cheek: 97, jaw: 76, jawY: 97, chin: 25, chinY: 150 },
  ],
  eyes: [
    { half: 23, upper: 9.5, lower: 5.5, rise: 2, lash: 3, kajal: false },
    { half: 24, upper: 8.5, lower: 5, rise: 1, lash: 3.2, kajal: false },
    { half: 22, upper: 10, lower: 5.5, rise: 1, lash: 2.8, kajal: false },
    { half: 23, upper: 8.5, lower: 5.5, rise: 3, lash: 3.2, kajal: false },
    { half: 22, upper: 9, lower: 5, rise: 0, lash: 3, kajal: false },
  ],
  brows: [
    { thick: 11, arch: 4, end: 4, y: -29 },
    { thick: 10, arch: 6, end: 5, y: -31 },
    { thick: 12.5, arch: 3, end: 3, y: -28 },
    { thick: 11, arch: 6, end: 8, y: -30 },
    { thick: 13, arch: 5, end: 6, y: -29 },
  ],
  noses: [
    { wing: 20, tip: 53, bridge: 9 },
    { wing: 22, tip: 55, bridge: 10 },
    { wing: 19, tip: 51, bridge: 8 },
    { wing: 21, tip: 57, bridge: 9 },
    { wing: 23, tip: 52, bridge: 10 },
  ],
  mouths: [
    { half: 30, lift: 5, upper: 6, lower: 9, open: false },
    { half: 32, lift: 6, upper: 5, lower: 8, open: false },
    { half: 30, lift: 4, upper: 7, lower: 10, open: false },
    { half: 33, lift: 7, upper: 6, lower: 8, open: false },
    { half: 33, lift: 8, upper: 5, lower: 7, open: true },
  ],
  hair,
  headwear: mensHeadwear,
  attire,
  cloth: mensCloth,
  adornments: beards,
};

/** What he wears, after his religion. */
function chooseGarment(next: Chance, religion: string) {
  const office = [attire.shirt, attire.blazer, attire.bandhgala];
  const festive = [attire.kurta, attire.nehruJacket, attire.sherwani];
  if (religion === 'Muslim') return pick(next, [...festive, attire.jubba, attire.shawl, ...office]);
  if (religion === 'Christian')
    return pick(next, [...office, attire.blazer, attire.shirt, attire.jubba, attire.nehruJacket]);
  if (religion === 'Hindu' && next() < 0.14) return attire.angavastram;
  return pick(next, [...festive, ...festive, ...office, attire.jubba, attire.shawl]);
}

/** Beard and moustache, after his religion. */
function chooseBeard(next: Chance, religion: string) {
  const { clean, stubble, boxed, full, moustache, handlebar, goatee, roughMoustache } = beards;
  if (religion === 'Sikh') return pick(next, [full, full, boxed]);
  if (religion === 'Muslim') return pick(next, [boxed, boxed, full, stubble, roughMoustache, clean]);
  return pick(next, [
    clean,
    clean,
    clean,
    stubble,
    stubble,
    boxed,
    boxed,
    moustache,
    moustache,
    handlebar,
    goatee,
    roughMoustache,
  ]);
}

/** Chooses how a man looks and what he wears. */
export function man(next: Chance, { religion, age }: Sitter): Look {
  const w = mensWardrobe;
  const wearsCap = religion === 'Muslim' && next() < 0.3;
  const headwear =
    religion === 'Sikh'
      ? pick(next, [mensHeadwear.peaked, mensHeadwear.peaked, mensHeadwear.round])
      : wearsCap
        ? mensHeadwear.cap
        : undefined;
  const young = [
    hair.sidePart,
    hair.quiff,
    hair.crop,
    hair.curlyTop,
    hair.sweptBack,
    hair.sidefade,
    hair.wavyLong,
    hair.buzz,
  ];
  const older = [hair.sidePart, hair.crop, hair.sweptBack, hair.receding, hair.receding, hair.buzz];
  const style = wearsCap ? hair.buzz : pick(next, age > 38 ? older : young);
  // Hair to the collar comes with a beard: shaven, it looked like a woman's cut.
  const beard =
    style === hair.wavyLong && !headwear
      ? pick(next, [beards.boxed, beards.stubble, beards.full])
      : chooseBeard(next, religion);
  const isGreying = age > 38 && next() < 0.5;
  return {
    build: 'man',
    age,
    skin: pick(next, commonSkins),
    face: pick(next, w.faces),
    eyes: pick(next, w.eyes),
    iris: pick(next, ['#3A2417', '#2E1C12', '#452C1B', '#33231A']),
    brows: pick(next, w.brows),
    nose: pick(next, w.noses),
    mouth: pick(next, w.mouths),
    lip: { colour: '#8A4A42', strength: 0.25 + next() * 0.2 },
    hair: style,
    hairColour: pick(next, isGreying && next() < 0.4 ? greying : hairs),
    hasFlowers: false,
    hasGreyTemples: isGreying,
    beard,
    ...(headwear ? { headwear } : {}),
    headCloth: pick(next, turbans),
    garment: chooseGarment(next, religion),
    cloth: pick(next, w.cloth),
    ...(next() < 0.26 ? { glasses: pick(next, Object.values(glasses)) } : {}),
    headOrnaments: [],
    tilt: pick(next, [-2, -0.8, 0, 1, 2]),
  };
}
