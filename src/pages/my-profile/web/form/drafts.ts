import { onForget } from '../../../../kit/web/viewer.ts';
import type { AnySection, Values } from '../myProfile.ts';

/** What somebody has typed, and the version they started from. */
export type Draft = { base: AnySection; typed: Values };

const openForms = new Map<string, () => Draft | null>();
const interrupted = new Map<string, Draft>();

// The session ended while something was typed. It stays in this page's memory, and only its account gets it back.
onForget(() => {
  for (const [key, read] of openForms) {
    const draft = read();
    if (draft) interrupted.set(key, draft);
  }
});

/** Stores the values of a form if the session ends while it is open. Returns a function that stops watching it. */
export function watchForm(key: string, read: () => Draft | null): () => void {
  openForms.set(key, read);
  return () => void openForms.delete(key);
}

/**
 * Returns the values of a form that the end of the session interrupted, once. Deletes those of other accounts.
 * @param key begins with the account's email address
 */
export function consumeDraft(key: string): Draft | undefined {
  const [account = ''] = key.split(' ');
  for (const other of interrupted.keys()) if (!other.startsWith(`${account} `)) interrupted.delete(other);
  const draft = interrupted.get(key);
  interrupted.delete(key);
  return draft;
}
