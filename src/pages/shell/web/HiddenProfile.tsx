import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '../../../kit/shared/time/durations.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { accounts } from '../../../people/accounts/web/accounts.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { KeepServed } from '../../../ui/state/KeepServed.tsx';

const TermsNotice = lazyPart(() => import('../../../people/accounts/web/terms/TermsNotice.tsx'));
const HiddenBar = lazyPart(() => import('../../../people/profiles/web/settings/HiddenBar.tsx'));
const DeletionNotice = lazyPart(() => import('../../../care/personal-data/web/DeletionNotice.tsx'));

/** Shows above a member's pages that the terms have changed, that their profile is hidden, or that somebody asked to delete it; nothing otherwise. */
export function HiddenProfile() {
  const { viewer } = useViewer();
  const profile = viewer?.profile;
  // Our team accepts nothing for a family.
  const mayAccept = Boolean(profile && !viewer?.impersonator);
  const terms = useQuery(accounts.terms.queryOptions({ enabled: mayAccept, staleTime: HOUR_MS })).data;
  if (!profile) return null;
  const bar = profile.hidden && <HiddenBar until={profile.hidden.until} />;
  // Our team sees that it is hidden alone.
  const asked = profile.deletionAsked && !viewer.impersonator;
  return (
    <KeepServed>
      {mayAccept && terms?.pending && <TermsNotice {...terms} />}
      {asked ? <DeletionNotice profile={profile}>{bar}</DeletionNotice> : bar}
    </KeepServed>
  );
}
