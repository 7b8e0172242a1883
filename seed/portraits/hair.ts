/** Hair as Indian women wear it and the face library lacks: parted and tied back, or braided. */

const parted = 'M74 120C66 62 94 25 132 25C170 25 198 62 190 120C189 92 176 68 132 47C88 68 75 92 74 120Z';

function strands(x: number): string {
  return `<path d="M${132 + x * 0.1} 30C${132 + x * 0.5} 38 ${132 + x * 0.85} 56 ${132 + x} 84" fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="2"/>`;
}

/** Hair drawn back from a middle parting; `behind` is drawn below the neck. */
export function tiedBack(colour: string): { behind: string; front: string } {
  return {
    behind: `<ellipse cx="132" cy="176" rx="46" ry="26" fill="${colour}"/>`,
    front: `<path d="${parted}" fill="${colour}"/>${[-52, -44, 44, 52].map(strands).join('')}`,
  };
}

/** The same with a braid over one shoulder; drawn over the garment. */
export function braid(colour: string): { behind: string; front: string } {
  const tied = tiedBack(colour);
  const links = Array.from({ length: 7 }, (_, i) => {
    const x = 186 - i * 1.6;
    const y = 176 + i * 15;
    const width = 15 - i * 0.7;
    return `<path d="M${x - width} ${y - 6}C${x - width - 2} ${y + 8} ${x - 4} ${y + 14} ${x} ${y + 14}C${x + 4} ${y + 14} ${x + width + 2} ${y + 8} ${x + width} ${y - 6}C${x + width - 4} ${y - 12} ${x - width + 4} ${y - 12} ${x - width} ${y - 6}Z" fill="${colour}"/>
      <path d="M${x - width + 2} ${y - 4}C${x - 6} ${y + 2} ${x - 1} ${y + 8} ${x} ${y + 13}C${x + 1} ${y + 8} ${x + 6} ${y + 2} ${x + width - 2} ${y - 4}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="1.8"/>`;
  }).join('');
  return {
    behind: `${tied.behind}`,
    front: `${tied.front}<path d="M186 126C196 144 200 160 198 178H172C178 166 182 150 186 126Z" fill="${colour}"/>${links}`,
  };
}

/** Jasmine buds from behind the ears down to the shoulders. */
export function jasmine(): string {
  const side = (sign: 1 | -1) =>
    Array.from({ length: 9 }, (_, i) => {
      const x = 132 + sign * (58 + Math.sin((i / 8) * Math.PI) * 5 + (i % 2) * 5 - i * 0.6);
      return `<ellipse cx="${x.toFixed(1)}" cy="${154 + i * 6.4}" rx="5.4" ry="4.6" fill="#FFFBF0" stroke="#CFC3A4" stroke-width=".9"/>`;
    }).join('');
  return side(-1) + side(1);
}
