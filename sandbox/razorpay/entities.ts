import { SandboxError } from '../checkout/serve.ts';

/** Entities of the gateway, as in Razorpay's API reference (Orders, Payments, Refunds). Amounts in paise, times in seconds. */
export type Order = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
};

export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string | null;
  invoice_id: null;
  international: boolean;
  method: Method;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: string | null;
  card_id: string | null;
  bank: string | null;
  wallet: null;
  vpa: string | null;
  email: string;
  contact: string;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  created_at: number;
};

export type Refund = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: 'normal' | 'optimum';
};

/** razorpay.com/docs/api/disputes/entity */
export type Dispute = {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  reason_code: string;
  reason_description: string;
  respond_by: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration';
  created_at: number;
};

export type Method = 'upi' | 'card' | 'netbanking';
/** Razorpay sends an empty list where there are no notes. */
export type Notes = Record<string, string> | [];

/** An error of the API, answered as Razorpay documents it (razorpay.com/docs/api/errors). */
export class Refusal extends SandboxError {
  readonly field: string | undefined;
  readonly reason: string;
  constructor(
    description: string,
    {
      status = 400,
      field,
      reason = 'input_validation_failed',
    }: { status?: number; field?: string; reason?: string } = {},
  ) {
    super(description, status);
    this.field = field;
    this.reason = reason;
  }
}
