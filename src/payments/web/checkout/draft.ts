import type { z } from 'zod';
import type { buyer } from '../../buyer.ts';

export type Typed = Record<keyof z.output<typeof buyer>, string>;

const key = (profileId: string) => `billing ${profileId}`;

/** Form values before a reload or a failed payment, in this tab's session storage. */
export function readDraft(profileId: string): Partial<Typed> {
  try {
    return JSON.parse(sessionStorage.getItem(key(profileId)) ?? '{}') as Partial<Typed>;
  } catch {
    return {};
  }
}

export function keepDraft(profileId: string, typed: Partial<Typed>): void {
  try {
    sessionStorage.setItem(key(profileId), JSON.stringify(typed));
  } catch {
    // A browser without storage: the form works, but a reload loses it.
  }
}

export function dropDraft(profileId: string): void {
  try {
    sessionStorage.removeItem(key(profileId));
  } catch {
    // As above: nothing was stored.
  }
}
