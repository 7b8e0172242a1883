import { CUSTOM_FIELDS, type StoredFields } from '../../src/base/custom-fields/fields.ts';
import type { CustomField } from '../../src/base/custom-fields/shared/field.ts';
import { writeSetting } from '../../src/kit/app/storedSettings.ts';
import type { Needs } from './need.ts';
import type { World } from './world.ts';

const KEYS = ['fuzzed_sect', 'fuzzed_acres'] as const;

/** Returns what requests about the profile fields of a site need: there are two whenever one is asked for. */
export function customFieldNeeds({ site, db }: World): Needs {
  let added = 0;
  const common = { section: 'community', seenBy: 'members', onCard: false, asked: false } as const;
  const field = (key: string, changed: Partial<CustomField>): CustomField => ({
    ...{ key, kind: 'number', names: { en: key }, ...common, filter: true, wish: true },
    ...{ min: 0, max: 100, options: [] },
    ...changed,
  });

  async function twoFields() {
    const stored: StoredFields = {
      version: 1,
      fields: [
        field(KEYS[0], {
          kind: 'option',
          options: [{ key: 'digambar', names: { en: 'Digambar' }, retired: false }],
        }),
        field(KEYS[1], {}),
      ],
      gone: [],
    };
    await writeSetting(db, { subject: CUSTOM_FIELDS, value: stored, now: site.app.clock(), actor: null });
    await site.app.settings.refresh();
    return { key: KEYS[1] };
  }
  const input = () => ({ names: { en: `Fuzzed ${++added}` }, ...common, filter: false, wish: false });

  return {
    'customFields.edited': { actor: 'finance' },
    'customFields.uses': { actor: 'finance', fields: twoFields },
    'customFields.add': {
      fields: async () => {
        await twoFields();
        return { ...input(), kind: 'line', min: undefined, max: undefined, options: undefined };
      },
    },
    'customFields.change': {
      fields: async () => ({ ...(await twoFields()), ...input(), version: 1, min: 1, max: 9, options: [] }),
    },
    'customFields.order': {
      fields: async () => {
        await twoFields();
        return { keys: [...KEYS].reverse() };
      },
    },
    'customFields.remove': { fields: twoFields },
  };
}
