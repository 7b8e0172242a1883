const place = (key: string) => `draft ${key}`;

/** Drafts of messages, in this tab's session storage. @param key names viewer and conversation */
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
    // A browser without storage: only a reload loses it.
  }
}
