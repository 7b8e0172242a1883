import type { z } from 'zod';
import { tabStorage } from '../../../../ui/state/storage.ts';
import type { buyer } from '../../shared/buyer.ts';

export type Typed = Record<keyof z.output<typeof buyer>, string>;

const key = (profileId: string) => `billing ${profileId}`;

/** Form values before a reload or a failed payment, in this tab's session storage. */
export const readBuyerDraft = (profileId: string): Partial<Typed> =>
  tabStorage.readJson<Partial<Typed>>(key(profileId)) ?? {};

export function saveBuyerDraft(profileId: string, typed: Partial<Typed>): void {
  tabStorage.writeJson(key(profileId), typed);
}

export const removeBuyerDraft = (profileId: string): void => tabStorage.remove(key(profileId));
