import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { VocabularyKind } from '../lists.ts';
import { vocabulary } from './vocabulary.ts';

const FRESH_MS = 60 * 60_000;

type Choice = { value: string; label: string };

/**
 * The option lists in the account's language, fetched once and shared by everything on the screen. Whoever shows names
 * waits for `ready`, with the skeleton that also waits for the facts: no key is seen for a moment.
 */
export function useVocabulary() {
  const { i18n } = useLingui();
  const query = useQuery(
    vocabulary.lists.queryOptions({
      input: { locale: i18n.locale },
      staleTime: FRESH_MS,
      gcTime: Number.POSITIVE_INFINITY,
    }),
  );
  const lists = query.data;

  /** Returns the name of an option; of one that no list has, its key in words. */
  function nameOf(kind: VocabularyKind, key: string): string;
  function nameOf(kind: VocabularyKind, key: string | null): string | null;
  function nameOf(kind: VocabularyKind, key: string | null): string | null {
    if (key === null) return null;
    return lists?.[kind]?.find((one) => one.key === key)?.name ?? key.replaceAll('_', ' ');
  }

  /** Returns what a form or the filters offer of a list; undefined until the lists are there. */
  function choicesOf(kind: VocabularyKind, where: 'inForms' | 'inFilter'): Choice[] | undefined {
    if (!lists) return undefined;
    const offered = lists[kind]?.filter((one) => one[where]) ?? [];
    return offered.map(({ key, name }) => ({ value: key, label: name }));
  }

  return { query, ready: !query.isPending, nameOf, choicesOf };
}
