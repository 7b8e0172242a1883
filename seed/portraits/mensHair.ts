import { fullerCuts, sides } from './fullerCuts.ts';
import type { Hair, HairTone } from './hair.ts';
import { strands } from './hair.ts';
import { both, line, shape } from './svg.ts';

function sidePart(tone: HairTone): Hair {
  const top =
    'M-97 -30C-116 -84 -100 -142 -52 -162C8 -186 84 -176 104 -118C112 -92 106 -56 97 -30C98 -56 92 -74 80 -88C40 -84 -8 -96 -44 -122C-66 -108 -86 -78 -97 -30Z';
  return {
    front:
      sides(tone) +
      shape(top, tone.fill) +
      strands(
        tone,
        'M-36 -128C-6 -150 44 -158 84 -130M-42 -134C-16 -160 34 -172 72 -156M-60 -136C-82 -116 -92 -90 -98 -58',
        'M-30 -118C4 -126 52 -122 90 -96M-44 -124C-46 -138 -44 -152 -36 -164',
      ),
  };
}

/** Short, brushed forwards, with an uneven fringe. */
function crop(tone: HairTone): Hair {
  const top =
    'M-97 -34C-114 -100 -84 -162 -4 -166C80 -166 114 -100 97 -34C96 -60 92 -78 84 -92L70 -95L66 -100L50 -99L44 -105L26 -101L18 -107L0 -102L-10 -108L-28 -102L-38 -106L-56 -99L-64 -101L-80 -90C-90 -76 -95 -56 -97 -34Z';
  const hairs = [-66, -44, -20, 6, 32, 56]
    .map((x) => `M${x} -106C${x + 2} -122 ${x} -134 ${x - 8} -146`)
    .join('');
  return {
    front:
      sides(tone) +
      shape(top, tone.fill, 'stroke-linejoin="round"') +
      strands(
        tone,
        hairs,
        'M-54 -112C-54 -126 -52 -136 -46 -144M18 -110C20 -126 20 -136 16 -146M66 -104C70 -116 70 -126 66 -136',
      ),
  };
}

function receding(tone: HairTone): Hair {
  const top =
    'M-97 -30C-114 -96 -84 -162 0 -164C84 -162 114 -96 97 -30C95 -60 94 -78 88 -92C84 -112 72 -124 54 -126C40 -122 24 -112 0 -110C-24 -112 -40 -122 -54 -126C-72 -124 -84 -112 -88 -92C-94 -78 -95 -60 -97 -30Z';
  return {
    front:
      sides(tone) +
      shape(top, tone.fill) +
      strands(
        tone,
        'M-34 -122C-32 -136 -22 -148 -8 -154M-78 -112C-72 -130 -58 -144 -40 -152M-10 -114C-6 -132 4 -144 16 -150',
        'M16 -116C22 -134 32 -144 44 -148M44 -124C52 -134 60 -140 70 -140',
      ),
  };
}

function sidefade(tone: HairTone): Hair {
  const top =
    'M-88 -88C-104 -124 -84 -172 -20 -184C50 -194 106 -162 102 -112C100 -98 96 -90 90 -84C72 -92 44 -88 14 -96C-18 -104 -52 -104 -70 -96C-78 -94 -84 -92 -88 -88Z';
  const side = 'M-98 18C-101 -30 -101 -80 -88 -112L-84 -88C-92 -64 -96 -30 -95 14Z';
  return {
    front: `${both(shape(side, tone.dark, 'fill-opacity=".62"'))}${shape(top, tone.fill)}${strands(tone, 'M-78 -100C-74 -134 -32 -160 22 -164M-54 -102C-46 -130 -2 -148 50 -146M-72 -126C-60 -154 -22 -170 16 -172', 'M-22 -102C-6 -120 34 -130 76 -122M14 -98C34 -108 66 -110 92 -100')}`,
  };
}

function buzz(tone: HairTone): Hair {
  const cap = (line: number) =>
    `M-97 14C-102 -20 -103 -44 -100 -70C-92 -126 -52 -149 0 -149C52 -149 92 -126 100 -70C103 -44 102 -20 97 14L94 8C96 -24 98 -56 86 -78C84 ${line} 60 ${line - 6} 34 ${line - 4}C16 ${line - 10} -16 ${line - 10} -34 ${line - 4}C-60 ${line - 6} -84 ${line} -86 -78C-98 -56 -96 -24 -94 8Z`;
  return {
    front: `${shape(cap(-101), tone.dark, 'fill-opacity=".45"')}${shape(cap(-106), tone.fill, 'fill-opacity=".7"')}${strands(tone, 'M-70 -116C-48 -138 -18 -144 8 -144')}`,
  };
}

/** Men's cuts. */
export const mensHair = { ...fullerCuts, sidePart, crop, receding, sidefade, buzz };

/** Grey at the temples. */
export function greyTemples(): string {
  const side = 'M-100 22C-106 -6 -107 -36 -102 -62C-96 -48 -96 -16 -95 22Z';
  const hairs =
    'M-101 14C-104 -8 -104 -28 -101 -52M-98 16C-100 -6 -100 -22 -97 -44M-104 -30C-104 -50 -101 -70 -94 -88M-98 -40C-96 -60 -92 -76 -86 -92';
  const one = shape(side, '#A39C97', 'fill-opacity=".5"') + line(hairs, '#CFC9C4', 2, 0.55);
  return `${one}<g transform="scale(-1 1)">${one}</g>`;
}
