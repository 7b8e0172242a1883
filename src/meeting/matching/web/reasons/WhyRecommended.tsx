import { useViewsOnly } from '../../../../people/profiles/web/ViewsOnly.tsx';
import { NotForMe } from '../dismissing/NotForMe.tsx';
import type { Recommendation } from '../dismissing/useDismiss.ts';
import { MatchReasons } from './MatchReasons.tsx';
import type { NamedReasons } from './nameReasons.ts';

/** The foot of a recommended card: its reasons, and the button that removes it. */
export default function WhyRecommended({
  recommended,
  reasons,
}: {
  recommended: Recommendation;
  reasons: NamedReasons;
}) {
  const viewsOnly = useViewsOnly();
  const { met, promoted, gender, interest } = recommended;
  return (
    <div className="flex h-full flex-col">
      <MatchReasons {...{ reasons, met, promoted, gender }} />
      {interest === null && !viewsOnly && (
        // At the same height in all cards of a row.
        <div className="mt-auto">
          <NotForMe profile={recommended} />
        </div>
      )}
    </div>
  );
}
