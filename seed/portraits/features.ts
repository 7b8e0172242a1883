import type { Skin } from './colour.ts';
import { both, dot, line, mirrored, oval, shape } from './svg.ts';

/** Half the width, height of both lids over and under the line, how much the outer corner rises; lash line. */
export type Eyes = { half: number; upper: number; lower: number; rise: number; lash: number; kajal: boolean };

/** Thickness at the inner end, height of the arch, fall of the outer end, height over the eyes. */
export type Brows = { thick: number; arch: number; end: number; y: number };

/** Half the width of the wings, length, half the bridge. */
export type Nose = { wing: number; tip: number; bridge: number };

/** Half the width, lift of the corners, upper and lower lip; `open` shows a little of the teeth. */
export type Mouth = { half: number; lift: number; upper: number; lower: number; open: boolean };

const apart = 43;

/** Both eyes: white in the lid's shadow, iris under the upper lid, catchlight, crease. */
export function drawEyes(
  { half: w, upper: u, lower: l, rise, lash, kajal }: Eyes,
  skin: Skin,
  iris: string,
): string {
  const top = `M${-w} 3C${-w * 0.55} ${-u * 1.3} ${w * 0.4} ${-u * 1.42} ${w} ${-rise}`;
  const form = `${top}C${w * 0.5} ${l * 1.2} ${-w * 0.35} ${l * 1.35} ${-w} 3Z`;
  const eye = (id: string, look: number) => `<clipPath id="${id}">${shape(form, '#000')}</clipPath>
    ${line(`M${-w + 4} ${-u - 3}C${-w * 0.4} ${-u - 10} ${w * 0.5} ${-u - 10} ${w + 3} ${-rise - 5}`, skin.line, 2.2, 0.42)}
    ${shape(form, '#F6EFE7')}<g clip-path="url(#${id})">${oval(0, -u - 1, w, 7, skin.line, 0.28)}${dot(look, -1.6, 10.8, iris)}
    ${dot(look, -1.6, 10.8, '#000', 0.22)}${oval(look, 1.6, 7.6, 6.4, iris)}${dot(look, -1.8, 5, '#0E0806')}</g>
    ${line(`M${-w + 2} 4C${-w * 0.35} ${l * 1.35 + 1} ${w * 0.5} ${l * 1.2 + 1} ${w - 1} ${-rise + 1}`, kajal ? '#1C100D' : skin.line, kajal ? 2 : 1.6, kajal ? 0.62 : 0.4)}
    ${line(top, '#1C100D', lash, 0.92)}${line(`M${w * 0.2} ${-u + 0.6}C${w * 0.6} ${-u + 1} ${w * 0.9} ${-rise - 2} ${w + (kajal ? 5 : 1.5)} ${-rise - (kajal ? 3 : 0.5)}`, '#1C100D', lash * 0.9, 0.92)}`;
  const catchlight = (x: number) => dot(x - 3.6, -5, 2.7, '#FFF', 0.95);
  return `<g transform="translate(${-apart} 0)">${mirrored(eye('eye1', -0.6))}${catchlight(0.6)}</g>
    <g transform="translate(${apart} 0)">${eye('eye2', -0.6)}${catchlight(-0.6)}</g>`;
}

/** Both brows, fuller towards the nose and thinning outwards. */
export function drawBrows({ thick: t, arch: a, end, y }: Brows, colour: string): string {
  return `<g transform="translate(0 ${y})">${both(
    shape(
      `M${apart - 25} ${t * 0.45}C${apart - 26} ${-t * 0.25} ${apart - 22} ${-t * 0.55} ${apart - 18} ${-t * 0.62}C${apart - 6} ${-a - t * 0.62} ${apart + 12} ${-a - t * 0.55} ${apart + 31} ${end}C${apart + 14} ${-a + t * 0.42} ${apart - 4} ${-a + t * 0.62} ${apart - 25} ${t * 0.45}Z`,
      colour,
    ),
  )}</g>`;
}

/** A nose: shade along the side away from the light, light on bridge and tip, wings. */
export function drawNose({ wing: w, tip, bridge: b }: Nose, skin: Skin): string {
  return `${shape(`M${b + 2} -20C${b} 4 ${b + 3} ${tip - 22} ${w} ${tip - 6}C${w + 3} ${tip + 3} ${w - 5} ${tip + 7} 4 ${tip + 7}C${b + 2} ${tip - 6} ${b - 5} 8 ${b + 2} -20Z`, skin.shade, 'fill-opacity=".42"')}
    ${oval(2, tip + 9, w + 8, 9, 'url(#dim)', 0.6)}
    ${oval(-3, tip - 36, 8, 34, 'url(#lit)', 0.6)}${oval(-3, tip - 7, 11, 11, 'url(#lit)', 0.75)}
    ${line(`M${-w + 1} ${tip - 6}C${-w - 4} ${tip + 2} ${-w + 2} ${tip + 7} ${-w + 8} ${tip + 4}M${w - 1} ${tip - 6}C${w + 4} ${tip + 2} ${w - 2} ${tip + 7} ${w - 8} ${tip + 4}`, skin.line, 2.2, 0.5)}
    ${line(`M-7 ${tip + 5}C-3 ${tip + 9} 3 ${tip + 9} 7 ${tip + 5}`, skin.line, 2.2, 0.55)}`;
}

/** A calm mouth; its line lies 86 under the eyes. */
export function drawMouth(
  { half: w, lift, upper: u, lower: l, open }: Mouth,
  skin: Skin,
  lip: string,
): string {
  const up = (from: string) =>
    `${from}C${-w * 0.6} ${-u * 0.55} -10 ${-u * 1.15} -6 ${-u}C-3 ${-u * 0.95} -2 ${-u * 0.7} 0 ${-u * 0.7}C2 ${-u * 0.7} 3 ${-u * 0.95} 6 ${-u}C10 ${-u * 1.15} ${w * 0.6} ${-u * 0.55} ${w} ${-lift}`;
  const middle = `C${w * 0.55} ${3.4} 8 2.4 0 1.6C-8 2.4 ${-w * 0.55} 3.4 ${-w} ${-lift}Z`;
  const gap = open ? 8 : 0;
  const lower = `M${-w + 3} ${-lift + 2}C${-w * 0.5} ${3 + gap} -8 ${3 + gap} 0 ${2.4 + gap}C8 ${3 + gap} ${w * 0.5} ${3 + gap} ${w - 3} ${-lift + 2}C${w * 0.62} ${l + 2 + gap} 12 ${l + 4 + gap} 0 ${l + 4 + gap}C-12 ${l + 4 + gap} ${-w * 0.62} ${l + 2 + gap} ${-w + 3} ${-lift + 2}Z`;
  const teeth = open
    ? shape(
        `M${-w + 3} ${-lift + 1}C${-w * 0.55} 2.6 ${w * 0.55} 2.6 ${w - 3} ${-lift + 1}C${w * 0.5} ${6 + gap} ${-w * 0.5} ${6 + gap} ${-w + 3} ${-lift + 1}Z`,
        '#F7EFE6',
      )
    : '';
  const seam = open
    ? line(
        `M${-w + 3} ${-lift + 2}C${-w * 0.5} ${3 + gap} ${w * 0.5} ${3 + gap} ${w - 3} ${-lift + 2}`,
        skin.line,
        1.4,
        0.4,
      )
    : '';
  return `<g transform="translate(0 86)">${oval(0, l + 13 + gap, w * 0.62, 9, 'url(#dim)', 0.6)}${teeth}${shape(lower, lip)}${oval(-4, l * 0.55 + 3 + gap, w * 0.36, 2.4, skin.light, 0.32)}
    ${shape(up(`M${-w} ${-lift}`) + middle, lip)}${shape(up(`M${-w} ${-lift}`) + middle, '#2A0A0A', 'fill-opacity=".2"')}
    ${line(`M${-w - 2} ${-lift - 1}C${-w * 0.55} 3.6 -8 2.6 0 1.8C8 2.6 ${w * 0.55} 3.6 ${w + 2} ${-lift - 1}`, skin.line, 2.3, 0.72)}${seam}
    ${both(line(`M${w + 1} ${-lift - 4}C${w + 5} ${-lift - 1} ${w + 4} ${-lift + 3} ${w + 2} ${-lift + 5}`, skin.line, 2, 0.26))}</g>`;
}

/** Warm cheeks. */
export function drawBlush(strength: number): string {
  return both(oval(58, 42, 32, 24, 'url(#cheek)', strength));
}
