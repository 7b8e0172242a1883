import { mix } from './colour.ts';
import { across, both, line, shape } from './svg.ts';

/**
 * What covers a head: `behind` the neck, `front` over hair and forehead. `covers` means that the hair's own style
 * does not show; `under` is the colour of a close cap below it, which hides even the hair at the temples.
 */
export type Headwear = { behind?: string; front: string; covers: boolean; under?: string; defs: string };

/** Draws a head covering of one cloth with a border. */
export type HeadwearStyle = (cloth: string, trim: string) => Headwear;

const cover = (cloth: string) =>
  across('cover', -150, 150, [
    [0, mix(cloth, '#FFFFFF', 0.14), 1],
    [0.45, cloth, 1],
    [1, mix(cloth, '#1A0D10', 0.36), 1],
  ]);

const darkLine = (d: string, opacity = 0.2, width = 3.4) => line(d, '#000', width, opacity);
const paleLine = (d: string, opacity = 0.16, width = 3) => line(d, '#FFF', width, opacity);

const opening =
  'M0 -108C58 -108 90 -74 93 -20C96 40 84 92 52 124C34 142 16 148 0 148C-16 148 -34 142 -52 124C-84 92 -96 40 -93 -20C-90 -74 -58 -108 0 -108Z';

/** Wrapped close around face and neck, its ends over the chest. */
const hijab: HeadwearStyle = (cloth) => ({
  covers: true,
  under: mix(cloth, '#1A0D10', 0.4),
  defs: cover(cloth),
  front: `${shape(`M0 -172C-86 -172 -128 -108 -122 -16C-118 54 -112 112 -134 168C-166 214 -196 236 -206 268C-170 340 -90 392 -10 400C80 392 170 340 208 268C196 236 166 214 134 168C112 112 118 54 122 -16C128 -108 86 -172 0 -172Z${opening}`, 'url(#cover)', 'fill-rule="evenodd"')}
    ${line(opening, '#000', 5, 0.16)}${darkLine('M-100 60C-96 120 -60 158 0 166C60 158 100 118 106 50M-112 120C-96 176 -50 204 8 206M-140 180C-110 240 -40 264 40 254M-178 240C-130 310 -30 326 60 306')}
    ${darkLine('M116 120C108 172 86 210 52 232M142 176C134 228 112 266 82 290M176 216C168 266 142 312 112 340')}
    ${paleLine('M-92 78C-84 120 -52 150 -6 160M-128 184C-96 232 -36 252 40 246M-70 -136C-104 -108 -112 -60 -110 -10M-38 -150C-80 -132 -102 -90 -104 -30')}${darkLine('M38 -150C80 -132 104 -90 106 -30M70 -136C100 -110 114 -60 113 0')}`,
});

/** Laid loosely, falling straight over both shoulders, over a close cap of the border's colour. */
const shayla: HeadwearStyle = (cloth, trim) => ({
  covers: true,
  under: mix(cloth, '#1A0D10', 0.4),
  defs: cover(cloth),
  behind: shape(
    'M-100 -60C-140 80 -160 200 -190 260H190C160 200 140 80 100 -60Z',
    mix(cloth, '#1A0D10', 0.45),
  ),
  front: `${shape(`M0 -174C-90 -174 -130 -108 -124 -14C-120 70 -140 150 -178 216C-216 246 -232 330 -238 470C-200 486 -150 486 -112 474C-112 410 -100 350 -70 318C-30 336 30 336 70 318C100 350 112 410 112 474C150 486 200 486 238 470C232 330 216 246 178 216C140 150 120 70 124 -14C130 -108 90 -174 0 -174Z${opening}`, 'url(#cover)', 'fill-rule="evenodd"')}
    ${shape('M-93 -26C-90 -76 -58 -109 0 -109C58 -109 90 -76 93 -26C84 -70 54 -95 0 -95C-54 -95 -84 -70 -93 -26Z', mix(trim, '#3A2418', 0.25))}${both(line('M-236 458C-200 474 -150 474 -113 462', trim, 3, 0.75))}${line(opening, '#000', 4, 0.15)}
    ${darkLine('M-104 60C-96 120 -60 166 10 172C60 166 96 120 104 60M-116 110C-100 160 -70 186 -34 196M-132 170C-150 240 -164 320 -164 424M-106 180C-124 260 -136 340 -134 430')}
    ${darkLine('M132 170C150 240 164 320 164 424M106 180C124 260 136 340 134 430M38 -152C82 -134 106 -90 108 -30')}${paleLine('M-120 176C-138 250 -150 330 -149 428M-188 236C-204 290 -208 350 -206 430M-60 -142C-100 -114 -112 -60 -112 -10')}`,
});

/** A dupatta over the back of the head; hair shows in front. */
const dupatta: HeadwearStyle = (cloth, trim) => {
  const edge =
    'M-114 640C-130 480 -122 330 -112 210C-108 130 -124 60 -116 -10C-106 -96 -62 -146 0 -148C62 -146 106 -96 116 -10C124 60 108 130 112 210C122 330 130 480 114 640';
  return {
    covers: false,
    defs: cover(cloth),
    behind: shape(
      'M0 -170C-100 -170 -140 -100 -134 0C-132 90 -180 220 -220 290V640H220V290C180 220 132 90 134 0C140 -100 100 -170 0 -170Z',
      mix(cloth, '#1A0D10', 0.42),
    ),
    front: `${shape(`M-114 640${edge.slice(8)}H276C272 520 266 400 236 300C194 224 134 96 138 -8C142 -114 92 -184 0 -184C-92 -184 -142 -114 -138 -8C-134 96 -194 224 -236 300C-266 400 -272 520 -276 640Z`, 'url(#cover)')}
      ${line(edge, trim, 8)}${line(edge, '#000', 1.4, 0.25)}${darkLine('M-128 90C-150 200 -196 280 -214 400C-222 480 -224 560 -224 640M-124 150C-140 260 -166 340 -170 440C-174 520 -172 580 -172 640')}
      ${darkLine('M128 90C150 200 196 280 214 400C222 480 224 560 224 640M124 150C140 260 166 340 170 440C174 520 172 580 172 640M104 -120C126 -80 130 -40 128 10')}
      ${paleLine('M-140 110C-166 220 -214 290 -238 400M-132 200C-150 290 -186 350 -194 460M-56 -164C-104 -140 -126 -80 -126 -10')}`,
  };
};

/** Folds, cut off at the outline of the turban. */
const inside = (outline: string, drawing: string) =>
  `<clipPath id="wrap">${shape(outline, '#000')}</clipPath>${shape(outline, 'url(#cover)')}<g clip-path="url(#wrap)">${drawing}</g>`;

const fold = (d: string) =>
  `${darkLine(d, 0.26, 3.2)}<g transform="translate(0 -4)">${paleLine(d, 0.2, 2.4)}</g>`;

/** A turban laid in even folds that meet in a point over the forehead. */
const peaked: HeadwearStyle = (cloth, trim) => {
  const outline =
    'M-105 -8C-126 -60 -134 -128 -100 -176C-74 -212 -36 -226 4 -226C46 -226 84 -208 106 -172C134 -126 126 -60 105 -8C100 -44 64 -78 0 -104C-64 -78 -100 -44 -105 -8Z';
  const folds = both(
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        fold(
          `M${-124 - i * 2} ${-8 - i * 25}C${-96 + i * 4} ${-62 - i * 21} ${-46 + i * 3} ${-92 - i * 17} -3 ${-104 - i * 18}`,
        ),
      )
      .join(''),
  );
  return {
    covers: true,
    defs: cover(cloth),
    front: `${shape('M-46 -92C-24 -114 24 -114 46 -92L0 -84Z', mix(trim, '#7A2430', 0.3))}${inside(outline, `${folds}${darkLine('M-2 -104C6 -140 6 -180 -2 -222', 0.16)}`)}`,
  };
};

/** A turban wound round, one fold over the other, with its end tucked in at the side. */
const round: HeadwearStyle = (cloth) => {
  const outline =
    'M-100 -22C-130 -56 -142 -118 -108 -164C-80 -202 -40 -216 6 -216C56 -214 96 -196 116 -158C140 -112 130 -56 100 -22C96 -60 70 -92 0 -96C-70 -92 -96 -60 -100 -22Z';
  const folds = [
    'M-124 -30C-92 -96 -40 -118 30 -112C70 -108 100 -88 124 -44',
    'M-136 -70C-96 -130 -30 -148 44 -134C84 -126 110 -110 134 -76',
    'M-134 -108C-86 -166 -20 -174 48 -158C86 -150 112 -134 134 -106',
    'M-118 -152C-70 -188 -10 -196 40 -184C76 -176 100 -164 124 -140',
  ];
  return {
    covers: true,
    defs: cover(cloth),
    front: inside(
      outline,
      folds.map(fold).join('') +
        darkLine('M40 -206C76 -160 96 -110 104 -52', 0.22) +
        paleLine('M-86 -166C-60 -190 -30 -200 0 -202'),
    ),
  };
};

/** A crocheted prayer cap over short hair. */
const cap: HeadwearStyle = (cloth) => {
  const pale = mix(cloth, '#F6EFE0', 0.82);
  return {
    covers: false,
    defs: cover(pale),
    front: `${shape('M-104 -94C-108 -150 -62 -184 0 -184C62 -184 108 -150 104 -94C70 -114 -70 -114 -104 -94Z', 'url(#cover)')}
      ${darkLine('M-104 -106C-70 -126 70 -126 104 -106', 0.2, 2.6)}${['M-100 -122C-66 -142 66 -142 100 -122', 'M-88 -142C-56 -160 56 -160 88 -142', 'M-62 -164C-40 -176 40 -176 62 -164'].map((d) => `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3" stroke-dasharray="4 5"/>`).join('')}`,
  };
};

export const womensHeadwear = { hijab, shayla, dupatta };
export const mensHeadwear = { peaked, round, cap };
