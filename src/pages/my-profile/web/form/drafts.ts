import { onForget } from '../../../../kit/web/viewer.ts';
import type { AnySection, Values } from '../myProfile.ts';

/** What somebody has typed, and the version they started from. */
export type Draft = { base: AnySection; typed: Values };

const open = new Map<string, () => Draft | null>();
const kept = new Map<string, Draft>();

// The session ended while something was typed. It stays in this page's memory, and only its account gets it back.
onForget(() => {
  for (const [key, read] of open) {
    const draft = read();
    if (draft) kept.set(key, draft);
  }
});

/** Keeps what a form holds when the session ends while it is open. Returns what ends that. */
export function watchForm(key: string, read: () => Draft | null): () => void {
  open.set(key, read);
  return () => void open.delete(key);
}

/** Returns what was kept of a form, once. @param key begins with the account's email address; what others typed goes */
export function consumeDraft(key: string): Draft | undefined {
  const [account = ''] = key.split(' ');
  for (const other of kept.keys()) if (!other.startsWith(`${account} `)) kept.delete(other);
  const draft = kept.get(key);
  kept.delete(key);
  return draft;
}
