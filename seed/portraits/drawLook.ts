import { clothLight, drawBust } from './bust.ts';
import { mix, skinFrom } from './colour.ts';
import { drawBlush, drawBrows, drawEyes, drawMouth, drawNose } from './features.ts';
import { hairTone } from './hair.ts';
import { ageLines, drawHead, skinLight } from './head.ts';
import type { Look } from './look.ts';
import { greyTemples } from './mensHair.ts';
import { oval } from './svg.ts';

/** Where the eyes lie on the canvas, and where head and neck meet. */
const eyeLine = 382;
const hinge = 150;

/** SVG of one person on the canvas of 800 by 1000, from back to front. */
export function drawLook(look: Look): string {
  const skin = skinFrom(look.skin);
  const tone = hairTone(look.hairColour, look.hasFlowers);
  const headwear = look.headwear?.(look.headCloth, look.cloth.trim);
  const hair = headwear?.covers ? { front: '' } : look.hair(tone);
  // Long hair and knots stay under a veil.
  const over = headwear ? '' : (hair.over ?? '');
  const size = look.build === 'woman' ? 0.97 : 1;
  const onHead = (drawing: string) =>
    drawing &&
    `<g transform="translate(0 ${eyeLine}) rotate(${look.tilt} 0 ${hinge}) scale(${size})">${drawing}</g>`;
  const browColour = mix(look.hairColour, skin.base, 0.12);
  // Between face and hair no wall shows through.
  const scalp = headwear?.under ? oval(0, 16, 98, 130, headwear.under) : oval(0, -46, 101, 100, tone.dark);
  const head = [
    scalp,
    drawHead(look.face, skin),
    drawBlush(look.build === 'woman' ? 0.85 : 0.4),
    look.age > 37 ? ageLines(skin, look.age > 42 ? 1 : 0.6) : '',
    drawNose(look.nose, skin),
    look.beard?.(look.face, look.hairColour, mix(look.hairColour, '#C79C78', 0.5)) ?? '',
    drawMouth(look.mouth, skin, mix(skin.lip, look.lip.colour, look.lip.strength)),
    drawEyes(look.eyes, skin, look.iris),
    drawBrows(look.brows, browColour),
  ].join('');
  const crown = [
    hair.front,
    look.hasGreyTemples && !headwear?.covers ? greyTemples() : '',
    look.glasses?.() ?? '',
    ...look.headOrnaments.map((ornament) => ornament()),
  ].join('');
  return `<defs>${skinLight(skin)}${tone.defs}${clothLight()}${headwear?.defs ?? ''}</defs><g transform="translate(400 0)">
    ${onHead(headwear ? '' : (hair.behind ?? ''))}${onHead(headwear?.behind ?? '')}${drawBust(look.build, skin)}${look.garment(look.cloth)}${look.necklace?.() ?? ''}
    ${onHead(head + crown)}${onHead(over)}${onHead(headwear?.front ?? '')}</g>`;
}
