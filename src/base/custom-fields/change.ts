import type { Staff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import { lockSetting, readSetting, writeSetting } from '../../kit/app/storedSettings.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { recordAudit } from '../audit/audit.ts';
import { countUses } from './counts.ts';
import { CUSTOM_FIELDS, type StoredFields, storedFields } from './fields.ts';
import { type FieldInput, wrongField } from './rules.ts';
import { CUSTOM_MAX, type CustomField, type CustomKind } from './shared/field.ts';

/** @property cut options that are removed; null for the whole field @property unwished whether it is no wish any more */
type Done = {
  next: Omit<StoredFields, 'version'>;
  action: 'create' | 'change' | 'remove';
  field: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  cut?: (string | null)[];
  unwished?: boolean;
};

/** Changes the fields, one change after the other. Refuses one that starts from an older version. */
async function change(
  app: App,
  staff: Staff,
  version: number | null,
  act: (stored: StoredFields, tx: Tx) => Done | null | Promise<Done | null>,
): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    await lockSetting(tx, CUSTOM_FIELDS);
    const stored = storedFields(await readSetting(tx, CUSTOM_FIELDS));
    if (version !== null && version !== stored.version) throw refuse.conflict(code('list_changed'));
    const done = await act(stored, tx);
    if (!done) return;
    const { next, action, field, before, after, cut = [], unwished = false } = done;
    await writeSetting(tx, {
      subject: CUSTOM_FIELDS,
      value: { ...next, version: stored.version + 1 },
      now,
      actor: staff.accountId,
    });
    const event = { actor: staff.accountId, subject: { kind: 'custom_field', id: field } };
    await recordEvent(tx, { name: 'custom_field.changed', data: { field }, ...event });
    for (const option of cut)
      await recordEvent(tx, { name: 'custom_field.removed', data: { field, option, wish: false }, ...event });
    if (unwished)
      await recordEvent(tx, {
        ...{ name: 'custom_field.removed', data: { field, option: null, wish: true } },
        ...event,
      });
    await recordAudit(tx, {
      actor: staff,
      action,
      subject: { kind: 'custom_field', id: field },
      now,
      before,
      after,
    });
  });
  // The next request shows it; other processes are notified.
  await app.settings.refresh();
}

/** Returns a key made from a name, which is none of `taken`. It begins with a letter: days, which are stored too, do not. */
function keyFor(name: string, base: string, taken: ReadonlySet<string>): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 40);
  if (slug && !taken.has(slug)) return slug;
  for (let n = 2; ; n++) if (!taken.has(`${slug || base}_${n}`)) return `${slug || base}_${n}`;
}

const optionKey = (field: string, option: string) => `${field}.${option}`;

/** Returns a field as staff want it: options without a key get one. */
function fieldOf(key: string, kind: CustomKind, it: FieldInput, { gone }: StoredFields): CustomField {
  const prefix = optionKey(key, '');
  const taken = new Set([
    ...it.options.flatMap((one) => one.key ?? []),
    ...gone.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length)),
  ]);
  const options = it.options.map(({ key: known, ...option }) => {
    const own = known ?? keyFor(option.names.en, 'option', taken);
    taken.add(own);
    return { key: own, ...option };
  });
  return { ...it, key, kind, options };
}

function requireFreeName(fields: readonly CustomField[], it: FieldInput, except?: CustomField): void {
  const same = (one: CustomField) =>
    one !== except && one.names.en.toLowerCase() === it.names.en.toLowerCase();
  if (fields.some(same)) throw refuse.invalid({ 'names.en': code('custom_field_exists') });
}

function requireRight(kind: CustomKind, it: FieldInput): void {
  const wrong = wrongField(kind, it);
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong);
}

/** Adds a field after the others. Returns its key. */
export async function addField(
  app: App,
  staff: Staff,
  { kind, ...it }: FieldInput & { kind: CustomKind },
): Promise<string> {
  let key = '';
  await change(app, staff, null, (stored) => {
    const { fields, gone } = stored;
    if (fields.length >= CUSTOM_MAX.fields)
      throw refuse.conflict(code('custom_fields_full', { maximum: CUSTOM_MAX.fields }));
    requireRight(kind, it);
    requireFreeName(fields, it);
    if (it.options.some((option) => option.key !== null)) throw refuse.conflict(code('list_changed'));
    key = keyFor(it.names.en, 'field', new Set([...fields.map((one) => one.key), ...gone]));
    const field = fieldOf(key, kind, it, stored);
    return { next: { fields: [...fields, field], gone }, action: 'create', field: key, after: { ...field } };
  });
  return key;
}

/** Changes a field but for its key and kind. Options that are left out are removed, from profiles too. */
export async function changeField(
  app: App,
  staff: Staff,
  { key, version, ...it }: FieldInput & { key: string; version: number },
): Promise<void> {
  await change(app, staff, version, async (stored, tx) => {
    const before = pick(stored, key);
    requireRight(before.kind, it);
    requireFreeName(stored.fields, it, before);
    const known = new Set(before.options.map((option) => option.key));
    const kept = it.options.flatMap((option) => option.key ?? []);
    if (kept.some((option) => !known.has(option)) || new Set(kept).size < kept.length)
      throw refuse.conflict(code('list_changed'));
    const field = fieldOf(key, before.kind, it, stored);
    if (JSON.stringify(field) === JSON.stringify(before)) return null;
    const removed = [...known].filter((option) => !kept.includes(option));
    const uses = removed.length > 0 ? await countUses(tx, key) : null;
    return {
      next: {
        fields: stored.fields.map((one) => (one === before ? field : one)),
        gone: [...stored.gone, ...removed.map((option) => optionKey(key, option))],
      },
      action: 'change',
      field: key,
      before: { ...before },
      after: {
        ...field,
        ...(removed.length > 0 && {
          removedFromProfiles: Object.fromEntries(
            removed.map((option) => [option, uses?.options[option] ?? 0]),
          ),
        }),
      },
      cut: removed,
      unwished: before.wish && !field.wish,
    };
  });
}

/** Sets the order of the fields. The keys are all of them as somebody has read them. */
export async function orderFields(app: App, staff: Staff, keys: string[]): Promise<void> {
  await change(app, staff, null, ({ fields, gone }) => {
    const wanted = new Set(keys);
    if (
      wanted.size !== fields.length ||
      keys.length !== fields.length ||
      fields.some(({ key }) => !wanted.has(key))
    )
      throw refuse.conflict(code('list_changed'));
    const before = fields.map(({ key }) => key);
    if (before.join() === keys.join()) return null;
    return {
      next: { fields: keys.map((key) => fields.find((one) => one.key === key)!), gone },
      action: 'change',
      field: '',
      before: { order: before },
      after: { order: keys },
    };
  });
}

/** Removes a field: nobody sees it any more, and profiles and preferences lose it soon. */
export async function removeField(app: App, staff: Staff, key: string): Promise<void> {
  await change(app, staff, null, async (stored, tx) => {
    const before = pick(stored, key);
    const { profiles, preferences } = await countUses(tx, key);
    return {
      next: { fields: stored.fields.filter((one) => one !== before), gone: [...stored.gone, key] },
      action: 'remove',
      field: key,
      before: { ...before },
      after: { profiles, preferences },
      cut: [null],
    };
  });
}

function pick({ fields }: StoredFields, key: string): CustomField {
  const found = fields.find((one) => one.key === key);
  if (!found) throw refuse.notFound();
  return found;
}
