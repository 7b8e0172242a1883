import type { Disk } from 'flydrive';
import sharp from 'sharp';
import { renderSizes, sizePath } from '../src/photos/sizes.ts';
import * as attire from './drawing/attire.ts';
import { drawFace, type Face } from './drawing/face.ts';
import { drawGround } from './drawing/ground.ts';
import * as coiffure from './drawing/hair.ts';
import { type Chance, chance, numberFrom, pick } from './random.ts';

/** For whom a portrait is drawn; the same sitter always gets the same picture. */
export type Sitter = {
  seed: string;
  gender: 'female' | 'male';
  /** A name from the religion list. */
  religion: string;
  /** Years. */
  age: number;
};

/** SVG around the face, from back to front. */
type Attire = { behind?: string; garment: string; onFace?: string; hair?: string; overHair?: string };

const skins = ['#E6B88F', '#DDA77A', '#CF9767', '#C08552', '#B07443', '#9C6238', '#8A5633'];
const hairs = ['#1E1512', '#261A16', '#2F211C', '#1A1718', '#3A271F'];
const greying = ['#4B4644', '#5A5452', '#3F3937'];

const womensCloth: attire.Cloth[] = [
  { main: '#9B1B30', second: '#6E1526', trim: '#E8B63F' },
  { main: '#1F5C57', second: '#123F3C', trim: '#E5B34A' },
  { main: '#D98A1C', second: '#8E2A36', trim: '#F6DFA0' },
  { main: '#5B3560', second: '#3E2243', trim: '#E0B457' },
  { main: '#3E6B3A', second: '#8C2F3A', trim: '#EBC257' },
  { main: '#C2566B', second: '#7C2440', trim: '#F1CF7A' },
  { main: '#2C4A7C', second: '#1C3157', trim: '#D9B45B' },
  { main: '#F1E3C8', second: '#9B1B30', trim: '#C9952B' },
  { main: '#B5482A', second: '#5C2A2E', trim: '#F0C766' },
  { main: '#7A8F4B', second: '#A33B4A', trim: '#F2E0A8' },
];

const mensCloth: attire.Cloth[] = [
  { main: '#F3E7D0', second: '#FFFBF5', trim: '#B98A3E' },
  { main: '#7E1D2C', second: '#F6ECD8', trim: '#E2B24B' },
  { main: '#274C4A', second: '#EFE3CB', trim: '#D6AE5A' },
  { main: '#2D3E5E', second: '#F2E8D6', trim: '#CDB27A' },
  { main: '#C7801E', second: '#FBEFD6', trim: '#7C4A12' },
  { main: '#4E5B34', second: '#F1E7CE', trim: '#DCC279' },
  { main: '#6A4A3A', second: '#F4E6D2', trim: '#D9B877' },
  { main: '#4A3350', second: '#F0E4DE', trim: '#D6B25E' },
  { main: '#A9BDC9', second: '#F7F3EA', trim: '#5C7484' },
  { main: '#3A3533', second: '#E9DFD0', trim: '#BFA36A' },
];

/** Hijabs and veils are plainer than saris. */
const veils = [
  '#6E1526',
  '#2C4A7C',
  '#7B8C73',
  '#B08968',
  '#5B3560',
  '#D9B7A6',
  '#3B4A54',
  '#A8485A',
  '#EADFC9',
  '#1F5C57',
];

const turbans = ['#9B1B30', '#E08A1B', '#27456B', '#3F6B45', '#5B3560', '#C24E62', '#1F5C57', '#2B2A33'];

function woman(next: Chance, { religion, age }: Sitter): { face: Face; attire: Attire } {
  const cloth = pick(next, womensCloth);
  const face: Face = {
    skin: pick(next, skins),
    hair: pick(next, age > 42 && next() < 0.5 ? greying : hairs),
    cloth: cloth.second,
    eyes: next() < 0.88 ? 'default' : 'happy',
    brows: 'defaultNatural',
    mouth: next() < 0.6 ? 'closed' : 'open',
    soft: true,
    ...(next() < 0.18 ? { glasses: pick(next, ['prescription02', 'round', 'prescription01'] as const) } : {}),
  };
  const style = pick(next, [
    'straight01',
    'straight02',
    'tied',
    'braid',
    'straightAndStrand',
    'bob',
    'tied',
    'longButNotTooLong',
    'braid',
    'straight01',
    'tied',
  ] as const);
  const kurtas = [attire.dupattaOverBoth, attire.dupattaOverOne, attire.kurti];
  const worn: Attire = { garment: '', behind: '', onFace: '', hair: '', overHair: '' };
  let garment: (cloth: attire.Cloth) => string;
  let tiedBack = style === 'tied' || style === 'braid';

  const veilCloth = { ...cloth, second: pick(next, veils) };
  if (religion === 'Muslim' && next() < 0.5) {
    face.top = 'hijab';
    face.cloth = veilCloth.second;
    garment = attire.kurti;
    tiedBack = false;
  } else if ((religion === 'Muslim' && next() < 0.5) || (religion === 'Sikh' && next() < 0.4)) {
    const veil = attire.veil(veilCloth);
    garment = attire.kurti;
    worn.behind = veil.behind;
    worn.hair = coiffure.tiedBack(face.hair).front;
    worn.overHair = veil.front;
    tiedBack = false;
  } else {
    if (religion === 'Muslim' || religion === 'Sikh') garment = pick(next, kurtas);
    else if (religion === 'Christian')
      garment = pick(next, [attire.blouse, attire.kurti, attire.sari, attire.blazer]);
    else
      garment = pick(next, [
        attire.sari,
        attire.sari,
        attire.sari,
        ...kurtas,
        attire.dupattaOverBoth,
        attire.blouse,
        attire.blazer,
      ]);
    if (style === 'tied' || style === 'braid') {
      const drawn = style === 'tied' ? coiffure.tiedBack(face.hair) : coiffure.braid(face.hair);
      worn.behind = drawn.behind;
      worn.hair = drawn.front;
    } else face.top = style;
  }

  const isWesternCut = garment === attire.blazer || garment === attire.blouse;
  const hasDupatta = garment === attire.dupattaOverBoth || garment === attire.dupattaOverOne;
  if (tiedBack && garment === attire.sari && religion !== 'Christian' && next() < 0.6)
    worn.behind += coiffure.jasmine();
  if (tiedBack) worn.overHair = isWesternCut ? attire.studs('#FFF6E0') : attire.jhumkas();
  if (garment === attire.sari) worn.onFace += next() < 0.6 ? attire.necklace(cloth.main) : attire.chain();
  else if (hasDupatta && next() < 0.5) worn.onFace += attire.chain();
  if ((religion === 'Hindu' || religion === 'Jain') && !isWesternCut) {
    if (next() < 0.75) worn.onFace += attire.bindi(pick(next, ['#8E1226', '#B01E2F', '#5E0F1D']));
    if (next() < 0.25) worn.onFace += attire.nosePin();
  }
  return { face, attire: { ...worn, garment: garment(cloth) } };
}

function man(next: Chance, { religion, age }: Sitter): { face: Face; attire: Attire } {
  const cloth = pick(next, mensCloth);
  const face: Face = {
    skin: pick(next, skins),
    hair: pick(next, age > 40 && next() < 0.5 ? greying : hairs),
    top: pick(next, [
      'shortFlat',
      'shortRound',
      'shortWaved',
      'shortCurly',
      'theCaesar',
      'theCaesarAndSidePart',
      'shortWaved',
      'shortFlat',
    ]),
    cloth: pick(next, turbans),
    eyes: next() < 0.9 ? 'default' : 'happy',
    brows: 'defaultNatural',
    mouth: next() < 0.6 ? 'closed' : 'open',
    soft: false,
    ...(next() < 0.25 ? { glasses: pick(next, ['prescription02', 'round', 'prescription01'] as const) } : {}),
  };
  if (age > 38 && next() < 0.3) face.top = 'sides';
  let garment = pick(next, [attire.kurta, attire.nehruJacket, attire.shirt, attire.blazer, attire.sherwani]);
  let overHair = '';
  const draw = next();
  if (religion === 'Sikh') {
    face.top = 'turban';
    face.beard = pick(next, ['beardMedium', 'beardMajestic', 'beardMedium']);
  } else if (religion === 'Muslim') {
    if (draw < 0.65) face.beard = pick(next, ['beardLight', 'beardMedium']);
    if (draw < 0.35) {
      face.top = 'theCaesar';
      overHair = attire.cap(pick(next, ['#FBF6EA', '#F3ECDC', '#2F4A3D']));
      garment = pick(next, [attire.kurta, attire.nehruJacket]);
    }
  } else if (draw < 0.22) face.beard = 'beardLight';
  else if (draw < 0.34) face.beard = 'moustacheMagnum';
  else if (draw < 0.4) face.beard = 'moustacheFancy';
  else if (draw < 0.46) face.beard = 'beardMedium';
  if (religion === 'Hindu' && next() < 0.12) garment = attire.angavastram;
  return { face, attire: { garment: garment(cloth), overHair } };
}

/**
 * Draws the portrait of an invented person, dressed after religion and age.
 * @returns a PNG picture of 800 by 1000 pixels
 */
export async function drawPortrait(sitter: Sitter): Promise<Buffer> {
  const next = chance(numberFrom(`${sitter.seed}/${sitter.gender}/${sitter.religion}`));
  const ground = drawGround(next);
  const person = sitter.gender === 'female' ? woman(next, sitter) : man(next, sitter);
  const face = drawFace(person.face);
  const { behind = '', garment, onFace = '', overHair = '', hair = '' } = person.attire;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">${ground}
    <g transform="translate(-38.7 60) scale(3.3572)" fill="none">${behind}${face.skin}${garment}${face.features}${onFace}${face.hair}${hair}${face.beard}${face.glasses}${overHair}</g></svg>`;
  return sharp(Buffer.from(svg)).resize(800, 1000).png({ compressionLevel: 1 }).toBuffer();
}

/**
 * Draws a sitter's portrait and stores every size of it under a key, unless it is there already.
 * @param storageKey the folder, such as `samples/cast/P001`
 */
export async function storePortrait(storage: Disk, storageKey: string, sitter: Sitter): Promise<void> {
  // Written last: where this file is, the others are too.
  const last = sizePath(storageKey, 'blurred');
  if (await storage.exists(last)) return;
  const sizes = await renderSizes(await drawPortrait(sitter));
  await storage.put(sizePath(storageKey, 'small'), sizes.small);
  await storage.put(sizePath(storageKey, 'large'), sizes.large);
  await storage.put(last, sizes.blurred);
}

/** How many portraits of each kind the generated profiles share, per gender. */
const poolSizes = { Hindu: 33, Muslim: 21, Christian: 12, Sikh: 12, Jain: 9, Buddhist: 9 };

type PoolReligion = keyof typeof poolSizes;

/** Storage keys of the shared portraits. */
export type PortraitPool = {
  keyFor(sitter: Pick<Sitter, 'gender' | 'religion' | 'age'>, next: Chance): string;
};

/** Every third portrait shows somebody older than 38. */
function poolAge(index: number): number {
  return index % 3 === 2 ? 44 : 27;
}

function poolKey(gender: string, religion: PoolReligion, index: number): string {
  return `samples/pool/${gender}-${religion.toLowerCase()}-${index}`;
}

/** Which of the shared portraits suits somebody; draws nothing. */
export function choosePortraits(): PortraitPool {
  return {
    keyFor({ gender, religion, age }, next) {
      const kind: PoolReligion = religion in poolSizes ? (religion as PoolReligion) : 'Christian';
      const thirds = Math.floor(poolSizes[kind] / 3);
      const third = Math.floor(next() * thirds);
      const index = age > 38 ? third * 3 + 2 : third * 3 + (next() < 0.5 ? 0 : 1);
      return poolKey(gender, kind, index);
    },
  };
}

/** Draws and stores the shared portraits that are not there yet: once some 20 seconds, later none. */
export async function portraitPool(storage: Disk): Promise<PortraitPool> {
  const todo: { key: string; sitter: Sitter }[] = [];
  for (const gender of ['female', 'male'] as const) {
    for (const religion of Object.keys(poolSizes) as PoolReligion[]) {
      for (let index = 0; index < poolSizes[religion]; index++) {
        const key = poolKey(gender, religion, index);
        todo.push({ key, sitter: { seed: key, gender, religion, age: poolAge(index) } });
      }
    }
  }
  await inParallel(4, todo, ({ key, sitter }) => storePortrait(storage, key, sitter));
  return choosePortraits();
}

/** Runs work on a list, so many at a time. */
export async function inParallel<T>(width: number, list: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = list.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
