/**
 * Returns a function of texts that keeps what it has returned, of the last texts that it was called with: at least
 * `letters` of them together, and at most twice as many.
 */
export function memoize<Result>(of: (text: string) => Result, letters: number): (text: string) => Result {
  let recent = new Map<string, Result>();
  let older = new Map<string, Result>();
  let size = 0;
  return (text) => {
    const cached = recent.get(text);
    if (cached !== undefined) return cached;
    const result = older.get(text) ?? of(text);
    size += text.length;
    if (size > letters) {
      older = recent;
      recent = new Map();
      size = text.length;
    }
    recent.set(text, result);
    return result;
  };
}
