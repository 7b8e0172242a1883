import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PlanCards } from '../../memberships/web/PlanCards.tsx';
import { paths } from '../../paths.ts';
import { page } from '../../site/web/page.ts';
import { TextLink } from '../../ui/TextLink.tsx';

export const meta = () =>
  page({
    title: t`Packages`,
    description: t`Gold, Diamond and Platinum: what each plan costs, how long it lasts and what it opens. Registering and answering are free.`,
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
          Registering, browsing and answering interests are free. A plan opens the rest, is paid once, and
          ends by itself. Each price is all that you pay: any GST is in it.
        </Trans>
      </p>
      <PlanCards action={t`Choose Plan`} to={paths.checkout} reload main heading="h2" />
      <p className="mt-6 max-w-text text-soft">
        <Trans>
          The <TextLink to={paths.refundPolicy()}>Refund Policy</TextLink> says when money is paid back.
        </Trans>
      </p>
    </div>
  );
}
