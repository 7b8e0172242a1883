import { type Chance, pick } from '../random.ts';

/**
 * Background of a portrait: a plain wall with an arch and one line motif after jaali or
 * kolam. Drawn on the portrait's own canvas of 800 by 1000.
 */

type Wall = { wall: string; light: string; line: string };

const walls: Wall[] = [
  { wall: '#EADBC2', light: '#F6ECDA', line: '#C2A06B' },
  { wall: '#E9D0C0', light: '#F6E6DC', line: '#C08B76' },
  { wall: '#D5DAC4', light: '#E9ECDD', line: '#96A27C' },
  { wall: '#EDD7A4', light: '#F8EAC8', line: '#C6A254' },
  { wall: '#C9D6D1', light: '#E2EAE6', line: '#83A199' },
  { wall: '#E1C5C0', light: '#F2DFDB', line: '#B98386' },
  { wall: '#D6CAD3', light: '#EAE2E8', line: '#A18E9E' },
  { wall: '#DCCCB6', light: '#EFE4D4', line: '#AE9470' },
];

const middle = 400;

/** A cusped arch: its foot at `half` from the middle, its shoulder at `spring`, its tip at `tip`. */
function arch(half: number, spring: number, tip: number): string {
  const height = spring - tip;
  // One side from foot to tip; the other is its mirror.
  const curve = (sign: 1 | -1) => {
    const x = (part: number) => (middle + sign * half * part).toFixed(1);
    const y = (part: number) => (spring - height * part).toFixed(1);
    return [
      [x(1), y(0), x(1.04), y(0.22), x(0.99), y(0.36), x(0.86), y(0.42)],
      [x(0.86), y(0.42), x(0.88), y(0.58), x(0.76), y(0.7), x(0.6), y(0.7)],
      [x(0.6), y(0.7), x(0.58), y(0.84), x(0.42), y(0.9), x(0.28), y(0.88)],
      [x(0.28), y(0.88), x(0.16), y(0.9), x(0.05), y(0.95), x(0), y(1)],
    ];
  };
  const left = curve(-1)
    .map(([, , a, b, c, d, e, f]) => `C${a} ${b} ${c} ${d} ${e} ${f}`)
    .join('');
  const right = curve(1)
    .reverse()
    .map(([sx, sy, a, b, c, d]) => `C${c} ${d} ${a} ${b} ${sx} ${sy}`)
    .join('');
  return `M${middle - half} 1012V${spring}${left}${right}V1012Z`;
}

/** Eight-pointed stars in a square net. */
function jaali(line: string): string {
  const step = 100;
  const star =
    'M50 14L60.5 39.5L86 50L60.5 60.5L50 86L39.5 60.5L14 50L39.5 39.5Z M50 0V14M50 86V100M0 50H14M86 50H100';
  return `<pattern id="net" width="${step}" height="${step}" patternUnits="userSpaceOnUse">
    <path d="${star}" fill="none" stroke="${line}" stroke-width="2.5"/>
    <path d="M0 0l14 14M100 0l-14 14M0 100l14 -14M100 100l-14 -14" stroke="${line}" stroke-width="2.5"/></pattern>
    <rect width="800" height="1000" fill="url(#net)" opacity=".26"/>`;
}

/** Dots with a line looping around them, as drawn before a door in the morning. */
function kolam(line: string): string {
  return `<pattern id="net" width="120" height="120" patternUnits="userSpaceOnUse">
    <g fill="none" stroke="${line}" stroke-width="2.5"><circle cx="60" cy="60" r="30"/>
    <path d="M0 30A30 30 0 0 0 30 0M90 0A30 30 0 0 0 120 30M120 90A30 30 0 0 0 90 120M30 120A30 30 0 0 0 0 90"/>
    <path d="M30 0C30 30 0 30 0 30M60 30C60 8 60 0 60 0M60 90V120M30 60H0M90 60H120"/></g>
    <g fill="${line}"><circle cx="60" cy="60" r="4.5"/><circle cx="0" cy="0" r="4.5"/><circle cx="120" cy="0" r="4.5"/>
    <circle cx="0" cy="120" r="4.5"/><circle cx="120" cy="120" r="4.5"/></g></pattern>
    <rect width="800" height="1000" fill="url(#net)" opacity=".26"/>`;
}

/** Small leaf sprigs, as printed with wooden blocks. */
function blockPrint(line: string): string {
  const sprig =
    'M0 22V-10M0 -10C-8 -20 -6 -30 0 -38C6 -30 8 -20 0 -10M0 4C-12 2 -18 -6 -20 -16C-8 -16 -2 -8 0 4M0 4C12 2 18 -6 20 -16C8 -16 2 -8 0 4';
  return `<pattern id="net" width="130" height="150" patternUnits="userSpaceOnUse">
    <g fill="none" stroke="${line}" stroke-width="2.5"><path transform="translate(33 45)" d="${sprig}"/>
    <path transform="translate(98 120)" d="${sprig}"/></g></pattern>
    <rect width="800" height="1000" fill="url(#net)" opacity=".26"/>`;
}

/** Rays and rings around the head, after the floor drawings called rangoli. */
function rings(line: string): string {
  const petals = Array.from({ length: 24 }, (_, i) => {
    const turn = (360 / 24) * i;
    return `<path transform="rotate(${turn} 400 400)" d="M400 40C424 66 424 92 400 118C376 92 376 66 400 40Z"/>`;
  }).join('');
  return `<g fill="none" stroke="${line}" stroke-width="2.5" opacity=".34"><circle cx="400" cy="400" r="272"/>
    <circle cx="400" cy="400" r="286"/>${petals}<circle cx="400" cy="400" r="372"/></g>`;
}

/** SVG for the ground of one portrait. */
export function drawGround(next: Chance): string {
  const { wall, light, line } = pick(next, walls);
  const motif = pick(next, [jaali, kolam, blockPrint, rings, jaali, blockPrint]);
  const isRings = motif === rings;
  if (isRings) {
    return `<rect width="800" height="1000" fill="${wall}"/><circle cx="400" cy="400" r="372" fill="${light}"/>${motif(line)}`;
  }
  return `<rect width="800" height="1000" fill="${wall}"/>${motif(line)}
    <path d="${arch(352, 420, 34)}" fill="${light}"/>
    <path d="${arch(334, 426, 62)}" fill="none" stroke="${line}" stroke-width="3" opacity=".4"/>`;
}
