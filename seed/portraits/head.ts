import type { Skin } from './colour.ts';
import { across, both, down, glow, line, oval, shape } from './svg.ts';

/**
 * Heads stand in their own coordinates: x = 0 is the middle, y = 0 the line of the eyes, which is half way
 * between crown (-146) and chin. The light comes from the left.
 */

/** Half the width at temples, cheekbones and jaw, the height of the jaw's corner, half the chin, its end. */
export type Face = { temple: number; cheek: number; jaw: number; jawY: number; chin: number; chinY: number };

/** From the right cheek down around the chin to the left one; `grow` moves the line outwards, `longer` the chin down. */
export function jawLine({ cheek, jaw, jawY, chin, chinY }: Face, grow = 0, longer = grow): string {
  const [c, j, y, k, e] = [
    cheek + grow,
    jaw + grow,
    jawY + longer * 0.4,
    chin + longer * 0.5,
    chinY + longer,
  ];
  return `C${c} 62 ${j + 5} ${y - 26} ${j} ${y}C${j - 7} ${y + 22} ${k + 16} ${e} 0 ${e}C${-k - 16} ${e} ${-j + 7} ${y + 22} ${-j} ${y}C${-j - 5} ${y - 26} ${-c} 62 ${-c} 34`;
}

/** The outline of a face from the crown round. */
export function outline(face: Face): string {
  const { temple: t, cheek: c } = face;
  return `M0 -146C${t * 0.66} -146 ${t} -106 ${t} -44C${t} -10 ${c + 1} 6 ${c} 34${jawLine(face)}C${-c - 1} 6 ${-t} -10 ${-t} -44C${-t} -106 ${-t * 0.66} -146 0 -146Z`;
}

/** The gradients that a head and a neck refer to. */
export function skinLight(skin: Skin): string {
  return (
    across('side', -104, 104, [
      [0, skin.light, 0.34],
      [0.34, skin.light, 0],
      [0.5, skin.shade, 0],
      [0.76, skin.shade, 0.3],
      [1, skin.shade, 0.72],
    ]) +
    down('under', 470, 622, [
      [0, skin.shade, 0.9],
      [0.42, skin.shade, 0.62],
      [1, skin.shade, 0],
    ]) +
    down('stubble', 40, 104, [
      [0, '#24160F', 0],
      [0.5, '#24160F', 0.13],
      [1, '#24160F', 0.3],
    ]) +
    glow('cheek', skin.blush, 0.42) +
    glow('dim', skin.shade, 0.8) +
    glow('lit', skin.light, 0.75)
  );
}

/** Ears and face without features. */
export function drawHead(face: Face, skin: Skin): string {
  const x = face.temple;
  const ear = (tone: string) =>
    shape(
      `M${x - 8} -20C${x + 8} -32 ${x + 19} -20 ${x + 16} 2C${x + 14} 22 ${x + 8} 44 ${x - 4} 42C${x - 12} 38 ${x - 12} 0 ${x - 8} -20Z`,
      tone,
    ) +
    line(
      `M${x + 3} -14C${x + 11} -14 ${x + 10} 4 ${x + 5} 12C${x + 9} 18 ${x + 5} 28 ${x + 2} 32`,
      skin.line,
      2.2,
      0.32,
    );
  const form = outline(face);
  return `${ear(skin.shade)}<g transform="scale(-1 1)">${ear(skin.base)}</g>${shape(form, skin.base)}${shape(form, 'url(#side)')}
    ${oval(-30, -74, 62, 44, 'url(#lit)', 0.5)}${oval(-52, 34, 34, 26, 'url(#lit)', 0.62)}`;
}

/** What years leave in a face: faint lines beside mouth and eyes. */
export function ageLines(skin: Skin, strength: number): string {
  return both(
    line('M26 56C36 64 41 74 42 86', skin.line, 2.4, 0.26 * strength) +
      line('M22 21C32 27 46 27 56 21', skin.line, 2, 0.24 * strength) +
      line('M68 -3l9 -5M69 3l10 1', skin.line, 1.7, 0.22 * strength),
  );
}
