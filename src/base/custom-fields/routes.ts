import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireStaff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import { readSetting } from '../../kit/app/storedSettings.ts';
import { addField, changeField, orderFields, removeField } from './change.ts';
import { contract } from './contract.ts';
import { countUses } from './counts.ts';
import { CUSTOM_FIELDS, nameIn, readCustomFields, storedFields } from './fields.ts';
import type { Names } from './shared/field.ts';

/** How long a browser keeps the fields: pages request them by their version. */
const FRESH_SECONDS = 60 * 60;

const withoutGaps = (names: Names) => names as Record<string, string>;

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  list: on.list.handler(({ context: { app, client }, input: { locale = 'en' } }) => {
    client.setFresh(FRESH_SECONDS);
    return readCustomFields(app).map(({ names, options, ...field }) => ({
      ...field,
      name: nameIn(names, locale),
      options: options.map((option) => ({
        key: option.key,
        name: nameIn(option.names, locale),
        offered: !option.retired,
      })),
    }));
  }),
  edited: on.edited.handler(async ({ context: { app } }) => {
    const { version, fields } = storedFields(await readSetting(app.db, CUSTOM_FIELDS));
    return {
      version,
      fields: fields.map(({ names, options, ...field }) => ({
        ...field,
        names: withoutGaps(names),
        options: options.map((option) => ({ ...option, names: withoutGaps(option.names) })),
      })),
    };
  }),
  uses: on.uses.handler(async ({ context: { app }, input: { key } }) => {
    if (!readCustomFields(app).some((field) => field.key === key)) throw refuse.notFound();
    return countUses(app.db, key);
  }),
  add: on.add.handler(async ({ context, input }) => ({
    key: await addField(context.app, requireStaff(context), input),
  })),
  order: on.order.handler(async ({ context, input }) => {
    await orderFields(context.app, requireStaff(context), input.keys);
    return {};
  }),
  change: on.change.handler(async ({ context, input }) => {
    await changeField(context.app, requireStaff(context), input);
    return {};
  }),
  remove: on.remove.handler(async ({ context, input }) => {
    await removeField(context.app, requireStaff(context), input.key);
    return {};
  }),
});
