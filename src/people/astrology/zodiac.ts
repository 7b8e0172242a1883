/** Rashis in the order of the zodiac; a rashi is its index here, 0 for Mesha to 11 for Meena. */
export const RASHIS = [
  'Mesha',
  'Vrishabha',
  'Mithuna',
  'Karka',
  'Simha',
  'Kanya',
  'Tula',
  'Vrishchika',
  'Dhanu',
  'Makara',
  'Kumbha',
  'Meena',
] as const;

const NAKSHATRAS = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;

/** A place of the Moon: rashi 0 to 11, nakshatra 1 (Ashwini) to 27 (Revati), pada 1 to 4. */
export type ZodiacPosition = { rashi: number; nakshatra: number; pada: number };

/** Width of a pada in degrees: nine of them fill a rashi, four a nakshatra. */
export const PADA_DEGREES = 360 / 108;

/** Returns an angle between 0 and 360 degrees. */
export const normalizeDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Returns the place of the pada with this index, 0 to 107, from the beginning of Mesha. */
export const placeOfPada = (index: number): ZodiacPosition => ({
  rashi: Math.floor(index / 9),
  nakshatra: Math.floor(index / 4) + 1,
  pada: (index % 4) + 1,
});

/** Returns the index of the pada, 0 to 107, in which a sidereal longitude in degrees is. */
export const padaIndex = (longitude: number): number =>
  Math.floor(normalizeDegrees(longitude) / PADA_DEGREES) % 108;

/** Returns the rashi, nakshatra and pada of a sidereal longitude in degrees. */
export const zodiacPositionOf = (longitude: number): ZodiacPosition => placeOfPada(padaIndex(longitude));

/** Returns the index of a place's pada, 0 to 107. */
export const padaIndexOf = ({ nakshatra, pada }: Pick<ZodiacPosition, 'nakshatra' | 'pada'>): number =>
  (nakshatra - 1) * 4 + pada - 1;

/** Returns whether a pada of a nakshatra is in a rashi. */
export const isPlace = (place: ZodiacPosition): boolean =>
  placeOfPada(padaIndexOf(place)).rashi === place.rashi;

/** Returns the name of a rashi. */
export const rashiName = (rashi: number): string => RASHIS[rashi]!;

/** Returns the name of a nakshatra. */
export const nakshatraName = (nakshatra: number): string => NAKSHATRAS[nakshatra - 1]!;

/** Returns a place with its names. */
export const withNames = ({ rashi, nakshatra, pada }: ZodiacPosition) => ({
  rashi,
  rashiName: rashiName(rashi),
  nakshatra,
  nakshatraName: nakshatraName(nakshatra),
  pada,
});

/** Counts rashis from one to another, both included: 1 for the same, 12 for the one before. */
export const countRashis = (from: number, to: number): number => ((to - from + 12) % 12) + 1;

/** Counts nakshatras from one to another, both included: 1 for the same, 27 for the one before. */
export const countNakshatras = (from: number, to: number): number => ((to - from + 27) % 27) + 1;
