import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { page } from '../../../base/site/web/page.ts';
import { noData } from '../../../kit/web/loaders/noData.ts';
import { loaderOf } from '../../../kit/web/loaders/pageQueries.ts';
import { PlanCards } from '../../../money/memberships/web/PlanCards.tsx';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

export const loader = loaderOf(() => ['/api/plans']);
export const clientLoader = noData;

export const meta = () =>
  page({
    title: t`Packages`,
    description: t`Gold, Diamond and Platinum: price, duration and benefits of each plan. Registering and replying are free.`,
    path: paths.packages(),
  });

export default function PackagesPage() {
  const { t } = useLingui();
  return (
    <div className="page py-8 md:py-14">
      <h1 className="text-3xl md:text-4xl">
        <Trans>Choose Your Perfect Plan</Trans>
      </h1>
      <p className="mt-4 mb-8 max-w-text text-lg text-soft">
        <Trans>
          Registering, browsing and replying to interests are free. A plan gives you more. One payment, no
          auto-renewal. Prices include GST where it applies.
        </Trans>
      </p>
      <PlanCards action={t`Choose Plan`} to={paths.checkout} reload main heading="h2" />
      <p className="mt-6 max-w-text text-soft">
        <Trans>
          For refunds, see our <TextLink to={paths.refundPolicy()}>Refund Policy</TextLink>.
        </Trans>
      </p>
    </div>
  );
}
