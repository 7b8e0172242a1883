import { armFolds, drape, pleats, rightSide } from './bust.ts';
import { type Cloth, mix } from './colour.ts';
import { dot, line, shape } from './svg.ts';
import type { Garment } from './womensAttire.ts';

const round = 'C-80 648 80 648 100 582';
const laid = (d: string, fill: string) => shape(d, fill) + shape(d, 'url(#folds)');
const mirror = (drawing: string) => `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;

/** A stand-up collar, open in the middle. */
function bandCollar(fill: string, trim: string, gap = 0): string {
  return (
    shape('M-7 612H7V638H-7Z', fill) +
    mirror(
      `${shape(`M62 520C66 556 82 574 102 584C86 622 48 640 ${gap} 646V606C42 598 60 566 62 520Z`, fill)}${shape(`M62 520C66 556 82 574 102 584C86 622 48 640 ${gap} 646V606C42 598 60 566 62 520Z`, '#000', 'fill-opacity=".07"')}${line(`M63 524C60 566 42 598 ${gap} 606`, trim, 3.4)}`,
    )
  );
}

const buttons = (from: number, step: number, count: number, colour: string, x = 0) =>
  Array.from(
    { length: count },
    (_, i) => dot(x, from + i * step, 5.4, colour) + dot(x - 1.5, from + i * step - 1.5, 1.8, '#FFF', 0.6),
  ).join('');

const softFolds = line(
  'M-90 700C-100 800 -88 900 -104 1000M104 690C118 800 100 900 120 1000',
  '#000',
  5,
  0.09,
);

/** A long shirt with a standing collar and a row of buttons. */
const kurta: Garment = ({ main, trim }) => `${drape('man', round, main)}${armFolds('man')}${softFolds}
    ${shape('M-20 640H20V1000H-20Z', '#000', 'fill-opacity=".07"')}${line('M-20 644V1000M20 644V1000', trim, 2.6, 0.85)}${buttons(690, 66, 5, trim)}${bandCollar(main, trim)}`;

/** A sleeveless closed jacket over a kurta. */
const nehruJacket: Garment = ({ main, second, trim }) => `${drape('man', round, second)}${armFolds('man')}
    ${laid('M-100 582C-80 648 80 648 100 582C136 589 168 594 194 602C180 700 182 860 186 1000H-186C-182 860 -180 700 -194 602C-168 594 -136 589 -100 582Z', main)}
    ${mirror(line('M194 602C180 700 182 860 186 1000', '#000', 3, 0.28))}${line('M0 640V1000', '#000', 3, 0.34)}${buttons(684, 62, 6, trim, 12)}
    ${line('M82 800L150 792', '#000', 4, 0.3)}${shape('M92 798L108 770L122 788L136 766L146 792Z', mix(trim, '#FFFFFF', 0.25))}${softFolds}${bandCollar(main, trim)}`;

/** A long coat with a worked front and collar. */
const sherwani: Garment = ({ main, trim }) => {
  const sprig = (x: number, y: number) =>
    shape(`M${x} ${y - 15}c11 9 11 21 0 30c-11 -9 -11 -21 0 -30Z`, trim, 'fill-opacity=".5"') +
    dot(x, y + 22, 2.6, trim, 0.6);
  const sprigs = [
    [112, 730],
    [112, 910],
    [164, 820],
    [156, 660],
  ]
    .map(([x, y]) => sprig(x!, y!) + sprig(-x!, y!))
    .join('');
  return `${drape('man', round, main)}${armFolds('man')}${sprigs}${shape('M-44 628C-20 644 20 644 44 628V1000H-44Z', trim, 'fill-opacity=".26"')}
    ${mirror(`${line('M44 632V1000', trim, 3.4)}<path d="M33 650V1000" fill="none" stroke="${trim}" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>`)}${line('M0 646V1000', '#000', 2.4, 0.3)}${buttons(690, 58, 6, trim)}${bandCollar(main, trim)}
    ${mirror(`<path d="M78 574C62 606 38 620 14 626" fill="none" stroke="${trim}" stroke-width="5" stroke-dasharray="1 10" stroke-linecap="round"/>`)}`;
};

/** A loose cotton shirt of the south and the coast, collarless, slit at the throat. */
const jubba: Garment = ({ main, trim }) => {
  const pale = mix(main, '#FBF5E8', 0.8);
  return `${drape('man', 'C-60 640 -16 640 0 728C16 640 60 640 100 582', pale)}${armFolds('man', 0.8)}${softFolds}${line('M-100 582C-60 640 -16 640 0 728C16 640 60 640 100 582', mix(pale, trim, 0.55), 8)}
    ${line('M0 728V830', mix(pale, trim, 0.6), 3)}${buttons(752, 34, 3, trim)}`;
};

function collar(fill: string): string {
  return mirror(
    `${shape('M62 514C70 556 90 572 114 584L74 716L2 668C38 630 58 590 62 514Z', fill)}${shape('M62 514C70 556 90 572 114 584L74 716L2 668C38 630 58 590 62 514Z', '#000', 'fill-opacity=".03"')}${line('M114 584L74 716L2 668', '#000', 2.6, 0.2)}`,
  );
}

/** A shirt with a turned-down collar. */
const shirt: Garment = ({ main, trim }) => {
  const cloth = mix(main, '#F4EEE4', 0.34);
  return `${drape('man', 'L0 662L100 582', cloth)}${armFolds('man')}${softFolds}${line('M-16 690V1000M18 690V1000', '#000', 2.6, 0.16)}${buttons(740, 74, 4, mix(trim, '#FFFFFF', 0.4), 1)}${line('M84 850H160V930C136 940 108 940 84 930Z', '#000', 2.6, 0.14)}${collar(mix(cloth, '#FFFFFF', 0.14))}`;
};

/** A suit jacket over a pale shirt. */
const blazer: Garment = ({ main }) => {
  const cloth = mix(main, '#262A33', 0.5);
  const half = `${laid(`M98 581${rightSide.man}H26C56 880 96 720 98 580Z`, cloth)}${shape('M98 578L160 644L128 694L152 722L30 996C60 880 96 720 98 578Z', '#000', 'fill-opacity=".2"')}${line('M160 644L128 694L152 722L30 996', '#FFF', 2, 0.16)}`;
  return `${drape('man', 'L0 662L100 582', '#F6F0E6')}${line('M0 684V1000', '#000', 2.6, 0.14)}${buttons(750, 74, 3, '#E4DAC9', 1)}${mirror(half)}${line('M124 836L180 826', '#000', 4, 0.34)}${shape('M130 834L144 806L158 826L174 804L177 826Z', '#F2E7D6')}${armFolds('man')}${collar('#FBF7EF')}`;
};

/** A cotton shirt with the bordered shoulder cloth of the south. */
const angavastram: Garment = ({
  main,
  trim,
}) => `${shirt({ main: '#F3EBDC', second: '#FBF7EE', trim: '#CBBB9A' })}
    ${laid('M108 582C168 592 228 602 250 634C212 740 192 880 186 1000H64C62 850 84 700 108 582Z', '#F7EFDF')}${line('M106 594C84 704 62 850 64 1000', trim, 15)}${line('M130 588C108 700 88 850 88 1000', main === '#EFE5D0' ? '#8E2438' : main, 5)}
    ${pleats(3, (t) => [150 + 70 * t, 596 + 24 * t, 120 + 70 * t, 780, 110 + 70 * t, 1000], 0.1)}`;

/** A shawl laid over both shoulders of a kurta. */
const shawl: Garment = (cloth: Cloth) => {
  const side = `${laid('M104 581C172 592 246 604 274 656C298 702 310 802 318 1000H78C76 860 90 720 104 583Z', mix(cloth.second, cloth.trim, 0.42))}${line('M103 592C90 724 76 860 78 1000', cloth.trim, 11)}${line('M128 590C116 730 104 860 106 1000', cloth.main, 4, 0.8)}${pleats(3, (t) => [156 + 80 * t, 602 + 24 * t, 150 + 110 * t, 780, 140 + 160 * t, 1000], 0.12)}`;
  return kurta(cloth) + mirror(side);
};

/** A closed suit jacket with a standing collar. */
const bandhgala: Garment = ({ main, trim }) => {
  const cloth = mix(main, '#22242C', 0.42);
  return `${drape('man', round, cloth)}${armFolds('man')}${line('M8 644V1000', '#000', 3, 0.4)}${buttons(686, 66, 5, trim, 20)}${line('M108 812L166 802', '#000', 4, 0.36)}${shape('M114 810L128 780L140 800L156 778L162 802Z', mix(trim, '#FFFFFF', 0.2))}${softFolds}${bandCollar(cloth, mix(cloth, '#FFFFFF', 0.22))}`;
};

/** Festive, of the south, and what is worn to work. */
export const mensAttire = {
  kurta,
  nehruJacket,
  sherwani,
  jubba,
  shirt,
  blazer,
  angavastram,
  shawl,
  bandhgala,
};
