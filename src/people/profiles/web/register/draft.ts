import { tabStorage } from '../../../../ui/state/storage.ts';
import type { RegistrationInput } from './steps.ts';

const KEY = 'registration';

/** Form values before a reload or a visit to another page, in this tab's session storage. Passwords are never part of it. */
export const readRegistrationDraft = (): Partial<RegistrationInput> =>
  tabStorage.readJson<Partial<RegistrationInput>>(KEY) ?? {};

export function saveRegistrationDraft({
  password: _,
  confirmPassword: __,
  ...typed
}: Partial<RegistrationInput>): void {
  tabStorage.writeJson(KEY, typed);
}

export const removeRegistrationDraft = (): void => tabStorage.remove(KEY);
