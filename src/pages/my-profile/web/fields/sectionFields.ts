import type { ComponentType } from 'react';
import type { SectionName } from '../../../../people/profiles/shared/sections/lists.ts';
import { AboutFields } from './AboutFields.tsx';
import { BasicsFields } from './BasicsFields.tsx';
import { CommunityFields } from './CommunityFields.tsx';
import { FamilyFields } from './FamilyFields.tsx';
import type { FieldsProps } from './formFields.tsx';
import { HoroscopeFields } from './HoroscopeFields.tsx';
import { WishesFields } from './WishesFields.tsx';
import { WorkFields } from './WorkFields.tsx';

/** The fields of each section's form. */
export const sectionFields: Record<SectionName, ComponentType<FieldsProps>> = {
  about: AboutFields,
  basics: BasicsFields,
  community: CommunityFields,
  work: WorkFields,
  family: FamilyFields,
  horoscope: HoroscopeFields,
  wishes: WishesFields,
};
