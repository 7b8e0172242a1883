import { expect, test } from 'vitest';
import { type MergeFacts, type MergeRefusal, refusalOf } from '../../merging.ts';

const free: MergeFacts = {
  sameGender: true,
  unclaimed: false,
  suspended: false,
  bothPlans: false,
  sameRequests: false,
  deletionAsked: false,
};

test.each<[string, Partial<MergeFacts>, MergeRefusal | null]>([
  ['nothing in the way', {}, null],
  ['a bride and a groom', { sameGender: false }, 'merge_gender'],
  ['one to stay that nobody has claimed', { unclaimed: true }, 'merge_unclaimed'],
  ['one suspended', { suspended: true }, 'merge_suspended'],
  ['a plan each', { bothPlans: true }, 'merge_plans'],
  ['an open request of one kind each', { sameRequests: true }, 'merge_requests'],
  ['one that a family member wants deleted', { deletionAsked: true }, 'merge_deletion_asked'],
  ['what cannot be settled comes first', { sameGender: false, bothPlans: true }, 'merge_gender'],
])('%s', (_, facts, refusal) => {
  expect(refusalOf({ ...free, ...facts })).toBe(refusal);
});
