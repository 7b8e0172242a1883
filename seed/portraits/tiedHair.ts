import type { Hair, HairTone } from './hair.ts';
import { strands } from './hair.ts';
import { line, oval, shape } from './svg.ts';

export const partedCap =
  'M-106 20C-126 -104 -74 -168 0 -168C74 -168 126 -104 106 20C101 10 99 0 98 -12C96 -60 58 -98 0 -116C-58 -98 -96 -60 -98 -12C-99 0 -101 10 -106 20Z';
export const partedLit =
  'M-14 -150C-58 -142 -94 -102 -103 -44M-8 -132C-46 -120 -82 -86 -96 -40M-26 -156C-76 -146 -106 -104 -110 -30';
export const partedShade = 'M10 -136C52 -124 88 -86 99 -34M22 -156C72 -146 104 -106 110 -30';

export const parting = (skin: string) => line(skin, '#E8B48E', 2.6, 0.42);

/** Two rows of jasmine around a knot of hair, seen beside the neck. */
function jasmine(): string {
  return Array.from({ length: 9 }, (_, i) => {
    const turn = (i / 8) * Math.PI * 0.86 + 0.24;
    const point = (sign: number, r: number) =>
      oval(
        Math.round(sign * r * Math.sin(turn)),
        Math.round(92 - 0.74 * r * Math.cos(turn)),
        8.5,
        7,
        i % 2 ? '#FFFDF6' : '#F4EBD8',
      );
    return point(-1, 94) + point(1, 94);
  }).join('');
}

function lowBun(tone: HairTone): Hair {
  return {
    behind: `${tone.flower ? jasmine() : ''}${oval(0, 92, 90, 58, tone.fill)}`,
    front: shape(partedCap, tone.fill) + strands(tone, partedLit, partedShade) + parting('M0 -118V-164'),
  };
}

function highBun(tone: HairTone): Hair {
  const cap =
    'M-105 14C-126 -100 -76 -166 0 -166C76 -166 126 -100 105 14C101 6 99 -4 98 -14C95 -74 54 -110 0 -110C-54 -110 -95 -74 -98 -14C-99 -4 -101 6 -105 14Z';
  const bun = 'M-58 -156C-70 -206 -36 -226 0 -226C36 -226 70 -206 58 -156Z';
  return {
    behind:
      shape(bun, tone.fill) +
      strands(
        tone,
        'M-44 -168C-48 -204 -20 -214 8 -214',
        'M40 -164C46 -196 24 -206 0 -204M-20 -160C-22 -186 0 -194 20 -190',
      ),
    front:
      shape(cap, tone.fill) +
      strands(
        tone,
        'M-84 -60C-78 -104 -54 -138 -26 -156M-64 -86C-54 -116 -36 -140 -14 -158M-98 -46C-98 -94 -74 -132 -46 -150',
        'M64 -86C54 -116 36 -140 16 -158M88 -52C84 -100 60 -134 36 -152M0 -112V-156',
      ),
  };
}

function braid(tone: HairTone): Hair {
  const links = Array.from({ length: 8 }, (_, i) => {
    const x = 118 - i * 2.2 + 8 * Math.sin(i * 0.55);
    const y = 176 + i * 31;
    const w = 33 - i * 1.8;
    return `${shape(`M${x - w} ${y - 14}C${x - w - 4} ${y + 14} ${x - 10} ${y + 32} ${x} ${y + 34}C${x + 10} ${y + 32} ${x + w + 4} ${y + 14} ${x + w} ${y - 14}C${x + w - 8} ${y - 26} ${x - w + 8} ${y - 26} ${x - w} ${y - 14}Z`, tone.fill)}
      ${line(`M${x - w + 3} ${y - 6}C${x - 14} ${y + 6} ${x - 4} ${y + 20} ${x} ${y + 30}`, tone.gleam, 3, 0.34)}${line(`M${x + w - 3} ${y - 6}C${x + 14} ${y + 6} ${x + 4} ${y + 20} ${x} ${y + 30}`, '#000', 3, 0.4)}`;
  }).join('');
  const end =
    shape('M96 412C92 430 96 452 104 470C116 452 122 430 118 412Z', tone.fill) +
    line('M94 412H122', '#A8323F', 8);
  return {
    behind: oval(0, 84, 92, 66, tone.fill),
    front: shape(partedCap, tone.fill) + strands(tone, partedLit, partedShade) + parting('M0 -118V-164'),
    over:
      shape(
        'M92 -4C116 30 124 74 138 108C150 136 152 158 146 176H88C96 140 84 110 78 92C92 66 96 30 92 -4Z',
        tone.fill,
      ) +
      end +
      links,
  };
}

/** Hair tied back: at the nape, on the crown, or plaited over a shoulder. */
export const tiedHair = { lowBun, braid, highBun };
