import type { z } from 'zod';
import type { buyer } from '../../buyer.ts';

export type Typed = Record<keyof z.output<typeof buyer>, string>;

const key = (profileId: string) => `billing ${profileId}`;

/** What was typed before a reload or a failed payment, in this tab alone. */
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
    // A browser that keeps nothing: the form works, it only forgets.
  }
}

export function dropDraft(profileId: string): void {
  try {
    sessionStorage.removeItem(key(profileId));
  } catch {
    // As above: nothing was kept.
  }
}
