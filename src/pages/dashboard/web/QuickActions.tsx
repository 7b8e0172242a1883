import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleUserRound, Gem, Pencil, Search } from 'lucide-react';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { memberships } from '../../../money/memberships/web/memberships.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';

/** Links to the pages that members use most. */
export function QuickActions({ premium, canEdit }: { premium: boolean; canEdit: boolean }) {
  return (
    <div className="grid gap-3">
      <ButtonLink kind="quiet" to={paths.myProfile()}>
        {canEdit ? (
          <>
            <Pencil aria-hidden className="size-5" />
            <Trans>Edit My Profile</Trans>
          </>
        ) : (
          <>
            <CircleUserRound aria-hidden className="size-5" />
            <Trans>My Profile</Trans>
          </>
        )}
      </ButtonLink>
      <ButtonLink kind="quiet" to={paths.browse()}>
        <Search aria-hidden className="size-5" />
        <Trans>Browse Matches</Trans>
      </ButtonLink>
      <ButtonLink kind="quiet" to={paths.subscription()}>
        <Gem aria-hidden className="size-5 text-marigold-ink" />
        {premium ? <PlanUntil /> : <Trans>Upgrade to Premium</Trans>}
      </ButtonLink>
    </div>
  );
}

function PlanUntil() {
  const { data } = useQuery(memberships.mine.queryOptions());
  const held = data?.membership;
  if (!held) return <Trans>Your plan</Trans>;
  return (
    // One element: the gap of the button's parts would stand before the date.
    <span>
      <Trans>
        {held.plan} until <Day time={held.endsAt} />
      </Trans>
    </span>
  );
}
