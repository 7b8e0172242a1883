const place = (key: string) => `draft ${key}`;

/** What was typed to somebody and not sent, in this tab alone. @param key names viewer and conversation */
export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(place(key)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(place(key), text);
    else sessionStorage.removeItem(place(key));
  } catch {
    // A browser that keeps nothing: only a reload forgets.
  }
}
