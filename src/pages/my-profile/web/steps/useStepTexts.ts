import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StepName } from '../../../../people/profiles/shared/sections/lists.ts';
import { useSubject } from '../../../../people/profiles/web/useSubject.ts';

/** Returns the title of each guided step, and what it changes: only what is true on every site. */
export function useStepTexts(): Record<StepName, { title: string; text: string }> {
  const { t } = useLingui();
  const { self, name, gender } = useSubject();
  const who = self ? 'self' : gender;
  return {
    photo: {
      title: t`Photo`,
      text: self
        ? t`Add your photo. Families look at it first.`
        : t`Add ${name}'s photo. Families look at it first.`,
    },
    about: {
      title: t`About`,
      text: self ? t`The first words on your profile.` : t`The first words on ${name}'s profile.`,
    },
    basics: {
      title: t`Height and marital status`,
      text: select(who, {
        female: 'Her height is on her card. Families can search by marital status.',
        male: 'His height is on his card. Families can search by marital status.',
        other: 'Your height is on your card. Families can search by marital status.',
      }),
    },
    community: {
      title: t`Community`,
      text: t`Families can search by religion and community.`,
    },
    work: {
      title: t`Education and work`,
      text: select(who, {
        female: 'Her education, profession and city are on her card, and families can search by them.',
        male: 'His education, profession and city are on his card, and families can search by them.',
        other: 'Your education, profession and city are on your card, and families can search by them.',
      }),
    },
    family: { title: t`Family`, text: t`Shown to members, not to visitors.` },
    horoscope: { title: t`Horoscope`, text: t`You choose who sees it. Visitors never do.` },
    wishes: {
      title: t`Partner preferences`,
      text: t`We only show profiles that meet your must-haves.`,
    },
  };
}
