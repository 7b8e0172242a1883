import type { Hair, HairTone } from './hair.ts';
import { scallop, strands } from './hair.ts';
import { line, shape } from './svg.ts';
import { partedCap, partedLit, partedShade, parting, tiedHair } from './tiedHair.ts';

const sideCap =
  'M-107 24C-128 -104 -82 -170 -6 -170C74 -170 126 -106 108 30C103 12 100 0 99 -10C98 -46 84 -84 40 -104C14 -114 -22 -116 -38 -122C-62 -100 -92 -64 -98 -8C-99 4 -102 12 -107 24Z';
const sideLit =
  'M-50 -150C-84 -128 -104 -84 -106 -30M-30 -140C-4 -128 40 -128 70 -98M-24 -156C22 -152 74 -142 98 -76';
const sideShade = 'M-28 -128C10 -116 60 -112 90 -60M-44 -136C-72 -112 -92 -78 -99 -28';

const fallingBack = (end: number, width: number) =>
  `M0 -168C-94 -168 -126 -96 -122 -10C-120 60 ${-width} 130 ${-width} 200C${-width} 260 ${-width + 14} ${end - 30} ${-width + 34} ${end}H${width - 34}C${width - 14} ${end - 30} ${width} 260 ${width} 200C${width} 130 120 60 122 -10C126 -96 94 -168 0 -168Z`;

function longWaves(tone: HairTone): Hair {
  const lock =
    'M-108 -6C-136 50 -120 104 -144 160C-170 220 -144 262 -158 318C-164 350 -150 376 -130 398C-124 374 -92 356 -86 322C-78 284 -98 252 -82 208C-68 164 -86 120 -84 78C-84 52 -90 24 -96 0Z';
  const lit = strands(
    tone,
    'M-112 24C-128 80 -110 116 -128 176C-146 232 -126 268 -138 330',
    'M-100 40C-110 90 -98 130 -112 184C-128 236 -108 270 -122 340',
  );
  return {
    behind: shape(fallingBack(300, 148), tone.fill),
    front:
      shape(sideCap, tone.fill) +
      strands(tone, sideLit, sideShade) +
      parting('M-38 -123C-37 -140 -36 -152 -32 -166'),
    over: `${shape(lock, tone.fill)}${lit}<g transform="scale(-1 1)">${shape(lock, tone.fill)}${strands(tone, '', 'M-112 24C-128 80 -110 116 -128 176C-146 232 -126 268 -138 330')}</g>`,
  };
}

function longStraight(tone: HairTone): Hair {
  return {
    behind: shape(fallingBack(420, 134), tone.fill),
    front: shape(partedCap, tone.fill) + strands(tone, partedLit, partedShade) + parting('M0 -118V-164'),
    over:
      shape(
        'M-107 -4C-124 60 -132 130 -140 210C-148 300 -140 360 -118 412C-92 360 -78 280 -80 200C-82 130 -88 60 -97 6Z',
        tone.fill,
      ) + strands(tone, 'M-112 30C-120 120 -122 230 -116 340', 'M-102 40C-106 130 -106 230 -106 330'),
  };
}

function lob(tone: HairTone): Hair {
  const side =
    'M-108 -8C-134 50 -132 110 -142 156C-146 186 -124 208 -96 204C-74 200 -72 176 -80 146C-88 112 -90 60 -96 2Z';
  const lit = strands(tone, 'M-116 30C-128 90 -128 130 -128 176', 'M-104 40C-108 96 -102 140 -104 186');
  return {
    behind: shape(fallingBack(206, 132), tone.fill),
    front: `${shape(sideCap, tone.fill)}${strands(tone, sideLit, sideShade)}${shape(side, tone.fill)}${lit}<g transform="scale(-1 1)">${shape(side, tone.fill)}${strands(tone, '', 'M-116 30C-128 90 -128 130 -128 176')}</g>`,
  };
}

function bob(tone: HairTone): Hair {
  const front =
    'M-30 -168C60 -176 128 -110 124 0C124 50 122 92 104 132C88 130 82 112 86 84C94 44 98 4 92 -28C80 -64 30 -84 -34 -118C-66 -92 -92 -50 -94 -4C-96 40 -90 80 -82 112C-84 128 -94 134 -106 132C-122 92 -124 50 -122 0C-124 -96 -88 -162 -30 -168Z';
  return {
    behind: shape(
      'M0 -150C-110 -150 -124 -60 -122 10C-122 60 -120 104 -104 132C-80 146 -60 148 -40 144H40C60 148 80 146 104 132C120 104 122 60 122 10C124 -60 110 -150 0 -150Z',
      tone.dark,
    ),
    front:
      shape(front, tone.fill) +
      strands(
        tone,
        'M-44 -146C-88 -112 -110 -50 -108 20C-108 60 -104 90 -100 116M-20 -152C40 -146 90 -112 108 -40',
        'M-24 -132C30 -112 84 -84 102 -20C108 30 104 70 98 112',
      ),
  };
}

/** Loose curls: a wide fall with a lively edge, and curls drawn into it. */
function curls(tone: HairTone): Hair {
  const edge: [number, number][] = [
    [-86, 232],
    [-126, 222],
    [-152, 188],
    [-160, 146],
    [-152, 104],
    [-150, 60],
    [-140, 16],
    [-138, -30],
    [-126, -74],
    [-106, -116],
    [-74, -150],
    [-32, -172],
    [12, -176],
    [56, -164],
    [94, -136],
    [120, -96],
    [134, -52],
    [140, -6],
    [146, 40],
    [154, 84],
    [158, 130],
    [158, 174],
    [140, 212],
    [100, 234],
  ];
  const lockIn =
    'C70 200 84 150 84 112C92 76 99 40 98 -8C96 -50 74 -88 34 -108C8 -118 -20 -114 -40 -124C-66 -104 -94 -66 -98 -8C-100 40 -92 76 -86 112C-82 150 -72 200 -86 232Z';
  return {
    behind: shape('M-104 0L-110 200C-40 224 40 224 110 200L104 0Z', tone.dark),
    front: shape(scallop(edge) + lockIn, tone.fill),
    over: curlLines(tone),
  };
}

function curlLines(tone: HairTone): string {
  const curl = (x: number, y: number, s: number) =>
    `M${x} ${y}c${-16 * s} 10 ${-14 * s} 24 0 32c${12 * s} 8 ${10 * s} 20 ${-4 * s} 28`;
  const lit = [
    [-126, -40],
    [-108, 20],
    [-132, 60],
    [-110, 110],
    [-134, 146],
    [-92, 160],
  ]
    .map(([x, y]) => curl(x!, y!, 1))
    .join('');
  const dark = [
    [-110, -70],
    [-128, 10],
    [-112, 64],
    [-136, 106],
    [-104, 150],
    [118, -60],
    [108, 0],
    [132, 20],
    [116, 70],
    [140, 96],
    [112, 130],
    [138, 160],
    [96, 166],
  ]
    .map(([x, y]) => curl(x!, y!, x! < 0 ? 1 : -1))
    .join('');
  const top =
    'M-40 -122C-60 -142 -92 -120 -104 -86M-30 -126C-6 -152 30 -146 50 -128C76 -122 96 -96 104 -66M-20 -140C10 -166 60 -150 84 -122';
  return line(lit, tone.gleam, 3.4, 0.36) + line(top, tone.gleam, 3, 0.36) + line(dark, '#000', 3.4, 0.3);
}

function halfUp(tone: HairTone): Hair {
  const cap =
    'M-108 14C-130 -100 -80 -174 0 -174C80 -174 130 -100 108 14C102 4 99 -6 98 -16C94 -66 66 -108 8 -112C-52 -108 -92 -72 -98 -16C-99 -6 -102 4 -108 14Z';
  const lock =
    'M-100 -4C-122 40 -128 96 -132 150C-138 210 -130 258 -112 292C-100 262 -92 214 -94 160C-96 100 -88 50 -96 6Z';
  return {
    behind: shape(fallingBack(290, 138), tone.fill),
    front:
      shape(cap, tone.fill) +
      strands(
        tone,
        'M-88 -50C-80 -100 -50 -140 -20 -160M-68 -84C-54 -116 -34 -140 0 -158M-102 -40C-102 -90 -76 -136 -44 -154',
        'M72 -84C58 -118 36 -144 12 -160M94 -50C88 -100 62 -140 40 -154',
      ),
    over:
      shape(lock, tone.fill) +
      strands(tone, 'M-112 40C-120 110 -122 190 -114 250', 'M-102 60C-106 120 -106 190 -104 240'),
  };
}

/** Hair as women of India wear it, tied and loose. */
export const womensHair = { ...tiedHair, longWaves, longStraight, lob, bob, curls, halfUp };
