import type { I18n } from '@lingui/core';
import type { PaymentState } from '../shared/rules.ts';

/** Returns the heading line of the exported list. */
export const paymentHeadings = (i18n: I18n): string[] => [
  i18n._({ id: 'csv.payment.id', message: 'Transaction ID' }),
  i18n._({ id: 'csv.payment.user', message: 'User' }),
  i18n._({ id: 'csv.payment.profile', message: 'Profile ID' }),
  i18n._({ id: 'csv.payment.amount', message: 'Amount' }),
  i18n._({ id: 'csv.payment.currency', message: 'Currency' }),
  i18n._({ id: 'csv.payment.refunded_amount', message: 'Refunded' }),
  i18n._({ id: 'csv.payment.plan', message: 'Plan' }),
  i18n._({ id: 'csv.payment.date', message: 'Date' }),
  i18n._({ id: 'csv.payment.status', message: 'Status' }),
  i18n._({ id: 'csv.payment.method', message: 'Method' }),
];

/** Returns the name of a payment's state, as on the screen (web/staff/states.tsx). */
export const paymentStateText = (i18n: I18n, state: PaymentState): string =>
  ({
    attempted: i18n._({ id: 'csv.payment.attempted', message: 'Started' }),
    authorized: i18n._({ id: 'csv.payment.authorized', message: 'Authorised' }),
    failed: i18n._({ id: 'csv.payment.failed', message: 'Failed' }),
    captured: i18n._({ id: 'csv.payment.captured', message: 'Success' }),
    part_refunded: i18n._({ id: 'csv.payment.part_refunded', message: 'Partly refunded' }),
    refunded: i18n._({ id: 'csv.payment.refunded', message: 'Refunded' }),
  })[state];

/**
 * Returns the name of a payment method, as on the screen (web/methodName.ts); the gateway's own name for an unknown
 * one.
 */
export function methodText(i18n: I18n, method: string | null): string | null {
  switch (method) {
    case 'card':
      return i18n._({ id: 'csv.payment.card', message: 'Card' });
    case 'upi':
      return 'UPI';
    case 'netbanking':
      return i18n._({ id: 'csv.payment.netbanking', message: 'Net banking' });
    case 'wallet':
      return i18n._({ id: 'csv.payment.wallet', message: 'Wallet' });
    case 'emi':
      return 'EMI';
    default:
      return method;
  }
}
