import { room } from '../../../kit/web/api/client.ts';
import type { contract } from '../contract.ts';

export const payments = room<typeof contract>('payments');

export type Order = Awaited<ReturnType<typeof payments.order.call>>['order'];
export type Checkout = Awaited<ReturnType<typeof payments.makeOrder.call>>['checkout'];
export type Quotes = Awaited<ReturnType<typeof payments.quotes.call>>;
export type Quote = Quotes['quotes'][number];
export type PaymentPage = Awaited<ReturnType<typeof payments.staffPayments.call>>;
export type StaffPayment = PaymentPage['items'][number];
export type PaymentQueueEvent = Awaited<ReturnType<typeof payments.queue.call>>['events'][number];

/** Returns the address of the PDF of an invoice or a credit note. */
export const invoiceUrl = (id: string) => `/api/invoices/${encodeURIComponent(id)}`;
