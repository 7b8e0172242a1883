import { select, t } from '@lingui/core/macro';
import type { NamedReason } from './nameReasons.ts';

/** Returns a sentence: which preference of the viewer a profile meets. */
export function mineText({ wish, value }: NamedReason): string {
  switch (wish) {
    case 'age':
      return t`Age ${value}, in the range you asked for`;
    case 'height':
      return t`Height ${value}, in the range you asked for`;
    case 'maritalStatus':
      return t`You asked for marital status: ${value}`;
    case 'religion':
      return t`You asked for a ${value} family`;
    case 'caste':
      return t`You asked for community: ${value}`;
    case 'motherTongue':
      return t`You asked for someone who speaks ${value}`;
    case 'education':
      return t`You asked for education: ${value}`;
    case 'profession':
      return t`You asked for profession: ${value}`;
    case 'place':
      return t`You asked for someone in ${value}`;
    case 'diet':
      return t`You asked for diet: ${value}`;
  }
}

/** Returns a sentence: which of a profile's preferences the viewer meets. @param gender of the profile */
export function theirsText({ wish, value }: NamedReason, gender: 'female' | 'male'): string {
  switch (wish) {
    case 'age':
      return select(gender, {
        female: `She wants someone your age, ${value}`,
        other: `He wants someone your age, ${value}`,
      });
    case 'height':
      return select(gender, {
        female: `She wants someone of your height, ${value}`,
        other: `He wants someone of your height, ${value}`,
      });
    case 'maritalStatus':
      return select(gender, {
        female: `She asked for your marital status: ${value}`,
        other: `He asked for your marital status: ${value}`,
      });
    case 'religion':
      return select(gender, {
        female: `She wants a ${value} family, like yours`,
        other: `He wants a ${value} family, like yours`,
      });
    case 'caste':
      return select(gender, {
        female: `She asked for your community: ${value}`,
        other: `He asked for your community: ${value}`,
      });
    case 'motherTongue':
      return select(gender, {
        female: `She wants someone who speaks ${value}, like you`,
        other: `He wants someone who speaks ${value}, like you`,
      });
    case 'education':
      return select(gender, {
        female: `She asked for your education: ${value}`,
        other: `He asked for your education: ${value}`,
      });
    case 'profession':
      return select(gender, {
        female: `She asked for your profession: ${value}`,
        other: `He asked for your profession: ${value}`,
      });
    case 'place':
      return select(gender, {
        female: `She wants someone in ${value}, where you live`,
        other: `He wants someone in ${value}, where you live`,
      });
    case 'diet':
      return select(gender, {
        female: `She asked for your diet: ${value}`,
        other: `He asked for your diet: ${value}`,
      });
  }
}
