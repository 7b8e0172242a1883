import { t } from '@lingui/core/macro';

/** How somebody paid, in words; the gateway's own name where it is one that we do not know. */
export function methodName(method: string): string {
  switch (method) {
    case 'card':
      return t`card`;
    case 'upi':
      return 'UPI';
    case 'netbanking':
      return t`net banking`;
    case 'wallet':
      return t`wallet`;
    case 'emi':
      return 'EMI';
    default:
      return method;
  }
}
