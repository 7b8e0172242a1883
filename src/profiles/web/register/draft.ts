import type { Typed } from './steps.ts';

const KEY = 'registration';

/** What was typed before a reload or a look at another page, in this tab alone. Passwords are never part of it. */
export function readDraft(): Partial<Typed> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Typed>;
  } catch {
    return {};
  }
}

export function keepDraft({ password: _, confirmPassword: __, ...typed }: Partial<Typed>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing: the form works, it only forgets.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above: nothing was kept.
  }
}
