import { type Chance, pick } from '../random.ts';
import * as attire from './attire.ts';
import type { Face } from './face.ts';
import * as coiffure from './hair.ts';
import * as jewellery from './jewellery.ts';
import { type Attire, greying, hairs, type Sitter, skins } from './sitter.ts';

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

export function woman(next: Chance, { religion, age }: Sitter): { face: Face; attire: Attire } {
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
  if (tiedBack) worn.overHair = isWesternCut ? jewellery.studs('#FFF6E0') : jewellery.jhumkas();
  if (garment === attire.sari)
    worn.onFace += next() < 0.6 ? jewellery.necklace(cloth.main) : jewellery.chain();
  else if (hasDupatta && next() < 0.5) worn.onFace += jewellery.chain();
  if ((religion === 'Hindu' || religion === 'Jain') && !isWesternCut) {
    if (next() < 0.75) worn.onFace += jewellery.bindi(pick(next, ['#8E1226', '#B01E2F', '#5E0F1D']));
    if (next() < 0.25) worn.onFace += jewellery.nosePin();
  }
  return { face, attire: { ...worn, garment: garment(cloth) } };
}
