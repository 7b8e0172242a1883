/** Returns what is kept under a key, or makes it; of more than `most`, the one that was taken longest ago is dropped. */
export function takeLatest<Key, Value>(
  kept: Map<Key, Value>,
  key: Key,
  most: number,
  make: () => Value,
): Value {
  const value = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > most) kept.delete(kept.keys().next().value!);
  return value;
}
