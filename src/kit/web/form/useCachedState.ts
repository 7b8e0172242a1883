import { useState } from 'react';

/**
 * State that is kept while a dialog is closed: what was typed is there when it is opened again.
 * @param kept of the page that opens the dialog
 */
export function useCachedState<Value>(
  kept: Map<string, Value>,
  key: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(kept.get(key) ?? initial);
  return [
    value,
    (next) => {
      kept.set(key, next);
      setValue(next);
    },
  ];
}
