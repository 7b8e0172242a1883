import { implement } from '@orpc/server';
import type { Call } from '../kit/api/call.ts';
import { checkAccess } from '../kit/api/serve.ts';
import { contract } from './contract.ts';
import { readVocabulary } from './vocabulary.ts';

/** How long a browser keeps the lists, which change with a new version of the site. */
const FRESH_SECONDS = 60 * 60;

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  lists: on.lists.handler(async ({ context: { app, client }, input: { locale = 'en' } }) => {
    client.setFresh(FRESH_SECONDS);
    const { terms, nameIn } = await readVocabulary(app.db);
    return Object.fromEntries(
      [...Map.groupBy(terms, ({ kind }) => kind)].map(([kind, options]) => [
        kind,
        options.map((term) => ({ ...term, name: nameIn(locale, term) })),
      ]),
    );
  }),
});
