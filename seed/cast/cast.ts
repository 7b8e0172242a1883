import { demo } from './demo.ts';
import { edges } from './edges.ts';
import { faiths } from './faiths.ts';
import { languages } from './languages.ts';
import { east } from './regions/east.ts';
import { north } from './regions/north.ts';
import { northeast } from './regions/northeast.ts';
import { west } from './regions/west.ts';
import { brides } from './samples/brides.ts';
import { grooms } from './samples/grooms.ts';

/** P001 to P006: the samples with every field of a profile filled. */
export const samples = [...brides, ...grooms].toSorted((one, other) => one.id!.localeCompare(other.id!));

/** The rest of the named cast; each has a reason to be there. */
export const others = [...demo, ...faiths, ...languages, ...edges];

/** People from the corners of the country that the others leave out. */
export const regions = [...east, ...northeast, ...north, ...west];
