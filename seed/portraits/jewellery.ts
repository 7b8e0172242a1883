import { bead } from './attire.ts';

/** A crocheted cap over short hair. */
export function cap(colour: string): string {
  return `<path d="M76 80C74 44 100 26 132 26C164 26 190 44 188 80C170 70 94 70 76 80Z" fill="${colour}"/>
    <path d="M76 80C74 44 100 26 132 26C164 26 190 44 188 80C170 70 94 70 76 80Z" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="2"/>
    <path d="M77 70C95 61 169 61 187 70M82 56C100 48 164 48 182 56" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2" stroke-dasharray="3 3"/>`;
}

/** A mark between the brows. */
export function bindi(colour: string): string {
  return `<circle cx="132" cy="90" r="4" fill="${colour}"/>`;
}

const gold = '#D9A021';
const goldDark = '#A87512';

/** Bell-shaped earrings that hang below the ears. */
export function jhumkas(): string {
  return [71, 193]
    .map(
      (x) =>
        `<circle cx="${x}" cy="134" r="4.2" fill="${gold}"/><path d="M${x} 138v4" stroke="${goldDark}" stroke-width="2"/>
        <path d="M${x - 7} 154C${x - 7} 145 ${x - 3} 141 ${x} 141C${x + 3} 141 ${x + 7} 145 ${x + 7} 154Z" fill="${gold}"/>
        <path d="M${x - 7} 154H${x + 7}" stroke="${goldDark}" stroke-width="2"/>${[-5, 0, 5].map((d) => bead(x + d, 157.5, 1.9, gold)).join('')}`,
    )
    .join('');
}

/** Small studs. */
export function studs(colour: string): string {
  return bead(71, 132, 4, colour) + bead(193, 132, 4, colour);
}

/** A stud in the wearer's left nostril. */
export function nosePin(): string {
  return bead(144.5, 133.5, 1.9, gold);
}

/** A thin chain with a small drop. */
export function chain(): string {
  return `<path d="M104 199C108 222 156 222 160 199" fill="none" stroke="${gold}" stroke-width="2"/><path d="M132 215c4 5 4 9 0 12c-4 -3 -4 -7 0 -12Z" fill="${gold}"/>`;
}

/** Two rows of beads close to the neck. */
export function necklace(stone: string): string {
  return `<path d="M102 198C108 228 156 228 162 198" fill="none" stroke="${gold}" stroke-width="5.5"/>
    <path d="M102 198C108 228 156 228 162 198" fill="none" stroke="${goldDark}" stroke-width="5.5" stroke-dasharray="1.2 5"/>
    ${[-20, -10, 0, 10, 20].map((d) => bead(132 + d, 225.5 - (d * d) / 62, d === 0 ? 4 : 2.8, d === 0 ? stone : gold)).join('')}`;
}
