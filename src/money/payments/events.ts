export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'order.made': { order: string; account: number };
    'order.expired': { order: string; account: number | null };
    'payment.expected': { order: string; account: number | null };
    'payment.changed': { payment: string; order: string | null; account: number | null; state: string };
    /** The payment was assigned to a colleague, or returned to the queue. */
    'payment.assigned': { payment: string };
    /** Staff have resolved an unmatched or duplicate payment. */
    'payment.resolved': { payment: string };
    'refund.requested': { refund: string; payment: string; paise: number };
    /** It waits for a second person. */
    'refund.queued': { refund: string; payment: string; paise: number };
    'refund.approved': { refund: string; payment: string };
    'refund.declined': { refund: string; payment: string };
    'refund.changed': { refund: string; payment: string; account: number | null; state: string };
    /** A bank asks for the money of a payment back, or has decided. */
    'dispute.changed': { payment: string; account: number | null; state: string };
    'webhook.received': { event: string };
    /** It cannot be read, and waits for the staff. */
    'webhook.unreadable': { event: string };
    'webhook.resolved': { event: string };
  }
}
