import { Trans, useLingui } from '@lingui/react/macro';
import { PlanCards } from '../../../../money/memberships/web/PlanCards.tsx';
import { paths } from '../../../../paths.ts';

export default function Packages() {
  const { t } = useLingui();
  return (
    <section className="below page py-16 lg:py-24">
      <h2 className="text-3xl">
        <Trans>Packages</Trans>
      </h2>
      <p className="mt-3 mb-8 max-w-text text-soft">
        <Trans>
          Registering, browsing, 5 interests a day and replying are free. A plan adds chat and contact
          details. One payment, no auto-renewal.
        </Trans>
      </p>
      <PlanCards action={t`View Details`} to={paths.packages} />
    </section>
  );
}
