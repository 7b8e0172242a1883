import type { z } from 'zod';
import type { registration } from '../../shared/rules.ts';

/** Values of the form as typed, before the schema converts them. */
export type RegistrationInput = z.input<typeof registration>;
export type FieldName = keyof RegistrationInput;

/** The fields in the order of the form: steps on a phone, sections on a desk. */
export const steps: readonly (readonly FieldName[])[] = [
  ['profileFor', 'name', 'gender'],
  ['dateOfBirth', 'religion', 'motherTongue'],
  ['accountName', 'email', 'phone', 'password', 'confirmPassword', 'consent', 'declaration'],
];

export const stepOf = (name: FieldName): number => steps.findIndex((names) => names.includes(name));

/** Returns the first of the form's fields that is in `names`. */
export const firstOf = (names: object): FieldName | undefined => steps.flat().find((name) => name in names);

/** Fields whose error depends on another one, which may have changed. */
export const dependent: Partial<Record<FieldName, FieldName>> = {
  gender: 'dateOfBirth',
  password: 'confirmPassword',
};
