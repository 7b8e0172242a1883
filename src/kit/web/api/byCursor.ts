type Page = { nextCursor: string | null };

/** Returns the options of an infinite query whose pages follow each other by a cursor. @param input what all of them have */
export const byCursor = <Input extends object = object>(input?: Input) => ({
  input: (cursor: string | undefined) => ({ ...(input as Input), cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: Page) => last.nextCursor ?? undefined,
});
