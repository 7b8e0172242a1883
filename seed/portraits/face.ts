import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';

/** Options of the face library; names are those of its schema. */
export type Face = {
  skin: string;
  hair: string;
  /** None where the hair is drawn by hair.ts. */
  top?: NonNullable<avataaars.Options['top']>[number];
  /** Colour of a turban or hijab. */
  cloth: string;
  eyes: 'default' | 'happy';
  brows: 'defaultNatural' | 'default' | 'raisedExcitedNatural';
  mouth: 'closed' | 'open';
  beard?: NonNullable<avataaars.Options['facialHair']>[number];
  glasses?: 'prescription01' | 'prescription02' | 'round';
  /** Lashes, coloured lips, warm cheeks. */
  soft: boolean;
};

/** SVG fragments, to be laid over each other in this order with garments in between. */
export type FaceLayers = { skin: string; features: string; hair: string; beard: string; glasses: string };

const hex = (colour: string) => colour.replace('#', '');

/**
 * Draws a face and takes the library's picture apart, so that garments of our own can lie
 * between neck and hair.
 * @throws Error when the library's picture is not built as expected
 */
export function drawFace(face: Face): FaceLayers {
  const svg = createAvatar(avataaars, {
    seed: 'one',
    skinColor: [hex(face.skin)],
    hairColor: [hex(face.hair)],
    hatColor: [hex(face.cloth)],
    facialHairColor: [hex(face.hair)],
    accessoriesColor: ['2b1b17'],
    top: face.top ? [face.top] : [],
    topProbability: face.top ? 100 : 0,
    eyes: [face.eyes],
    eyebrows: [face.brows],
    clothing: ['shirtCrewNeck'],
    facialHair: face.beard ? [face.beard] : [],
    facialHairProbability: face.beard ? 100 : 0,
    accessories: face.glasses ? [face.glasses] : [],
    accessoriesProbability: face.glasses ? 100 : 0,
  }).toString();

  const parts = svg.match(
    /<g transform="translate\(8\)">(.*)<g transform="translate\(0 170\)">.*<\/g><g transform="translate\(78 134\)">.*<\/g>(<g transform="translate\(104 122\)">.*)(<g transform="translate\(-1\)">.*)(<g transform="translate\(49 72\)">.*)(<g transform="translate\(62 42\)">.*<\/g>)<\/g><\/g><\/svg>$/s,
  );
  if (!parts) throw new Error('The face library draws its pictures in another order than expected');
  const [, skin, features, hair, beard, glasses] = parts as unknown as string[];
  return {
    skin: skin!,
    features: features! + mouth(face) + (face.soft ? softening(face) : ''),
    hair: hair!,
    beard: beard!,
    glasses: glasses!,
  };
}

/** A calm smile; the library's own mouths are drawn for jokes. */
function mouth(face: Face): string {
  const lips = face.soft ? '#9E3438' : '#5E2A20';
  const strength = face.soft ? 0.85 : 0.62;
  if (face.mouth === 'closed') {
    return `<path d="M112 150C118 155 126 154 132 155.5C138 154 146 155 152 150C147 161 139 165 132 165C125 165 117 161 112 150Z" fill="${lips}" fill-opacity="${strength}"/>
      <path d="M109 148.5C116 157 124 157.5 132 157.5C140 157.5 148 157 155 148.5" fill="none" stroke="#2B1210" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/>`;
  }
  return `<path d="M110 148C119 151.5 145 151.5 154 148C153 162 144 169 132 169C120 169 111 162 110 148Z" fill="${lips}" fill-opacity="${strength}"/>
    <path d="M114 151C124 153.5 140 153.5 150 151C149 160 142 163.5 132 163.5C122 163.5 115 160 114 151Z" fill="#FFFDF8"/>`;
}

/** Lashes and a little colour in the cheeks. */
function softening(face: Face): string {
  const lashes =
    face.eyes === 'default'
      ? `<path d="M96 110C99 103 110 101 116 107M168 110C165 103 154 101 148 107M96 110l-4.5 -3M168 110l4.5 -3" fill="none" stroke="#2B1B17" stroke-opacity=".75" stroke-width="2.6" stroke-linecap="round"/>`
      : `<path d="M92.5 112l-4 -3M171.5 112l4 -3" stroke="#2B1B17" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>`;
  return `${lashes}<g fill="#C2453B" fill-opacity=".16"><ellipse cx="92" cy="140" rx="11" ry="8"/><ellipse cx="172" cy="140" rx="11" ry="8"/></g>`;
}
