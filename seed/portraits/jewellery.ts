import { both, dot, line, oval, shape } from './svg.ts';

const gold = '#D2A24A';
const pale = '#F0D698';
const dark = '#8F6724';

/** Ornaments of the head, in its coordinates; the lobes of the ears lie at (±102, 42). */
const lobe = 103;

const bead = (x: number, y: number, r: number) =>
  dot(x, y, r, gold) + dot(x - r * 0.3, y - r * 0.3, r * 0.4, pale);

/** Bell-shaped earrings. */
function jhumkas(): string {
  const one = (x: number) =>
    bead(x, 44, 6) +
    line(`M${x} 50v6`, dark, 2.4) +
    shape(
      `M${x - 12} 76C${x - 12} 62 ${x - 6} 56 ${x} 56C${x + 6} 56 ${x + 12} 62 ${x + 12} 76C${x + 6} 80 ${x - 6} 80 ${x - 12} 76Z`,
      gold,
    ) +
    line(`M${x - 12} 75C${x - 6} 79 ${x + 6} 79 ${x + 12} 75`, dark, 2, 0.7) +
    [-8, 0, 8].map((d) => dot(x + d, 83 - Math.abs(d) * 0.2, 2.8, pale)).join('');
  return one(-lobe) + one(lobe);
}

function studs(): string {
  return [-lobe, lobe]
    .map((x) => dot(x, 43, 5, '#F7EEDF') + dot(x, 43, 5, gold, 0.35) + dot(x - 1.4, 41.4, 1.6, '#FFF'))
    .join('');
}

function hoops(): string {
  return both(
    `<circle cx="${lobe}" cy="59" r="14" fill="none" stroke="${gold}" stroke-width="3.4"/>` +
      line(`M${lobe - 10} 49A14 14 0 0 1 ${lobe + 9} 49`, pale, 1.6, 0.8),
  );
}

function drops(): string {
  return [-lobe, lobe]
    .map(
      (x) =>
        bead(x, 43, 4) +
        line(`M${x} 48v10`, gold, 2) +
        shape(`M${x} 56C${x + 9} 66 ${x + 8} 78 ${x} 80C${x - 8} 78 ${x - 9} 66 ${x} 56Z`, gold) +
        oval(x, 71, 4, 5, '#8C2036'),
    )
    .join('');
}

export const earrings = { jhumkas, studs, hoops, drops };

function bindi(): string {
  return dot(0, -36, 5.4, '#8E1A2C');
}

function longBindi(): string {
  return shape('M0 -50C4 -42 5 -36 0 -29C-5 -36 -4 -42 0 -50Z', '#7E1628');
}

function nosePin(): string {
  return dot(16, 46, 2.8, pale) + dot(16, 46, 1.4, '#FFF');
}

/** A pendant on the parting. */
function tikka(): string {
  return (
    line('M0 -162V-108', gold, 3) +
    line('M0 -162V-108', pale, 1.2, 0.8) +
    dot(0, -94, 10.5, gold) +
    dot(0, -94, 5, '#8C2036') +
    dot(0, -80, 3, pale)
  );
}

export const faceOrnaments = { bindi, longBindi, nosePin, tikka };

/** Ornaments of neck and chest, in the coordinates of the body. */
function chain(): string {
  return (
    line('M-62 590C-50 664 -20 690 0 694C20 690 50 664 62 590', gold, 3) +
    shape('M0 692C7 700 7 710 0 716C-7 710 -7 700 0 692Z', gold)
  );
}

function choker(): string {
  return (
    line('M-64 586C-44 628 44 628 64 586', gold, 13) +
    `<path d="M-64 586C-44 628 44 628 64 586" fill="none" stroke="${dark}" stroke-width="13" stroke-dasharray="2 9" stroke-opacity=".7"/>` +
    line('M-66 581C-44 621 44 621 66 581', pale, 2, 0.8) +
    [-30, -15, 0, 15, 30].map((x) => bead(x, Math.round(626 - x * x * 0.012), x === 0 ? 6 : 4)).join('')
  );
}

function pearls(): string {
  return Array.from({ length: 15 }, (_, i) => {
    const t = (i - 7) / 7;
    return (
      dot(Math.round(t * 66), Math.round(640 - 52 * t * t), 5, '#F4EBDD') +
      dot(Math.round(t * 66) - 1.5, Math.round(640 - 52 * t * t) - 1.5, 1.7, '#FFF')
    );
  }).join('');
}

function longHaar(): string {
  const d = 'M-70 588C-72 690 -36 756 0 764C36 756 72 690 70 588';
  return (
    line(d, gold, 6) +
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="6" stroke-dasharray="2 7" stroke-opacity=".6"/>` +
    dot(0, 774, 15, gold) +
    dot(0, 774, 7, '#8C2036') +
    [-9, 0, 9].map((x) => bead(x, 794, 3.4)).join('')
  );
}

export const necklaces = { chain, choker, pearls, longHaar };
