import { Trans, useLingui } from '@lingui/react/macro';
import { Gem } from 'lucide-react';
import { longDate } from '../../../kit/web/locale/longDate.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { Entitlement } from '../shared/rules.ts';
import { featureName } from './featureName.tsx';
import type { memberships } from './memberships.ts';

type Mine = Awaited<ReturnType<typeof memberships.mine.call>>;
type CurrentPlan = NonNullable<Mine['membership']>;

type YourPlanProps = {
  membership: CurrentPlan;
  following: Mine['following'];
  /** Whether it can be bought again. */
  renews: boolean;
};

/** The member's plan, its last day, how much of it is used, and the plan that follows. */
export function YourPlan({ membership, following, renews }: YourPlanProps) {
  const { t } = useLingui();
  const counted = membership.allowances.filter((one) => one.quota !== null);
  return (
    <section className="rounded-xl border border-marigold bg-raised p-5 md:p-6">
      <div className="flex items-start gap-4">
        <span className="hidden size-12 shrink-0 place-items-center rounded-xl bg-marigold-soft text-marigold-ink sm:grid">
          <Gem aria-hidden strokeWidth={1.6} className="size-6" />
        </span>
        <div className="grid min-w-0 grow gap-x-12 gap-y-5 md:grid-cols-2">
          <div>
            <h2 className="text-xl">
              <Trans>My plan: {membership.plan}</Trans>
            </h2>
            <p className="mt-1">
              <Trans>
                Valid from {longDate(membership.startsAt)} to{' '}
                <b className="font-semibold">{longDate(membership.endsAt)}</b>. No auto-renewal. Interests and
                messages stay after it ends.
              </Trans>
            </p>
            {following.map((one) => (
              <p key={one.startsAt} className="mt-2">
                <Trans>
                  Next plan: <b className="font-semibold">{one.plan}</b>, from {longDate(one.startsAt)} to{' '}
                  {longDate(one.endsAt)}.
                </Trans>
              </p>
            ))}
            {renews && (
              <ButtonLink
                to={paths.checkout(membership.slug)}
                reloadDocument
                kind="quiet"
                aria-label={t`Renew ${membership.plan}`}
                className="mt-4"
              >
                <Trans>Renew</Trans>
              </ButtonLink>
            )}
          </div>
          {counted.length > 0 && (
            <ul className="grid content-start gap-4">
              {counted.map((one) => (
                <Used key={one.entitlement} {...one} quota={one.quota!} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

function Used({ entitlement, used, quota }: { entitlement: Entitlement; used: number; quota: number }) {
  const { t } = useLingui();
  const name =
    entitlement === 'contact_details' ? t`Contact details` : featureName({ entitlement, quota: null });
  return (
    <li>
      <p className="font-semibold">
        <Trans>
          {name}: {used} of {quota} used
        </Trans>
      </p>
      <div aria-hidden className="mt-1.5 h-2 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-marigold"
          style={{ width: `${Math.min(100, (used / quota) * 100)}%` }}
        />
      </div>
    </li>
  );
}
