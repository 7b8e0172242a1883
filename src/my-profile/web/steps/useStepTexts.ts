import { useLingui } from '@lingui/react/macro';
import type { StepName } from '../../../profiles/sections/lists.ts';

/** Returns the title of each guided step, and what it changes: only what is true on every site. */
export function useStepTexts(): Record<StepName, { title: string; text: string }> {
  const { t } = useLingui();
  return {
    photo: { title: t`Photo`, text: t`The first photo is on your card. Visitors see it blurred.` },
    about: { title: t`About`, text: t`The first words on your profile.` },
    basics: {
      title: t`Height and marital status`,
      text: t`Your height is on your card. Families can search by marital status.`,
    },
    community: {
      title: t`Community`,
      text: t`Families can search by religion and community.`,
    },
    work: {
      title: t`Education and work`,
      text: t`Your education, profession and city are on your card, and families can search by them.`,
    },
    family: { title: t`Family`, text: t`Shown to members, not to visitors.` },
    horoscope: { title: t`Horoscope`, text: t`You choose who sees it. Visitors never do.` },
    wishes: {
      title: t`Partner preferences`,
      text: t`We recommend profiles that match them. A preference marked ‘Must have’ is never ignored.`,
    },
  };
}
