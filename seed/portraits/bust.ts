import type { Skin } from './colour.ts';
import { across, line, shape } from './svg.ts';

/**
 * Neck, shoulders and chest, and the cloth that lies on them. x = 0 is the middle of the body; y is that of the
 * canvas: chin about 505, pit of the neck 610, lower edge 1000.
 */
export type Build = 'woman' | 'man';

/** From the right end of the neckline over shoulder and arm to the lower edge. */
export const rightSide = {
  woman: 'C148 608 194 618 216 660C238 706 246 800 252 1000',
  man: 'C168 594 238 606 264 656C286 702 294 800 300 1000',
};
const leftSide = {
  woman: 'H-252C-246 800 -238 706 -216 660C-194 618 -148 608 -100 600',
  man: 'H-300C-294 800 -286 702 -264 656C-238 606 -168 594 -100 582',
};
/** Where a neckline begins on each side. */
export const neckY = { woman: 600, man: 582 };

const neck = {
  woman: { from: 'M47 440V528C48 570 70 592 100 600', to: 'C-70 592 -48 570 -47 528V440Z' },
  man: { from: 'M62 440V516C64 556 80 574 100 582', to: 'C-80 574 -64 556 -62 516V440Z' },
};

/** The gradient that every garment lies under. */
export function clothLight(): string {
  return across('folds', -300, 300, [
    [0, '#000', 0.1],
    [0.2, '#FFF', 0.07],
    [0.5, '#000', 0],
    [0.8, '#000', 0.13],
    [1, '#000', 0.3],
  ]);
}

/** Bare neck and upper chest, with the chin's shadow and the collarbones. */
export function drawBust(build: Build, skin: Skin): string {
  const x = build === 'woman' ? 47 : 62;
  // No further than a neckline reaches: clothes cover the rest.
  const y = neckY[build] + 5;
  const form = `${neck[build].from}L112 ${y}V770H-112V${y}L-100 ${neckY[build]}${neck[build].to}`;
  return `${shape(form, skin.base)}
    ${shape(`M${-x} 440V508C${-x * 0.4} 548 ${x * 0.3} 590 ${x + 26} 588C${x + 8} 572 ${x} 548 ${x} 516V440Z`, 'url(#under)')}
    ${shape(form, 'url(#side)')}
    ${line('M-16 626C-40 616 -78 622 -112 618M16 626C40 616 78 622 112 618', skin.shade, 4, 0.32)}
    ${line('M-10 612C-6 622 6 622 10 612', skin.shade, 3.5, 0.5)}`;
}

/** Cloth over shoulders, arms and chest below a neckline that runs from (-100, neckY) to (100, neckY). */
export function drape(build: Build, neckline: string, fill: string): string {
  const d = `M-100 ${neckY[build]}${neckline}${rightSide[build]}${leftSide[build]}Z`;
  return shape(d, fill) + shape(d, 'url(#folds)');
}

/** The line between arm and chest, and the folds that start there. */
export function armFolds(build: Build, strength = 1): string {
  const x = build === 'woman' ? 176 : 210;
  const side = (s: 1 | -1) =>
    line(
      `M${s * (x - 2)} 1000C${s * (x + 2)} 910 ${s * (x - 4)} 830 ${s * (x - 20)} 764`,
      '#000',
      5,
      0.2 * strength,
    ) +
    line(
      `M${s * (x - 12)} 790C${s * (x - 30)} 800 ${s * (x - 50)} 816 ${s * (x - 66)} 840`,
      '#000',
      4,
      0.1 * strength,
    ) +
    line(
      `M${s * (x + 14)} 700C${s * (x + 26)} 740 ${s * (x + 30)} 780 ${s * (x + 28)} 830`,
      '#000',
      4,
      0.09 * strength,
    );
  return side(1) + side(-1);
}

/** A border along a neckline: cloth's edge, and a fine second line. */
export function neckEdge(build: Build, neckline: string, colour: string, width: number): string {
  const d = `M-100 ${neckY[build]}${neckline}`;
  return line(d, colour, width) + line(d, '#000', 1.4, 0.18);
}

/** Soft pleats of a cloth: dark lines in steps between two curves given by their ends and one handle. */
export function pleats(
  count: number,
  at: (part: number) => [number, number, number, number, number, number],
  opacity = 0.14,
): string {
  return Array.from({ length: count }, (_, i) => {
    const [x1, y1, hx, hy, x2, y2] = at((i + 0.5) / count).map((n) => Math.round(n)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return (
      line(`M${x1} ${y1}Q${hx} ${hy} ${x2} ${y2}`, '#000', 3.4, opacity) +
      line(`M${x1 + 5} ${y1 + 3}Q${hx + 6} ${hy + 3} ${x2 + 6} ${y2 + 2}`, '#FFF', 2.4, opacity * 0.55)
    );
  }).join('');
}
