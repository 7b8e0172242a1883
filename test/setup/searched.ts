import { readVocabulary } from '../../src/base/vocabulary/vocabulary.ts';
import { relist } from '../../src/people/profiles/visible/listing.ts';
import type { Test } from '../app.ts';
import { addMember } from '../registration.ts';

/** What searches compare; options by their keys. */
export type Facts = {
  city?: string;
  profession?: string;
  caste?: string;
  state?: string;
  education?: string;
  religion?: string;
  mother_tongue?: string;
  marital_status?: string;
};

const OPTIONS = ['state', 'education', 'religion', 'mother_tongue', 'marital_status'] as const;

/** Adds a listed woman with facts that are searched. */
export async function addSearched(site: Test, name: string, facts: Facts) {
  const added = await addMember(site, { name });
  const vocabulary = await readVocabulary(site.app.db);
  const { city, profession, caste } = facts;
  const options = OPTIONS.flatMap((kind) => {
    const key = facts[kind];
    return key === undefined ? [] : [[`${kind}_id`, vocabulary.find(kind, key)?.id ?? null] as const];
  });
  await site.app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('profiles')
      .set({
        ...{ state_id: null, education_id: null, ...Object.fromEntries(options) },
        ...(city !== undefined && { city }),
        ...(profession !== undefined && { profession }),
        ...(caste !== undefined && { caste }),
      })
      .where('id', '=', added.key)
      .execute();
    await relist(site.app, tx, added.key, 'system');
  });
  return added;
}
