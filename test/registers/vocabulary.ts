import { lists } from '../../src/base/vocabulary/shared/lists.ts';
import { readOptionNames } from '../../src/desk/import/values/options/optionNames.ts';

/** The option lists of a new site, with their names as registers are read with them. */
export const optionNames = readOptionNames({
  terms: Object.entries(lists).flatMap(([kind, options]) =>
    options.map((option, index) => ({ ...option, id: index, kind })),
  ),
  nameIn: (_, { name }) => name,
});
