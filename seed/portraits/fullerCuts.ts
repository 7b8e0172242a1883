import type { Hair, HairTone } from './hair.ts';
import { scallop, strands } from './hair.ts';
import { line, shape } from './svg.ts';

/** The cropped hair over the ears, fading downwards, as on every short cut. */
export function sides(tone: HairTone, x = 103, foot = 26): string {
  const side = `M${-x + 2} ${foot}C${-x - 4} -10 ${-x - 6} -60 -88 -112C-80 -104 -84 -80 -90 -62C-95 -44 -96 -20 -95 ${foot - 2}C-97 ${foot + 2} -99 ${foot + 2} ${-x + 2} ${foot}Z`;
  return `${shape(side, tone.fill)}<g transform="scale(-1 1)">${shape(side, tone.fill)}</g>`;
}

function quiff(tone: HairTone): Hair {
  const top =
    'M-95 -40C-108 -92 -102 -140 -72 -168C-50 -190 -6 -196 30 -190C70 -186 98 -158 104 -122C108 -92 102 -66 95 -40C94 -64 88 -84 76 -98C54 -110 24 -104 0 -110C-26 -116 -58 -112 -76 -98C-88 -84 -94 -64 -95 -40Z';
  return {
    front:
      sides(tone) +
      shape(top, tone.fill) +
      strands(
        tone,
        'M-66 -108C-72 -138 -48 -168 -10 -178M-38 -114C-40 -142 -14 -166 24 -172M-6 -112C-4 -138 24 -156 56 -156',
        'M26 -108C34 -128 56 -140 80 -136M56 -104C66 -114 80 -118 92 -112',
      ),
  };
}

function curlyTop(tone: HairTone): Hair {
  const edge: [number, number][] = [
    [-94, -58],
    [-106, -86],
    [-104, -118],
    [-86, -146],
    [-58, -168],
    [-24, -180],
    [10, -182],
    [44, -174],
    [74, -158],
    [98, -130],
    [108, -98],
    [96, -58],
  ];
  const hairline: [number, number][] = [
    [96, -58],
    [82, -84],
    [62, -96],
    [40, -108],
    [16, -104],
    [-8, -112],
    [-32, -104],
    [-56, -102],
    [-78, -86],
    [-94, -58],
  ];
  const curl = ([x, y]: number[], s: number) =>
    `M${x} ${y}c${-14 * s} -6 ${-12 * s} -24 ${4 * s} -24c${12 * s} 0 ${12 * s} 14 ${4 * s} 16`;
  const lit = [
    [-70, -104],
    [-56, -136],
    [-24, -150],
    [-34, -118],
    [4, -124],
    [14, -154],
  ]
    .map((at) => curl(at, 1))
    .join('');
  const dark = [
    [-82, -120],
    [-12, -136],
    [34, -112],
    [48, -140],
    [66, -106],
    [82, -124],
    [90, -94],
  ]
    .map((at) => curl(at, -1))
    .join('');
  return {
    front:
      sides(tone) +
      shape(`${scallop(edge)}${scallop(hairline).replace(/^M\S+ \S+?(?=A)/, '')}Z`, tone.fill) +
      line(lit, tone.gleam, 3.2, 0.4) +
      line(dark, '#000', 3.2, 0.34),
  };
}

function sweptBack(tone: HairTone): Hair {
  const top =
    'M-97 -34C-116 -96 -92 -172 -2 -180C92 -180 116 -96 97 -34C96 -62 88 -82 78 -92C74 -108 62 -118 46 -116C30 -120 14 -110 -2 -106C-16 -112 -34 -120 -48 -116C-64 -118 -74 -108 -78 -92C-88 -82 -96 -62 -97 -34Z';
  return {
    front:
      sides(tone) +
      shape(top, tone.fill) +
      strands(
        tone,
        'M-56 -114C-58 -136 -46 -154 -26 -168M-36 -118C-34 -140 -18 -156 4 -168M-82 -92C-88 -118 -78 -142 -58 -158M-14 -112C-10 -136 8 -154 30 -164',
        'M6 -108C14 -132 32 -148 52 -156M26 -114C36 -132 52 -144 70 -144M48 -116C58 -128 70 -136 84 -130M74 -98C84 -108 92 -112 98 -108',
      ) +
      line(
        'M-62 -110C-60 -104 -58 -100 -54 -98M-26 -110C-24 -104 -22 -100 -18 -98M22 -110C20 -104 20 -100 18 -97M60 -112C58 -106 56 -102 54 -99',
        tone.dark,
        2.4,
        0.3,
      ),
  };
}

/** Combed back in waves, to the collar. */
function wavyLong(tone: HairTone): Hair {
  const back =
    'M-100 -104C-116 -60 -108 -20 -116 20C-122 50 -112 70 -108 92C-102 112 -84 122 -58 116H58C84 122 102 112 108 92C112 70 122 50 116 20C108 -20 116 -60 100 -104Z';
  const front =
    'M-99 24C-118 -20 -120 -80 -96 -124C-70 -170 -18 -190 34 -180C84 -172 114 -128 114 -76C116 -36 112 -4 99 24C101 -10 100 -36 92 -62C86 -84 70 -96 48 -104C24 -112 2 -104 -16 -114C-30 -122 -36 -128 -40 -134C-48 -112 -74 -96 -86 -66C-98 -38 -101 -10 -99 24Z';
  return {
    behind:
      shape(back, tone.fill) +
      strands(
        tone,
        'M-106 -20C-112 20 -112 50 -98 96',
        'M106 -20C114 20 112 50 98 96M-114 40C-110 66 -100 90 -88 106',
      ),
    front:
      shape(front, tone.fill) +
      strands(
        tone,
        'M-44 -140C-66 -116 -94 -92 -102 -30M-48 -154C-84 -128 -106 -86 -108 -34M-30 -146C-6 -152 26 -154 54 -138M-24 -130C0 -136 40 -138 70 -116',
        'M-14 -120C14 -126 56 -124 84 -92M60 -164C88 -148 106 -112 108 -64M30 -172C72 -164 96 -130 102 -84',
      ),
  };
}

/** Cuts with length on the crown. */
export const fullerCuts = { quiff, curlyTop, sweptBack, wavyLong };
