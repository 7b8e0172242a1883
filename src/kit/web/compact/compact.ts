/** Whether a browser prefers compact lists on a phone, by its cookies: the server renders lists in that shape. */
export const prefersCompact = (cookies = ''): boolean => /(?:^|;\s*)lists=compact(?:;|$)/.test(cookies);
