/** Mixes two hex colours: 0 gives the first, 1 the second. */
export function mix(first: string, second: string, part: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(index, index + 2), 16);
  return `#${[1, 3, 5]
    .map((index) => Math.round(channel(first, index) * (1 - part) + channel(second, index) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The tones of one skin, from light to line. */
export type Skin = { base: string; light: string; shade: string; line: string; lip: string; blush: string };

/** Derives the lit, shaded and drawn tones from the tone of a skin in even light. */
export function skinFrom(base: string): Skin {
  return {
    base,
    light: mix(base, '#FFE9CF', 0.42),
    shade: mix(base, '#5B1F10', 0.42),
    line: mix(base, '#2A0C06', 0.68),
    lip: mix(base, '#8E2F31', 0.42),
    blush: mix(base, '#C8413A', 0.5),
  };
}

/** Skins of India in even light, from fair to dark. */
export const skins = ['#EBC5A2', '#E0B088', '#D39E73', '#C48A5C', '#B1764A', '#9A623A', '#824F2F', '#6B3F26'];
/** The same with those between the ends more often. */
export const commonSkins = [...skins, ...skins.slice(1, 6)];
export const hairs = ['#17110F', '#1E1614', '#241915', '#2C1E18', '#1B191C', '#36241B'];
export const greying = ['#4A4543', '#3B3634', '#5A5451'];

/** A cloth, its companion, and the border on both, as hex colours. */
export type Cloth = { main: string; second: string; trim: string };

export const womensCloth: Cloth[] = [
  { main: '#93243A', second: '#6B1A2E', trim: '#DDB35C' },
  { main: '#23605C', second: '#8A2E3B', trim: '#DDB765' },
  { main: '#C98A34', second: '#7E2B36', trim: '#F2DDA6' },
  { main: '#5E3B66', second: '#3F2748', trim: '#D8B268' },
  { main: '#4C6B44', second: '#87323F', trim: '#E2C477' },
  { main: '#BE6474', second: '#74293F', trim: '#EBCB8B' },
  { main: '#2F4A73', second: '#7A2A3C', trim: '#D3B46C' },
  { main: '#EFE2C9', second: '#8F2436', trim: '#C39A45' },
  { main: '#AD5233', second: '#55292B', trim: '#E8C57A' },
  { main: '#86955C', second: '#94414D', trim: '#EFE0AF' },
];

export const mensCloth: Cloth[] = [
  { main: '#EFE5D0', second: '#FBF7EE', trim: '#B08D4C' },
  { main: '#742533', second: '#F3E9D6', trim: '#D6AE5E' },
  { main: '#2B4B4A', second: '#ECE1CB', trim: '#CBA968' },
  { main: '#33435F', second: '#F0E7D7', trim: '#C4AE80' },
  { main: '#B87B32', second: '#F8EDD7', trim: '#74492A' },
  { main: '#566140', second: '#EEE5CF', trim: '#D2BB7E' },
  { main: '#694C3D', second: '#F2E6D4', trim: '#CFB07A' },
  { main: '#4B3953', second: '#EEE3DD', trim: '#CBAA68' },
  { main: '#93A9B6', second: '#F6F2EA', trim: '#57707E' },
  { main: '#3B3837', second: '#E6DDCF', trim: '#B59B6B' },
];

/** Veils and hijabs; turbans and caps beside them. */
export const veils = ['#73303F', '#3A5174', '#7F8D78', '#B39274', '#614468', '#CDB0A2', '#45535C', '#A55663'];
export const turbans = [
  '#8E2438',
  '#C8812F',
  '#2E4767',
  '#48664B',
  '#5C3F62',
  '#B2566A',
  '#26595A',
  '#33323A',
];
