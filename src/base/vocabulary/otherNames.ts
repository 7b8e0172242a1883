import { readFileSync } from 'node:fs';

type City = { name: string; region: string; shown: string; others: string[] };

/**
 * Cities whose name in GeoNames' file is not the only one that families write: that name and its region (a state, or the
 * country's code), what we call the city, and its other names. A line has region, name, what it is called, other names.
 */
export const otherNames: readonly City[] = readFileSync(`${import.meta.dirname}/otherNames.tsv`, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [region = '', name = '', shown = '', others = ''] = line.split('\t');
    return { name, region, shown, others: others.split(';').filter(Boolean) };
  });
