import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useDeferredValue, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { WORDS_MAX } from '../../../../people/profiles/shared/facts/limits.ts';
import { type FactKey, factOf, wholeOf } from '../../../../people/profiles/shared/facts/list.ts';
import { profiles } from '../../../../people/profiles/web/profiles.ts';
import type { Values } from '../myProfile.ts';
import { LineField } from './formFields.tsx';

const FRESH_MS = 5 * MINUTE_MS;

type SuggestedFieldProps = ComponentProps<typeof LineField> & {
  name: FactKey;
  /** Offered before all others. */
  first?: string;
};

/** A line for which words of others are offered as it is typed. */
export function SuggestedField({ name, first, ...rest }: SuggestedFieldProps) {
  const { watch } = useFormContext<Values>();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const words = useWords(name, (watch(name) as string | null) ?? '', isOpen);
  return (
    <>
      <LineField name={name} list={id} onFocus={() => setOpen(true)} {...rest} />
      <datalist id={id}>
        {[...new Set([...(first ? [first] : []), ...words])].map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}

/** Returns words for a fact that contain what is typed. @param isOpen whether its field was entered */
export function useWords(name: FactKey, typed: string, isOpen: boolean): string[] {
  const { watch } = useFormContext<Values>();
  const fact = (factOf(name).suggested?.as as FactKey | undefined) ?? name;
  const whole = wholeOf(fact);
  const part = useDeferredValue(typed.trim().slice(0, WORDS_MAX));
  const within = ((whole && (watch(whole) as string | null)) ?? '').slice(0, WORDS_MAX);
  const options = {
    input: { fact, whole: within, part },
    enabled: isOpen,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  };
  return useQuery(profiles.suggestWords.queryOptions(options)).data ?? [];
}
