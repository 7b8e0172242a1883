import type { FullProfile } from '../../contract.ts';
import type { Fact as ProfileFact } from '../../shared/facts/fact.ts';
import { type FactKey, factKeys, factOf, isOfFamily } from '../../shared/facts/list.ts';
import { useCustomLines } from '../custom/useCustomLines.ts';
import { useFactLabels } from '../facts/useFactLabels.ts';
import { useFactTexts } from '../facts/useFactTexts.ts';
import type { Fact } from './Facts.tsx';
import { specialLines } from './specialLines.ts';

/** Returns a function that lists the facts of a group as lines of a profile. */
export function useFactLines(profile: FullProfile): (group: ProfileFact['group']) => Fact[] {
  const labels = useFactLabels();
  const textOf = useFactTexts();
  const { inGroup } = useCustomLines(profile);
  const words = (key: FactKey) => textOf(key, isOfFamily(key) ? profile.family : profile);

  return (group) => [
    ...factKeys
      .filter((key) => factOf(key).group === group)
      .flatMap((key): Fact[] => {
        const special = specialLines[key];
        if (special === null) return [];
        return [special ? special(profile, words) : [labels[key], words(key)]];
      }),
    ...inGroup(group),
  ];
}
