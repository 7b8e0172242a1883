import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { lockSetting, readSetting, writeSetting } from '../../../kit/app/storedSettings.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { EditableKind } from '../shared/lists/editable.ts';
import { forgetVocabulary } from '../vocabulary.ts';
import {
  insertOption,
  listOptions,
  type OptionRow,
  renameOption,
  retireOption,
  setMerged,
  setOptionPositions,
} from './listStore.ts';

type Change = {
  subject: string;
  action: 'create' | 'change';
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
  merged?: { from: number; into: number };
};

/** Changes a list, one change after the other, and raises the version of the lists. */
async function change(
  app: App,
  staff: Staff,
  kind: EditableKind,
  act: (tx: Tx, options: OptionRow[], now: Date) => Promise<Change | null>,
): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    await lockSetting(tx, 'lists');
    const done = await act(tx, await listOptions(tx, [kind]), now);
    if (!done) return;
    const { version } = ((await readSetting(tx, 'lists')) as { version: number } | null) ?? { version: 0 };
    await writeSetting(tx, {
      subject: 'lists',
      value: { version: version + 1 },
      now,
      actor: staff.accountId,
    });
    const event = { actor: staff.accountId, subject: { kind: 'list', id: kind } };
    await recordEvent(tx, { name: 'list.changed', data: { list: kind }, ...event });
    if (done.merged)
      await recordEvent(tx, { name: 'option.merged', data: { list: kind, ...done.merged }, ...event });
    await recordAudit(tx, {
      actor: staff,
      action: done.action,
      subject: { kind: 'option', id: `${kind}/${done.subject}` },
      now,
      before: done.before,
      after: done.after,
    });
  });
  // The next request shows it; other processes are notified.
  forgetVocabulary(app.db);
  await app.settings.refresh();
}

/** Returns an option that was not merged; refuses what there is not. */
function pick(options: OptionRow[], key: string): OptionRow {
  const found = options.find((one) => one.key === key);
  if (!found) throw refuse.notFound();
  if (found.merged_into !== null) throw refuse.conflict(code('option_merged'));
  return found;
}

function requireFreeName(options: OptionRow[], name: string, except?: OptionRow): void {
  const same = (one: OptionRow) => one !== except && one.name.toLowerCase() === name.toLowerCase();
  if (options.some(same)) throw refuse.invalid({ name: code('option_exists') });
}

const isOffered = (one: OptionRow) => one.in_forms && one.retired_at === null;

/** Returns a key made from a name: it stays when the option is renamed. */
function keyFor(name: string, options: OptionRow[]): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40);
  const taken = new Set(options.map(({ key }) => key));
  const base = slug || 'option';
  if (slug && !taken.has(slug)) return slug;
  for (let n = 2; ; n++) if (!taken.has(`${base}_${n}`)) return `${base}_${n}`;
}

/** Adds an option at the end of a list, ahead of 'Other'. Returns its key. */
export async function addOption(
  app: App,
  staff: Staff,
  { kind, name }: { kind: EditableKind; name: string },
): Promise<string> {
  let key = '';
  await change(app, staff, kind, async (tx, options) => {
    requireFreeName(options, name);
    key = keyFor(name, options);
    const inFilter = options.some((one) => one.in_filter);
    await insertOption(tx, { kind, key, name, position: options.length, inFilter });
    const now = await listOptions(tx, [kind]);
    const last = now.filter((one) => one.key === 'other');
    await setOptionPositions(
      tx,
      [...now.filter((one) => one.key !== 'other'), ...last].map(({ id }) => id),
    );
    return { subject: key, action: 'create', after: { name } };
  });
  return key;
}

/** Renames an option, retires it or offers it again; what is not given stays. Its key stays always. */
export async function changeOption(
  app: App,
  staff: Staff,
  { kind, key, ...wanted }: { kind: EditableKind; key: string; name?: string; retired?: boolean },
): Promise<void> {
  await change(app, staff, kind, async (tx, options, now) => {
    const option = pick(options, key);
    const before = { name: option.name, retired: option.retired_at !== null };
    const after = { name: wanted.name ?? before.name, retired: wanted.retired ?? before.retired };
    requireFreeName(options, after.name, option);
    if (after.name === before.name && after.retired === before.retired) return null;
    if (after.retired && !before.retired && options.filter(isOffered).every((one) => one === option))
      throw refuse.conflict(code('option_last'));
    if (after.name !== before.name) await renameOption(tx, kind, key, after.name);
    if (after.retired !== before.retired) await retireOption(tx, option.id, after.retired ? now : null);
    return { subject: key, action: 'change', before, after };
  });
}

/** Sets the order of a list. The keys are all of it as somebody has read it. */
export async function orderOptions(
  app: App,
  staff: Staff,
  { kind, keys }: { kind: EditableKind; keys: string[] },
): Promise<void> {
  await change(app, staff, kind, async (tx, options) => {
    const ids = new Map(options.map(({ key, id }) => [key, id]));
    const wanted = new Set(keys);
    if (wanted.size !== ids.size || keys.length !== ids.size || !keys.every((key) => ids.has(key)))
      throw refuse.conflict(code('list_changed'));
    const before = options.map(({ key }) => key);
    if (before.join() === keys.join()) return null;
    await setOptionPositions(
      tx,
      keys.map((key) => ids.get(key)!),
    );
    return { subject: '', action: 'change', before: { order: before }, after: { order: keys } };
  });
}

/** Merges an option into another one of its list: at once for readers, and soon in every profile. */
export async function mergeOption(
  app: App,
  staff: Staff,
  it: { kind: EditableKind; key: string; into: string },
): Promise<void> {
  await change(app, staff, it.kind, async (tx, options, now) => {
    const from = pick(options, it.key);
    const into = pick(options, it.into);
    if (from === into) throw refuse.invalid({ into: code('option_into_itself') });
    if (!isOffered(into)) throw refuse.invalid({ into: code('choice_invalid') });
    await setMerged(tx, from.id, into.id, now);
    return {
      subject: it.key,
      action: 'change',
      before: { mergedInto: null },
      after: { mergedInto: it.into },
      merged: { from: from.id, into: into.id },
    };
  });
}
