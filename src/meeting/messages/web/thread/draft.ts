import { tabStorage } from '../../../../ui/state/storage.ts';

const place = (key: string) => `draft ${key}`;

/** Drafts of messages, in this tab's session storage. @param key names viewer and conversation */
export const readDraft = (key: string): string => tabStorage.read(place(key)) ?? '';

export function keepDraft(key: string, text: string): void {
  if (text) tabStorage.write(place(key), text);
  else tabStorage.remove(place(key));
}
