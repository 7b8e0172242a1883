import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { ProfileCardSkeleton } from '../../../../people/profiles/web/card/ProfileCard.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { KeepServed } from '../../../../ui/state/KeepServed.tsx';
import { nameReasons } from '../../../matching/web/reasons/nameReasons.ts';
import { useShortlistIds } from '../../../shortlist/web/useShortlistIds.ts';
import { suggestions } from '../suggestions.ts';
import { useFocusOnLess } from './useFocusOnLess.ts';

const SuggestedCard = lazyPart(() => import('./SuggestedCard.tsx'));

/** Matches that our team suggests and that have no reply yet; nothing when there are none. */
export function SuggestedMatches() {
  const { data } = useQuery(suggestions.list.queryOptions());
  const names = useVocabulary();
  const [hadSome, setHadSome] = useState(false);
  useShortlistIds();
  const found = data?.suggestions ?? [];
  const count = found.length;
  const heading = useFocusOnLess<HTMLHeadingElement>(count);
  if (count > 0 && !hadSome) setHadSome(true);
  if (!names.ready || !hadSome) return null;
  return (
    <section aria-labelledby="suggested" className="mt-8 mb-8">
      <h2 id="suggested" ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
        <Trans>Suggested by our team</Trans>
      </h2>
      {count === 0 ? (
        <p className="mt-2 text-soft">
          <Trans>No suggestions waiting for your reply.</Trans>
        </p>
      ) : (
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
          {found.map((one) => (
            <li key={one.id}>
              <KeepServed fallback={<ProfileCardSkeleton />}>
                <SuggestedCard suggested={one} reasons={nameReasons(one.profile.reasons, names)} />
              </KeepServed>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
