import { implement } from '@orpc/server';
import type { Call } from '../kit/api/call.ts';
import { checkAccess } from '../kit/api/serve.ts';
import { contract } from './contract.ts';
import { readVocabulary } from './vocabulary.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  lists: on.lists.handler(async ({ context: { app }, input: { locale = 'en' } }) => {
    const { terms, nameIn } = await readVocabulary(app.db);
    return Object.fromEntries(
      [...Map.groupBy(terms, ({ kind }) => kind)].map(([kind, options]) => [
        kind,
        options.map((term) => ({ ...term, name: nameIn(locale, term) })),
      ]),
    );
  }),
});
