import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { formatHeight, formatPlace } from '../../../../people/profiles/web/format.ts';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { KeepServed } from '../../../../ui/state/KeepServed.tsx';
import { nameReasons } from '../reasons/nameReasons.ts';
import { usePick } from './usePick.ts';

const PickCard = lazyPart(() => import('./PickCard.tsx'));

/** The mutual pick of the week; nothing in a week without one. */
export function PickOfWeek() {
  const { pick } = usePick();
  const names = useVocabulary();
  if (!pick || !names.ready) return null;
  const { heightCm, city, state, profession, education } = pick;
  const place = formatPlace(city, names.nameOf('state', state));
  const facts = [heightCm && formatHeight(heightCm), place, profession, names.nameOf('education', education)];
  return (
    <KeepServed>
      <PickCard pick={pick} facts={<Dots>{facts}</Dots>} reasons={nameReasons(pick.reasons, names)} />
    </KeepServed>
  );
}
