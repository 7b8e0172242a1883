/** Marks a profile as dismissed, or not any more, wherever a cached answer shows it. The same object where nothing changes. */
export function withDismissed(kept: unknown, id: string, dismissed: boolean): unknown {
  if (Array.isArray(kept)) {
    const next = kept.map((one) => withDismissed(one, id, dismissed));
    return next.some((value, index) => value !== kept[index]) ? next : kept;
  }
  if (typeof kept !== 'object' || kept === null) return kept;
  if ('reasons' in kept && 'id' in kept && kept.id === id) return { ...kept, dismissed };
  const changed = Object.entries(kept).flatMap(([key, value]) => {
    const next = withDismissed(value, id, dismissed);
    return next === value ? [] : [[key, next]];
  });
  return changed.length > 0 ? { ...kept, ...Object.fromEntries(changed) } : kept;
}
