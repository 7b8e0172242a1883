import type { z } from 'zod';
import type { registration } from '../../shared/rules.ts';

/** Values of the form as typed, before the schema converts them. */
export type RegistrationInput = z.input<typeof registration>;
export type FieldName = keyof RegistrationInput;

/** The fields in the order of the form: steps on a phone, sections on a desk. */
export const steps: readonly (readonly FieldName[])[] = [
  ['profileFor', 'name', 'gender'],
  ['dateOfBirth', 'religion', 'motherTongue', 'custom'],
  ['accountName', 'email', 'phone', 'password', 'confirmPassword', 'consent', 'declaration'],
];

export const stepOf = (name: FieldName): number => steps.findIndex((names) => names.includes(name));

/** The name of one of the site's own fields is `custom.` and its key. */
export const fieldOf = (name: string) => name.split('.')[0] as FieldName;

/** Returns the first of the form's fields that has an error: errors by name, those of the site's own fields perhaps within `custom`. */
export function firstOf(errors: object): string | undefined {
  const names = Object.entries(errors).flatMap(([name, error]) =>
    name === 'custom' ? Object.keys(error ?? {}).map((key) => `custom.${key}`) : [name],
  );
  return steps.flat().flatMap((field) => names.find((name) => fieldOf(name) === field) ?? [])[0];
}

/** Fields whose error depends on another one, which may have changed. */
export const dependent: Partial<Record<FieldName, FieldName>> = {
  gender: 'dateOfBirth',
  password: 'confirmPassword',
};
