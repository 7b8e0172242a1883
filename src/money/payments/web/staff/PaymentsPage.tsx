import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { page } from '../../../../base/site/web/page.ts';
import type { StaffPayment } from '../payments.ts';
import { AllPayments } from './AllPayments.tsx';
import { PaymentSheet } from './PaymentSheet.tsx';
import { PaymentQueue } from './queue/PaymentQueue.tsx';

export const meta = () => page({ title: t`Payments` });

export default function PaymentsPage() {
  const [chosen, choose] = useState<StaffPayment>();
  return (
    <>
      <h1 className="mb-6 text-3xl">
        <Trans>Payments</Trans>
      </h1>
      <PaymentQueue onChoose={choose} />
      <AllPayments onChoose={choose} />
      <PaymentSheet payment={chosen} onClose={() => choose(undefined)} />
    </>
  );
}
