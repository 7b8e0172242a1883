import { type Chance, pick } from '../random.ts';
import { commonSkins, greying, hairs, veils, womensCloth } from './colour.ts';
import { glasses } from './glasses.ts';
import { womensHeadwear } from './headwear.ts';
import { earrings, faceOrnaments, necklaces } from './jewellery.ts';
import type { Look, Wardrobe } from './look.ts';
import type { Sitter } from './sitter.ts';
import { womensAttire as attire } from './womensAttire.ts';
import { womensHair as hair } from './womensHair.ts';

export const womensWardrobe: Wardrobe = {
  faces: [
    { temple: 94, cheek: 92, jaw: 66, jawY: 96, chin: 20, chinY: 142 },
    { temple: 92, cheek: 88, jaw: 65, jawY: 102, chin: 20, chinY: 149 },
    { temple: 96, cheek: 96, jaw: 74, jawY: 96, chin: 24, chinY: 139 },
    { temple: 97, cheek: 91, jaw: 60, jawY: 94, chin: 15, chinY: 144 },
    { temple: 93, cheek: 91, jaw: 73, jawY: 100, chin: 25, chinY: 142 },
    { temple: 91, cheek: 94, jaw: 63, jawY: 94, chin: 18, chinY: 145 },
  ],
  eyes: [
    { half: 24, upper: 11, lower: 6, rise: 3, lash: 3.6, kajal: true },
    { half: 25, upper: 10, lower: 5.5, rise: 4, lash: 3.8, kajal: true },
    { half: 23, upper: 11.5, lower: 6, rise: 1, lash: 3.4, kajal: false },
    { half: 24, upper: 9.5, lower: 6, rise: 2, lash: 3.8, kajal: true },
    { half: 23, upper: 10, lower: 5, rise: 5, lash: 3.4, kajal: false },
  ],
  brows: [
    { thick: 8, arch: 7, end: 5, y: -32 },
    { thick: 7, arch: 9, end: 4, y: -33 },
    { thick: 9, arch: 5, end: 3, y: -31 },
    { thick: 8, arch: 8, end: 8, y: -32 },
    { thick: 9.5, arch: 7, end: 6, y: -32 },
  ],
  noses: [
    { wing: 17, tip: 50, bridge: 7 },
    { wing: 19, tip: 52, bridge: 8 },
    { wing: 16, tip: 48, bridge: 6 },
    { wing: 18, tip: 54, bridge: 7 },
    { wing: 20, tip: 49, bridge: 8 },
  ],
  mouths: [
    { half: 29, lift: 5.5, upper: 8, lower: 11, open: false },
    { half: 31, lift: 6.5, upper: 7, lower: 10, open: false },
    { half: 28, lift: 4.5, upper: 9, lower: 12, open: false },
    { half: 30, lift: 7.5, upper: 8, lower: 10, open: false },
    { half: 32, lift: 8.5, upper: 7, lower: 8, open: true },
  ],
  hair,
  headwear: womensHeadwear,
  attire,
  cloth: womensCloth,
  adornments: { ...earrings, ...faceOrnaments },
};

const lips = ['#9C2F3B', '#A63C44', '#8A2E3C', '#B2524F', '#A8474A'];

/** What she wears, after her religion. */
function chooseGarment(next: Chance, religion: string) {
  const salwar = [attire.dupattaOverBoth, attire.dupattaOverOne, attire.kurti, attire.anarkali];
  const office = [attire.blazer, attire.collared];
  if (religion === 'Muslim' || religion === 'Sikh')
    return pick(next, [...salwar, ...salwar, attire.shawl, attire.blazer, attire.collared]);
  if (religion === 'Christian')
    return pick(next, [attire.sari, attire.kurti, attire.dupattaOverOne, ...office, attire.anarkali]);
  return pick(next, [
    attire.sari,
    attire.sari,
    attire.sari,
    attire.seedhaSari,
    attire.seedhaSari,
    ...salwar,
    attire.shawl,
    ...office,
  ]);
}

/** What covers her head, if anything does. */
function chooseHeadwear(next: Chance, religion: string) {
  const draw = next();
  if (religion === 'Muslim') {
    if (draw < 0.3) return womensHeadwear.hijab;
    if (draw < 0.5) return womensHeadwear.shayla;
    if (draw < 0.64) return womensHeadwear.dupatta;
  }
  return religion === 'Sikh' && draw < 0.3 ? womensHeadwear.dupatta : undefined;
}

/** Chooses how a woman looks and what she wears. */
export function woman(next: Chance, { religion, age }: Sitter): Look {
  const w = womensWardrobe;
  const headwear = chooseHeadwear(next, religion);
  const garment = headwear
    ? pick(next, [attire.kurti, attire.anarkali, attire.dupattaOverOne])
    : chooseGarment(next, religion);
  const isWestern = garment === attire.blazer || garment === attire.collared;
  const isSari = garment === attire.sari || garment === attire.seedhaSari;
  const styles = [...Object.values(hair), hair.lowBun, hair.braid, hair.longWaves];
  const style = pick(next, headwear === womensHeadwear.dupatta ? [hair.lowBun, hair.highBun] : styles);
  const showsEars = style === hair.lowBun || style === hair.highBun || style === hair.braid;
  const headOrnaments: (() => string)[] = [];
  if (!headwear && showsEars)
    headOrnaments.push(
      pick(
        next,
        isWestern
          ? [earrings.studs, earrings.hoops]
          : [earrings.jhumkas, earrings.drops, earrings.jhumkas, earrings.studs],
      ),
    );
  const wearsBindi = (religion === 'Hindu' || religion === 'Jain') && !isWestern && next() < 0.7;
  if (wearsBindi)
    headOrnaments.push(pick(next, [faceOrnaments.bindi, faceOrnaments.bindi, faceOrnaments.longBindi]));
  if (next() < 0.22) headOrnaments.push(faceOrnaments.nosePin);
  if (isSari && (style === hair.lowBun || style === hair.braid) && next() < 0.3)
    headOrnaments.push(faceOrnaments.tikka);
  const isClosed = garment === attire.collared || garment === attire.kurti || headwear?.name === 'hijab';
  const necklace = isSari
    ? pick(next, [necklaces.choker, necklaces.chain, necklaces.longHaar, necklaces.pearls])
    : !isClosed && next() < 0.55
      ? pick(next, [necklaces.chain, necklaces.pearls])
      : undefined;
  const isGreying = age > 42 && next() < 0.45;
  return {
    build: 'woman',
    age,
    skin: pick(next, commonSkins),
    face: pick(next, w.faces),
    eyes: pick(next, w.eyes),
    iris: pick(next, ['#3A2417', '#2E1C12', '#452C1B', '#33231A']),
    brows: pick(next, w.brows),
    nose: pick(next, w.noses),
    mouth: pick(next, w.mouths),
    lip: { colour: pick(next, lips), strength: 0.3 + next() * 0.35 },
    hair: style,
    hairColour: pick(next, isGreying ? greying : hairs),
    hasFlowers: isSari && next() < 0.6,
    hasGreyTemples: isGreying && showsEars,
    ...(headwear ? { headwear } : {}),
    headCloth: pick(next, veils),
    garment,
    cloth: pick(next, w.cloth),
    ...(next() < 0.16 ? { glasses: pick(next, Object.values(glasses)) } : {}),
    headOrnaments,
    ...(necklace && !headwear ? { necklace } : {}),
    tilt: pick(next, [-2.4, -1, 0, 1.2, 2.4]),
  };
}
