import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { page } from '../../../site/web/page.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { StaffPayment } from '../payments.ts';
import { AllPayments } from './AllPayments.tsx';
import { Attention } from './Attention.tsx';
import { PaymentSheet } from './PaymentSheet.tsx';

export const meta = () => page({ title: t`Payments` });

export default function PaymentsPage() {
  const { viewer } = useViewer();
  const role = viewer?.staff?.role;
  if (role === 'admin' || role === 'finance') return <Payments />;
  return (
    <EmptyState
      heading="h1"
      title={<Trans>Payments are not part of your role</Trans>}
      text={<Trans>They are open to the finance staff.</Trans>}
      action={
        <ButtonLink to={paths.adminDashboard()}>
          <Trans>Go to the Admin Dashboard</Trans>
        </ButtonLink>
      }
    />
  );
}

function Payments() {
  const [chosen, choose] = useState<StaffPayment>();
  return (
    <>
      <h1 className="mb-6 text-3xl">
        <Trans>Payments</Trans>
      </h1>
      <Attention onChoose={choose} />
      <AllPayments onChoose={choose} />
      <PaymentSheet payment={chosen} onClose={() => choose(undefined)} />
    </>
  );
}
