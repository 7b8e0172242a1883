import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireStaff } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { addOption, changeOption, mergeOption, orderOptions } from './lists/changeLists.ts';
import { readLists } from './lists/listStore.ts';
import { readVocabulary } from './vocabulary.ts';

/** How long a browser keeps the lists: pages request them by their version. */
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
  staffLists: on.staffLists.handler(({ context: { app } }) => readLists(app.db)),
  addOption: on.addOption.handler(async ({ context, input }) => ({
    key: await addOption(context.app, requireStaff(context), input),
  })),
  changeOption: on.changeOption.handler(async ({ context, input }) => {
    await changeOption(context.app, requireStaff(context), input);
    return {};
  }),
  orderOptions: on.orderOptions.handler(async ({ context, input }) => {
    await orderOptions(context.app, requireStaff(context), input);
    return {};
  }),
  mergeOption: on.mergeOption.handler(async ({ context, input }) => {
    await mergeOption(context.app, requireStaff(context), input);
    return {};
  }),
});
