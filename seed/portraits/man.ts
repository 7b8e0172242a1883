import { type Chance, pick } from '../random.ts';
import * as attire from './attire.ts';
import type { Face } from './face.ts';
import * as jewellery from './jewellery.ts';
import { type Attire, greying, hairs, type Sitter, skins } from './sitter.ts';

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

const turbans = ['#9B1B30', '#E08A1B', '#27456B', '#3F6B45', '#5B3560', '#C24E62', '#1F5C57', '#2B2A33'];

export function man(next: Chance, { religion, age }: Sitter): { face: Face; attire: Attire } {
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
      overHair = jewellery.cap(pick(next, ['#FBF6EA', '#F3ECDC', '#2F4A3D']));
      garment = pick(next, [attire.kurta, attire.nehruJacket]);
    }
  } else if (draw < 0.22) face.beard = 'beardLight';
  else if (draw < 0.34) face.beard = 'moustacheMagnum';
  else if (draw < 0.4) face.beard = 'moustacheFancy';
  else if (draw < 0.46) face.beard = 'beardMedium';
  if (religion === 'Hindu' && next() < 0.12) garment = attire.angavastram;
  return { face, attire: { garment: garment(cloth), overHair } };
}
