import { listOptions } from '../../base/vocabulary/lists/listStore.ts';
import { EDITABLE_KINDS } from '../../base/vocabulary/shared/lists/editable.ts';
import { lists } from '../../base/vocabulary/shared/lists.ts';
import type { Tx } from '../../kit/database/db.ts';

/** Returns the kinds of the option lists that are not as a new site has them. */
export async function changedLists(tx: Tx): Promise<string[]> {
  const options = await listOptions(tx, EDITABLE_KINDS);
  return EDITABLE_KINDS.filter((kind) => {
    const now = options
      .filter((one) => one.kind === kind)
      .map((one) => [one.key, one.name, one.in_forms, one.in_filter, one.retired_at === null]);
    const initial = lists[kind].map((one) => [one.key, one.name, one.inForms, one.inFilter, true]);
    return JSON.stringify(now) !== JSON.stringify(initial);
  });
}
