import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { initialOf, rendering, type Words } from '../../../kit/web/pages/rendering.tsx';
import { siteFact } from '../../../kit/web/pages/siteFact.ts';
import type { VocabularyKind } from '../shared/lists.ts';
import { vocabulary } from './vocabulary.ts';

const FRESH_MS = 60 * MINUTE_MS;
/** The language in which the server renders pages. */
const RENDERED = 'en';

/** Version of the lists, of the page: changed lists have another address, so no cache has them. */
const listsVersion = () => siteFact('lists');

/** All option lists in a language. A document brings a part of them only (`partly`). */
export const listsQuery = (locale: string) => ({
  ...vocabulary.lists.queryOptions({ input: { locale, version: listsVersion() } }),
  staleTime: FRESH_MS,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { partly: true, lasting: true },
});

type Option = Words[string][number];
type Choice = { value: string; label: string };

/**
 * The option lists in the account's language, fetched once and shared by the whole screen. Components that show names
 * wait for `ready`, with the skeleton that also waits for the facts, so that no key is shown. A rendered page brings the
 * names that it shows, and is ready at once; the lists come after it.
 */
export function useVocabulary() {
  const { i18n } = useLingui();
  const words = import.meta.env.SSR || i18n.locale !== RENDERED ? undefined : initialOf().words;
  // What the page brought is enough for most: they are not rendered again when the whole lists arrive.
  const missed = useRef(false);
  if (!words) missed.current = true;
  const query = useQuery({
    ...listsQuery(i18n.locale),
    notifyOnChangeProps: () => (missed.current ? undefined : []),
  });
  const lists: Words | undefined = query.data ?? words;

  /** Returns the name of an option; for an unknown one, its key as words. */
  function nameOf(kind: VocabularyKind, key: string): string;
  function nameOf(kind: VocabularyKind, key: string | null): string | null;
  function nameOf(kind: VocabularyKind, key: string | null): string | null {
    if (key === null) return null;
    const found = lists?.[kind]?.find((one) => one.key === key);
    if (found) keep(kind, lists![kind]!, (one) => one === found);
    // Another page was opened before the lists were there.
    else if (isMissing()) return '…';
    const name = found?.name ?? key.replaceAll('_', ' ');
    if (!found) keepUnknown(kind, key, name);
    return name;
  }

  /** Returns the options of a list that a form or the filters offer; undefined until the lists are loaded. */
  function choicesOf(kind: VocabularyKind, where: 'inForms' | 'inFilter'): Choice[] | undefined {
    const list = lists?.[kind];
    if (!list) return isMissing() ? undefined : [];
    const offered = list.filter((one) => one[where]);
    keep(kind, list, (one) => one[where]);
    return offered.map(({ key, name }) => ({ value: key, label: name }));
  }

  function isMissing(): boolean {
    missed.current = true;
    return !query.data && !query.isError;
  }

  return { query, ready: lists !== undefined || !query.isPending, nameOf, choicesOf };
}

/** On the server, notes what the page shows of a list, in the order of the list. */
function keep(kind: string, list: Option[], isShown: (one: Option) => boolean): void {
  const words = import.meta.env.SSR ? rendering()?.words : undefined;
  if (!words) return;
  const known = words[kind];
  const unknown = known?.filter((one) => !list.includes(one)) ?? [];
  words[kind] = [...list.filter((one) => isShown(one) || known?.includes(one)), ...unknown];
}

/** On the server, notes a key of the address that no option has: the browser then shows the same words at first. */
function keepUnknown(kind: string, key: string, name: string): void {
  const words = import.meta.env.SSR ? rendering()?.words : undefined;
  if (!words || words[kind]?.some((one) => one.key === key)) return;
  words[kind] = [...(words[kind] ?? []), { key, name, inForms: false, inFilter: false }];
}
