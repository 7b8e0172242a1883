/** Runs work on a list, so many at a time. */
export async function inParallel<T>(width: number, list: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = list.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
