import type { App } from '../kit/app/app.ts';

export { findRefundPayer, listProcessed as listProcessedRefunds } from './refunds/refundStore.ts';

/** Returns all payments less refunds, in paise; money in other currencies is not counted. */
export async function readRevenue(app: App): Promise<number> {
  const { paise } = await app.db
    .selectFrom('payments')
    .select((select) =>
      select.fn
        .coalesce(
          select.fn.sum<string>(select('amount_paise', '-', select.ref('refunded_paise'))),
          select.lit(0),
        )
        .as('paise'),
    )
    .where('state', 'in', ['captured', 'part_refunded', 'refunded'])
    .where('currency', '=', 'INR')
    .executeTakeFirstOrThrow();
  return Number(paise);
}
