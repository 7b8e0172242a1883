import type { SearchFilters } from '../../search/filters/input.ts';
import { type Condition, holds } from '../../search/query.ts';
import { descriptorOf, type FilterKey, filterKeys, namesOf } from '../../search/shared/filters.ts';
import { parseStored, type StoredFilters } from '../filters.ts';
import type { ProfileTests } from './profileTests.ts';

type Key = FilterKey | 'q' | 'custom';

/** The value of one filter in one or more searches; `filters` is null if this version of the site cannot read it. */
type Setting = { key: Key; texts: StoredFilters; filters?: SearchFilters | null };

/** A setting that is tested for each profile, and the searches that have it. */
type IndexedSetting = Setting & {
  key: FilterKey;
  slots: number[];
  /** The condition, and the day that it was made for. */
  made?: { day: string; condition: Condition | null };
};

/** Filters that depend on the searching member: they are tested when the alert is read. */
const ofViewer: Key[] = ['notContacted', 'notSeen', 'guna'];

/**
 * Filters with nearly as many values as there are searches. They are tested last, on the few searches that are left.
 */
const isLate = (key: Key): boolean =>
  key === 'q' || key === 'custom' || ['words', 'part'].includes(descriptorOf(key).kind);

const tested: [key: Key, names: string[], late: boolean][] = [
  ...filterKeys.map((key) => [key, namesOf(key)] as [Key, string[]]),
  ['q', ['q']] as [Key, string[]],
  ['custom', ['custom']] as [Key, string[]],
]
  .filter(([key]) => !ofViewer.includes(key))
  .map(([key, names]) => [key, names, isLate(key)]);

const known = new Set<string>(['q', 'custom', ...filterKeys.flatMap(namesOf)]);

/** A setting that no row meets. */
const unreadable: Setting = { key: 'q', texts: {}, filters: null };

const REMOVED = 255;
const FIRST_CAPACITY = 1024;

export type ReverseIndex = ReturnType<typeof makeReverseIndex>;

/**
 * Returns an empty index of saved searches. It is the inverse of the search index: it finds the searches that a
 * profile fits. Each setting of a filter is tested once for all searches that have it. A search fits if all of its
 * settings are met.
 */
export function makeReverseIndex() {
  const early = new Map<string, IndexedSetting>();
  const late = new Map<string, Setting>();
  const slotOf = new Map<string, number>();
  const ids: string[] = [];
  const lateOf: (Setting[] | undefined)[] = [];
  let needs = new Uint8Array(FIRST_CAPACITY);
  let counts = new Uint8Array(FIRST_CAPACITY);

  function remove(id: string): void {
    const slot = slotOf.get(id);
    if (slot === undefined) return;
    slotOf.delete(id);
    needs[slot] = REMOVED;
    lateOf[slot] = undefined;
  }

  /** Adds or replaces a search, whose gender is set. */
  function put(id: string, texts: StoredFilters): void {
    remove(id);
    const slot = ids.push(id) - 1;
    slotOf.set(id, slot);
    if (slot >= needs.length) {
      const larger = new Uint8Array(needs.length * 2);
      larger.set(needs);
      needs = larger;
      counts = new Uint8Array(larger.length);
    }
    if (Object.keys(texts).some((name) => !known.has(name))) {
      lateOf[slot] = [unreadable];
      return;
    }
    for (const [key, names, isLast] of tested) {
      const own: StoredFilters = {};
      let name = '';
      for (const one of names) {
        const text = texts[one];
        if (text === undefined) continue;
        own[one] = text;
        name += `${one} ${text}\n`;
      }
      if (name === '') continue;
      if (isLast) {
        const setting = late.get(name) ?? { key, texts: own };
        late.set(name, setting);
        lateOf[slot] = [...(lateOf[slot] ?? []), setting];
      } else {
        const setting = early.get(name) ?? { key: key as FilterKey, texts: own, slots: [] };
        early.set(name, setting);
        setting.slots.push(slot);
        needs[slot]!++;
      }
    }
  }

  /** Returns the ids of the searches that a profile fits. */
  function match(tests: ProfileTests): string[] {
    counts.fill(0, 0, ids.length);
    for (const setting of early.values()) {
      if (fulfils(tests, setting)) for (const slot of setting.slots) counts[slot]!++;
    }
    const known = new Map<Setting, boolean>();
    const hasWords = (setting: Setting): boolean => {
      let has = known.get(setting);
      if (has === undefined) {
        const filters = read(setting);
        has = filters !== null && tests.hasWords(setting.key, filters);
        known.set(setting, has);
      }
      return has;
    };
    return ids.filter((_, slot) => counts[slot] === needs[slot] && (lateOf[slot]?.every(hasWords) ?? true));
  }

  return {
    put,
    remove,
    match,
    /** How many searches it has. */
    get size() {
      return slotOf.size;
    },
    /** How many places removed ones still take. */
    get removed() {
      return ids.length - slotOf.size;
    },
  };
}

/** Returns the filters of a setting, read when they are first tested; null if they cannot be read. */
function read(setting: Setting): SearchFilters | null {
  if (setting.filters === undefined) setting.filters = parseStored(setting.texts);
  return setting.filters;
}

function fulfils(tests: ProfileTests, setting: IndexedSetting): boolean {
  const filters = read(setting);
  if (!filters) return false;
  if (setting.made?.day !== tests.day) {
    setting.made = { day: tests.day, condition: tests.make(setting.key, filters) };
  }
  const { condition } = setting.made;
  return !condition || holds(tests.row, condition);
}
