import { useState } from 'react';

/**
 * What somebody types over a value of the address, until the address has another one, as after Back or Clear. A `key` would
 * do the same with a new form, which loses the keyboard's place.
 * @returns what the form shows, and a function that sets it
 */
export function useTypedValue(value: string): [string, (typed: string) => void] {
  const [draft, setDraft] = useState({ value, typed: value });
  const current = draft.value === value ? draft : { value, typed: value };
  // Forgotten for good: Back may bring the value that it was typed over.
  if (current !== draft) setDraft(current);
  return [current.typed, (typed) => setDraft({ value, typed })];
}
