import { t } from '@lingui/core/macro';

/** Returns the name of a payment method; the gateway's own name for an unknown one. */
export function methodName(method: string): string {
  switch (method) {
    case 'card':
      return t`Card`;
    case 'upi':
      return 'UPI';
    case 'netbanking':
      return t`Net banking`;
    case 'wallet':
      return t`Wallet`;
    case 'emi':
      return 'EMI';
    default:
      return method;
  }
}
