import type { Typed } from './steps.ts';

const KEY = 'registration';

/** Form values before a reload or a visit to another page, in this tab's session storage. Passwords are never part of it. */
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
    // A browser without storage: the form works, but a reload loses it.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above: nothing was stored.
  }
}
