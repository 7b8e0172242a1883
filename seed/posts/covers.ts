/** Covers of the sample posts, drawn: SVG of 1600 by 900. */

const INK = '#2b1b17';
const KUMKUM = '#9b1b30';
const MARIGOLD = '#e8a317';
const LEAF = '#2f6b3a';
const IVORY = '#fffbf5';
const CLAY = '#cbb09a';

const frame = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="${ground}"/>${content}</svg>`;

/** A kolam: dots, and a line that winds around them. */
function kolam(x: number, y: number, size: number, colour: string): string {
  const petals = Array.from({ length: 8 }, (_, n) => {
    const turn = `rotate(${n * 45} ${x} ${y})`;
    const far = y - size;
    return `<path d="M${x} ${y} C${x + size * 0.5} ${y - size * 0.35} ${x + size * 0.35} ${far + size * 0.1} ${x} ${far} C${x - size * 0.35} ${far + size * 0.1} ${x - size * 0.5} ${y - size * 0.35} ${x} ${y}" transform="${turn}"/><circle cx="${x}" cy="${y - size * 0.66}" r="${size * 0.035}" fill="${colour}" stroke="none" transform="${turn}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="${size * 0.022}">${petals.join('')}<circle cx="${x}" cy="${y}" r="${size * 1.12}"/></g>`;
}

/** A festoon of mango leaves and marigolds along the upper edge. */
function toran(): string {
  return Array.from({ length: 21 }, (_, n) => {
    const x = n * 80;
    const y = 34 + 26 * Math.sin((n % 5) * 0.785);
    return n % 2
      ? `<path d="M${x} ${y} C${x + 34} ${y + 40} ${x + 22} ${y + 110} ${x} ${y + 140} C${x - 22} ${y + 110} ${x - 34} ${y + 40} ${x} ${y}" fill="${LEAF}"/><path d="M${x} ${y + 12} V${y + 128}" stroke="${IVORY}" stroke-opacity=".5" stroke-width="3"/>`
      : `<circle cx="${x}" cy="${y + 14}" r="34" fill="${MARIGOLD}"/><circle cx="${x}" cy="${y + 14}" r="20" fill="#f3c566"/><circle cx="${x}" cy="${y + 14}" r="8" fill="${KUMKUM}"/>`;
  }).join('');
}

/** A cup on its saucer, with steam. @param turn 1: the handle on the right, -1: on the left */
function cup(x: number, y: number, turn: 1 | -1, colour: string): string {
  const steam = [-44, 0, 44].map(
    (shift, n) =>
      `<path d="M${shift} -40 c-26 -40 26 -70 0 -110 c-20 -34 14 -54 4 -${84 + n * 12}" fill="none" stroke="${CLAY}" stroke-width="9" stroke-linecap="round"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${turn} 1)">${steam.join('')}<ellipse cx="0" cy="214" rx="230" ry="32" fill="${INK}" fill-opacity=".12"/><ellipse cx="0" cy="200" rx="215" ry="30" fill="${IVORY}"/><ellipse cx="0" cy="194" rx="150" ry="18" fill="${CLAY}" fill-opacity=".5"/><path d="M118 30 h36 c74 0 74 104 -4 104 h-44" fill="none" stroke="${colour}" stroke-width="26"/><path d="M-140 0 h280 c0 110 -50 190 -140 190 s-140 -80 -140 -190" fill="${colour}"/><path d="M-128 64 q128 40 256 0" fill="none" stroke="${IVORY}" stroke-opacity=".7" stroke-width="7" stroke-dasharray="2 22" stroke-linecap="round"/><ellipse cx="0" cy="0" rx="140" ry="24" fill="${IVORY}"/><ellipse cx="0" cy="3" rx="122" ry="17" fill="#b9743a"/></g>`;
}

const lines = (x: number, y: number, widths: number[], colour = CLAY) =>
  widths
    .map(
      (width, n) => `<rect x="${x}" y="${y + n * 46}" width="${width}" height="16" rx="8" fill="${colour}"/>`,
    )
    .join('');

/** A profile on paper, with a pen and marigolds. */
export const profileCover = frame(
  '#f6e3c6',
  `${kolam(1360, 190, 210, '#e3c79c')}${kolam(170, 780, 260, '#e3c79c')}
  <g transform="rotate(-5 720 470)"><rect x="436" y="112" width="600" height="720" rx="22" fill="${INK}" fill-opacity=".1"/><rect x="420" y="96" width="600" height="720" rx="22" fill="${IVORY}"/><rect x="470" y="146" width="190" height="236" rx="14" fill="#fbeae8"/><circle cx="565" cy="238" r="46" fill="${KUMKUM}"/><path d="M484 382 c0 -110 162 -110 162 0" fill="${KUMKUM}"/>${lines(700, 170, [250, 180, 220, 140])}<rect x="470" y="430" width="240" height="22" rx="11" fill="${KUMKUM}"/>${lines(470, 484, [500, 470, 490, 320])}<rect x="470" y="690" width="130" height="56" rx="28" fill="#e6f1e3"/><rect x="620" y="690" width="170" height="56" rx="28" fill="#fdf0d2"/><rect x="810" y="690" width="120" height="56" rx="28" fill="#fbeae8"/></g>
  <g transform="translate(1120 700) rotate(-38)"><rect x="-250" y="-20" width="430" height="40" rx="12" fill="${KUMKUM}"/><rect x="-250" y="-20" width="70" height="40" rx="12" fill="${MARIGOLD}"/><path d="M180 -20 l86 20 l-86 20 z" fill="#e8cfa8"/><path d="M240 -6 l26 6 l-26 6 z" fill="${INK}"/></g>
  ${[
    [1310, 640, 74],
    [1420, 740, 92],
    [1290, 800, 58],
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${MARIGOLD}"/><circle cx="${x}" cy="${y}" r="${r! * 0.66}" fill="#f3c566"/><circle cx="${x}" cy="${y}" r="${r! * 0.3}" fill="#c27a10"/>`,
    )
    .join('')}`,
);

/** Two cups of tea on a table. */
export const callCover = frame(
  '#f3dcd6',
  `${kolam(800, 380, 330, '#e6c3ba')}<rect y="640" width="1600" height="260" fill="#c98a6b"/><rect y="640" width="1600" height="14" fill="#b3765a"/>
  ${cup(530, 480, -1, KUMKUM)}${cup(1070, 480, 1, LEAF)}
  <g><ellipse cx="800" cy="768" rx="210" ry="40" fill="${IVORY}"/><circle cx="730" cy="736" r="40" fill="#d9a25a"/><circle cx="812" cy="728" r="46" fill="#e3b26c"/><circle cx="884" cy="740" r="38" fill="#d9a25a"/><circle cx="730" cy="736" r="10" fill="#a86a2a"/><circle cx="812" cy="728" r="12" fill="#a86a2a"/><circle cx="884" cy="740" r="9" fill="#a86a2a"/></g>${toran()}`,
);

/** A door with a lamp on each side, and a lock. */
export const safetyCover = frame(
  '#dfe8d8',
  `${kolam(230, 470, 190, '#c3d3b8')}${kolam(1370, 470, 190, '#c3d3b8')}<rect y="760" width="1600" height="140" fill="#c98a6b"/>
  <path d="M500 760 V360 C500 190 640 120 800 80 C960 120 1100 190 1100 360 V760 z" fill="#7f1325"/><path d="M540 760 V372 C540 230 660 170 800 130 C940 170 1060 230 1060 372 V760 z" fill="${KUMKUM}"/><rect x="794" y="140" width="12" height="620" fill="#7f1325"/>
  ${[580, 830].map((x) => [380, 570].map((y) => `<rect x="${x}" y="${y}" width="190" height="150" rx="12" fill="none" stroke="#7f1325" stroke-width="10"/>`).join('')).join('')}
  <g transform="translate(800 520)"><path d="M-62 -20 v-54 a62 62 0 0 1 124 0 v54" fill="none" stroke="${INK}" stroke-width="24"/><rect x="-100" y="-30" width="200" height="160" rx="26" fill="${MARIGOLD}"/><circle cx="0" cy="36" r="24" fill="${INK}"/><rect x="-9" y="40" width="18" height="52" rx="9" fill="${INK}"/></g>
  ${[350, 1250]
    .map(
      (x) =>
        `<g transform="translate(${x} 790)"><path d="M0 -70 c34 40 30 74 0 86 c-30 -12 -34 -46 0 -86" fill="${MARIGOLD}"/><path d="M0 -34 c14 20 12 40 0 46 c-12 -6 -14 -26 0 -46" fill="${IVORY}"/><path d="M-96 6 h192 c0 54 -42 78 -96 78 s-96 -24 -96 -78" fill="#a8552f"/><path d="M-78 28 q78 26 156 0" fill="none" stroke="${IVORY}" stroke-opacity=".7" stroke-width="6" stroke-dasharray="2 16" stroke-linecap="round"/></g>`,
    )
    .join('')}${toran()}`,
);
