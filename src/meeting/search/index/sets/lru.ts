/** Keeps something under a key; of more than `most`, the one that was kept longest ago is dropped. */
export function setLru<Key, Value>(kept: Map<Key, Value>, key: Key, most: number, value: Value): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > most) kept.delete(kept.keys().next().value!);
}

/** Returns what is kept under a key, or makes it; of more than `most`, the one that was taken longest ago is dropped. */
export function getLru<Key, Value>(kept: Map<Key, Value>, key: Key, most: number, make: () => Value): Value {
  const value = kept.get(key) ?? make();
  setLru(kept, key, most, value);
  return value;
}
