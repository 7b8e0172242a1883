import { useLingui } from '@lingui/react/macro';
import type { SectionName } from '../../../../people/profiles/shared/sections/lists.ts';

/** Returns the title of each section. */
export function useSectionTitles(): Record<SectionName, string> {
  const { t } = useLingui();
  return {
    about: t`About`,
    basics: t`Basics and lifestyle`,
    community: t`Religion and community`,
    work: t`Education and work`,
    family: t`Family`,
    horoscope: t`Birth and horoscope`,
    wishes: t`Partner preferences`,
  };
}
