import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { VocabularyKind } from '../lists.ts';
import { vocabulary } from './vocabulary.ts';

const FRESH_MS = 60 * 60_000;

type Choice = { value: string; label: string };

/**
 * The option lists in the account's language, fetched once and shared by the whole screen. Components that show names
 * wait for `ready`, with the skeleton that also waits for the facts, so that no key is shown.
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

  /** Returns the name of an option; for an unknown one, its key as words. */
  function nameOf(kind: VocabularyKind, key: string): string;
  function nameOf(kind: VocabularyKind, key: string | null): string | null;
  function nameOf(kind: VocabularyKind, key: string | null): string | null {
    if (key === null) return null;
    return lists?.[kind]?.find((one) => one.key === key)?.name ?? key.replaceAll('_', ' ');
  }

  /** Returns the options of a list that a form or the filters offer; undefined until the lists are loaded. */
  function choicesOf(kind: VocabularyKind, where: 'inForms' | 'inFilter'): Choice[] | undefined {
    if (!lists) return undefined;
    const offered = lists[kind]?.filter((one) => one[where]) ?? [];
    return offered.map(({ key, name }) => ({ value: key, label: name }));
  }

  return { query, ready: !query.isPending, nameOf, choicesOf };
}
