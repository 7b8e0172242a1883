/** Sets the value of a key. With more than `most` entries, drops the least recently used one. */
export function setLru<Key, Value>(cache: Map<Key, Value>, key: Key, most: number, value: Value): void {
  cache.delete(key);
  cache.set(key, value);
  if (cache.size > most) cache.delete(cache.keys().next().value!);
}

/** Returns the value of a key, or makes it. With more than `most` entries, drops the least recently used one. */
export function getLru<Key, Value>(cache: Map<Key, Value>, key: Key, most: number, make: () => Value): Value {
  const value = cache.get(key) ?? make();
  setLru(cache, key, most, value);
  return value;
}
