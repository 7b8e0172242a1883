import { contract as bulk } from './actions/bulk/contract.ts';
import { contract as actions } from './actions/contract.ts';
import { contract as duplicates } from './actions/duplicates/contract.ts';
import { contract as merging } from './actions/merging/contract.ts';
import { contract as calls } from './calls/contract.ts';
import { contract as list } from './list/contract.ts';
import { contract as page } from './page/contract.ts';
import { contract as walkIns } from './walkIns/contract.ts';

export const contract = {
  ...list,
  ...page,
  ...calls,
  ...duplicates,
  ...actions,
  ...merging,
  ...bulk,
  ...walkIns,
};
