import type { z } from 'zod';
import type { registration } from '../../rules.ts';

/** What is typed into the form, before the schema brings it in order. */
export type Typed = z.input<typeof registration>;
export type FieldName = keyof Typed;

/** The fields in the order of the form: steps on a phone, sections on a desk. */
export const steps: readonly (readonly FieldName[])[] = [
  ['profileFor', 'name', 'gender'],
  ['dateOfBirth', 'religion', 'motherTongue'],
  ['email', 'phone', 'password', 'confirmPassword', 'consent'],
];

export const stepOf = (name: FieldName): number => steps.findIndex((names) => names.includes(name));

/** The first of the form's fields that are among `names`. */
export const firstOf = (names: object): FieldName | undefined => steps.flat().find((name) => name in names);

/** A field whose error depends on another one, which may have changed. */
export const dependent: Partial<Record<FieldName, FieldName>> = {
  gender: 'dateOfBirth',
  password: 'confirmPassword',
};
