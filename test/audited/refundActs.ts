import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Browser } from '../client.ts';
import type { Act } from './act.ts';

/** What finance does about the refunds of a payment of ₹8,999, and an admin who approves one. */
export async function refundActs(admin: Browser, finance: Browser, payment: string): Promise<Act[]> {
  const address = `/api/staff/payments/${payment}/refunds`;
  const [small, large] = [randomUUID(), randomUUID()];
  const row = (action: string) => ({
    action,
    subject_kind: 'payment',
    subject_ids: [payment],
    reason: null,
  });
  // Its answer shows the payment, which is a row of its own the first time.
  await admin.get('/api/staff/payments');
  const ask = (id: string, amountPaise: number) =>
    finance.put(`${address}/${id}`, { amountPaise, reason: 'Charged twice' });
  return [
    ['site.refundApproval', () => finance.get('/api/staff/settings/refunds'), null],
    [
      'site.changeRefundApproval',
      () => admin.put('/api/staff/settings/refunds', { abovePaise: 20_000 }),
      { action: 'change', subject_kind: 'setting', subject_ids: ['refunds'], after: { abovePaise: 20_000 } },
    ],
    [
      'payments.refund',
      () => ask(small, 10_000),
      {
        ...row('refund'),
        before: { refundablePaise: 899_900 },
        after: { refundablePaise: 889_900, refund: small },
      },
    ],
    [
      'payments.refund, over the limit',
      () => ask(large, 30_000),
      {
        ...row('request_refund'),
        before: { refundablePaise: 889_900 },
        after: { refundablePaise: 859_900, refund: large },
      },
    ],
    [
      'payments.claim',
      () => admin.put(`/api/staff/payments/${payment}/claim`, { claimedAt: null }),
      { ...row('claim'), before: { claimedBy: null }, after: { claimedBy: expect.any(Number) } },
    ],
    [
      'payments.decideRefund',
      () => admin.put(`${address}/${large}/decision`, { approved: true, decision: 'Checked' }),
      {
        ...row('approve_refund'),
        before: { refund: null, state: 'waiting' },
        after: { refund: large, state: 'requested' },
      },
    ],
  ];
}
