import { implement } from '@orpc/server';
import type { Call } from '../kit/call.ts';
import { checkAccess } from '../kit/serve.ts';
import { contract } from './contract.ts';
import type { VocabularyKind } from './lists.ts';
import { readVocabulary } from './vocabulary.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  lists: on.lists.handler(async ({ context: { app } }) => {
    const { terms } = await readVocabulary(app.db);
    const of = (kind: VocabularyKind) => terms.filter((term) => term.kind === kind);
    return {
      religion: of('religion'),
      motherTongue: of('mother_tongue'),
      maritalStatus: of('marital_status'),
      education: of('education'),
      state: of('state'),
    };
  }),
});
