import { armFolds, drape, neckEdge, pleats, rightSide } from './bust.ts';
import { type Cloth, mix } from './colour.ts';
import { dot, line, shape } from './svg.ts';

/** Draws a garment on the bust of a woman or a man. */
export type Garment = (cloth: Cloth) => string;

const scoop = 'C-92 700 92 700 100 600';
const deep = 'C-84 680 -70 722 0 722C70 722 84 680 100 600';
const keyhole = 'C-70 656 -24 660 0 716C24 660 70 656 100 600';
const vee = 'C-80 650 -30 716 0 752C30 716 80 650 100 600';

/** The two lines of a woven border. */
function border(d: string, { main, trim }: Cloth, width: number): string {
  return (
    line(d, trim, width) +
    `<path d="${d}" fill="none" stroke="${main}" stroke-width="${width * 0.34}" stroke-dasharray="7 6"/>` +
    line(d, '#000', 1.2, 0.18)
  );
}

/** Cloth over the own drawing of a garment, shaded as the rest. */
const laid = (d: string, fill: string) => shape(d, fill) + shape(d, 'url(#folds)');

/** The end of a sari falls over the wearer's left shoulder. */
const sari: Garment = (cloth) => {
  const top = 'M108 603C92 706 -44 800 -192 826';
  return `${drape('woman', deep, cloth.second)}${armFolds('woman')}${neckEdge('woman', deep, cloth.trim, 5)}
    ${line('M-250 920C-226 932 -202 932 -180 922', cloth.trim, 9)}
    ${laid(`${top}C-186 890 -182 940 -180 1000H240C238 880 232 740 206 646C186 622 150 610 108 603Z`, cloth.main)}
    ${pleats(5, (t) => [124 + 70 * t, 616 + 22 * t, 110 + 84 * t, 760 + 90 * t, -150 + 310 * t, 880 + 130 * t])}
    ${border(top, cloth, 17)}${line('M206 646C232 740 238 880 240 1000', cloth.trim, 6)}`;
};

/** A sari in the way of Gujarat, its end spread over the chest from the right shoulder. */
const seedhaSari: Garment = (cloth) => {
  const hem = 'M-214 690C-140 830 60 880 190 836';
  return `${drape('woman', scoop, cloth.second)}${armFolds('woman')}${neckEdge('woman', scoop, cloth.trim, 5)}
    ${laid('M-104 602C-92 690 -40 742 40 762C110 778 160 776 190 758C192 800 188 900 184 1000H-236C-236 900 -234 760 -214 660C-192 620 -150 610 -104 602Z', cloth.main)}
    ${pleats(4, (t) => [-116 - 76 * t, 612 + 24 * t, -100 - 60 * t, 740 + 110 * t, 190, 790 + 150 * t])}
    ${border('M-104 602C-92 690 -40 742 40 762C110 778 160 776 190 758', cloth, 16)}${line(hem.replace('M', 'M'), cloth.trim, 3, 0.7)}
    ${[-90, -20, 50, 120].map((x, i) => shape(`M${x} ${890 + i * 8}c9 10 9 20 0 30c-9 -10 -9 -20 0 -30Z`, cloth.trim, 'fill-opacity=".7"')).join('')}`;
};

/** A kurta, its dupatta laid in a curve over the chest and both shoulders. */
const dupattaOverBoth: Garment = (cloth) => {
  const lower = 'M-190 628C-184 800 -92 868 0 868C92 868 184 800 190 628';
  return `${drape('woman', vee, cloth.main)}${armFolds('woman')}${border('M-100 600C-80 650 -30 716 0 752C30 716 80 650 100 600', cloth, 10)}
    ${laid('M-108 604C-106 700 -60 760 0 760C60 760 106 700 108 604C146 610 174 616 194 630C186 800 92 872 0 872C-92 872 -186 800 -194 630C-174 616 -146 610 -108 604Z', cloth.second)}
    ${line(lower, cloth.trim, 10)}${[1, 2, 3].map((i) => line(`M${-110 - i * 22} ${606 + i * 5}C${-106 - i * 20} ${710 + i * 22} ${-62 - i * 8} ${768 + i * 24} 0 ${768 + i * 24}C${62 + i * 8} ${768 + i * 24} ${106 + i * 20} ${710 + i * 22} ${110 + i * 22} ${606 + i * 5}`, '#000', 3, 0.13)).join('')}`;
};

/** A kurta with a worked neck; the dupatta hangs from one shoulder. */
const dupattaOverOne: Garment = (
  cloth,
) => `${drape('woman', scoop, cloth.main)}${armFolds('woman')}${border(`M-100 600${scoop}`, cloth, 13)}
    ${line('M0 680V800', cloth.trim, 5)}${[700, 724, 748, 772].map((y) => dot(0, y, 5, cloth.trim)).join('')}
    ${laid(`M100 600${rightSide.woman}H84C74 860 84 720 104 602Z`, cloth.second)}
    ${pleats(4, (t) => [114 + 92 * t, 612 + 20 * t, 110 + 110 * t, 760, 100 + 156 * t, 1000])}${border('M104 602C84 720 74 860 84 1000', cloth, 13)}`;

/** A tunic with a standing collar, slit at the throat. */
const kurti: Garment = (cloth) => `${drape('woman', keyhole, cloth.main)}${armFolds('woman')}
    ${shape('M-100 600C-78 594 -60 582 -50 566C-46 600 -26 640 0 672C26 640 46 600 50 566C60 582 78 594 100 600C70 656 24 660 0 716C-24 660 -70 656 -100 600Z', cloth.main)}${shape('M-100 600C-78 594 -60 582 -50 566C-46 600 -26 640 0 672C26 640 46 600 50 566C60 582 78 594 100 600C70 656 24 660 0 716C-24 660 -70 656 -100 600Z', '#FFF', 'fill-opacity=".08"')}
    ${line('M-50 566C-46 600 -26 640 0 672C26 640 46 600 50 566', cloth.trim, 6)}${line('M0 676V880', cloth.trim, 4)}${[720, 760, 800, 840].map((y) => dot(0, y, 5, cloth.trim)).join('')}
    ${[-1, 1].map((s) => [0, 1, 2].map((i) => dot(s * (34 + i * 24), 700 - i * 14, 3.4, cloth.trim, 0.8)).join('')).join('')}${line('M-60 740C-66 820 -62 900 -70 1000M64 750C72 830 66 910 74 1000', '#000', 4, 0.1)}`;

/** An embroidered yoke over a gathered dress. */
const anarkali: Garment = (cloth) => {
  const sprigs = [-110, -66, -22, 22, 66, 110]
    .map((x, i) =>
      shape(
        `M${x} ${(i % 2 ? 706 : 728) - 6}c8 8 8 18 0 26c-8 -8 -8 -18 0 -26Z`,
        cloth.trim,
        'fill-opacity=".85"',
      ),
    )
    .join('');
  return `${drape('woman', scoop, cloth.main)}${laid('M-100 600C-92 700 92 700 100 600C132 604 162 610 186 622C182 700 178 760 170 800C60 826 -60 826 -170 800C-178 760 -182 700 -186 622C-162 610 -132 604 -100 600Z', cloth.second)}
    ${border(`M-100 600${scoop}`, cloth, 12)}${sprigs}${line('M-170 800C-60 826 60 826 170 800', cloth.trim, 8)}${armFolds('woman')}${pleats(7, (t) => [-160 + 320 * t, 818, -166 + 332 * t, 900, -180 + 360 * t, 1000], 0.12)}`;
};

/** A jacket over a pale top. */
const blazer: Garment = (cloth) => {
  const dark = mix(cloth.main, '#2A2A33', 0.35);
  return `${drape('woman', scoop, '#F4ECDF')}${[-1, 1]
    .map(
      (s) => `<g transform="scale(${s} 1)">${laid(`M98 599${rightSide.woman}H30C60 880 92 720 98 598Z`, dark)}
    ${shape('M98 598L140 650L112 690L132 712L34 992C62 880 92 720 98 598Z', '#000', 'fill-opacity=".16"')}${line('M140 650L112 690L132 712L34 992', '#000', 2.4, 0.3)}</g>`,
    )
    .join('')}${armFolds('woman')}`;
};

/** A soft shirt with a collar. */
const collared: Garment = (cloth) => {
  const pale = mix(cloth.main, '#F8F1E6', 0.45);
  return `${drape('woman', 'L0 692L100 600', pale)}${armFolds('woman', 0.8)}${line('M0 712V1000M14 714V1000', '#000', 2.4, 0.16)}${[770, 846, 922].map((y) => dot(7, y, 5, '#FFFBF2')).join('')}
    ${[-1, 1].map((s) => `<g transform="scale(${s} 1)">${shape('M50 552C64 584 90 594 114 603L74 744L2 700C34 662 50 620 50 552Z', mix(pale, '#FFFFFF', 0.3))}${line('M114 603L74 744L2 700', '#000', 2.4, 0.18)}</g>`).join('')}${line('M-70 770C-80 850 -70 920 -84 1000M90 760C98 850 86 920 100 1000', '#000', 4, 0.08)}`;
};

/** A woven shawl laid around the shoulders over a kurta. */
const shawl: Garment = (cloth) => {
  const side = `${laid('M106 600C158 608 204 618 226 662C250 708 262 802 270 1000H44C52 860 84 740 106 603Z', cloth.second)}${line('M106 603C84 740 52 860 44 1000', cloth.trim, 9)}${line('M126 610C108 740 82 860 74 1000', cloth.trim, 3, 0.7)}${pleats(3, (t) => [146 + 70 * t, 620 + 20 * t, 150 + 90 * t, 780, 130 + 140 * t, 1000], 0.13)}`;
  return `${drape('woman', scoop, cloth.main)}${border(`M-100 600${scoop}`, cloth, 11)}${line('M0 680V790', cloth.trim, 4)}<g transform="scale(-1 1)">${side}</g>${side}`;
};

/** Sari twice, salwar three ways, and what is worn to work. */
export const womensAttire = {
  sari,
  seedhaSari,
  dupattaOverBoth,
  dupattaOverOne,
  kurti,
  anarkali,
  blazer,
  collared,
  shawl,
};
