import { type ComponentType, createElement } from 'react';
import type { FactSection } from '../../../../people/profiles/shared/facts/list.ts';
import type { SectionName } from '../../../../people/profiles/shared/sections/lists.ts';
import { AboutFields } from './AboutFields.tsx';
import { FactFields } from './FactFields.tsx';
import type { FieldsProps } from './formFields.tsx';
import { HoroscopeFields } from './HoroscopeFields.tsx';
import { WishesFields } from './WishesFields.tsx';

const factsIn = (section: FactSection) => () => createElement(FactFields, { section });

/** The fields of each section's form. */
export const sectionFields: Record<SectionName, ComponentType<FieldsProps>> = {
  about: AboutFields,
  basics: factsIn('basics'),
  community: factsIn('community'),
  work: factsIn('work'),
  family: factsIn('family'),
  horoscope: HoroscopeFields,
  wishes: WishesFields,
};
