import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paymentStatusText } from '../paymentStatusText.ts';
import { type Order, payments } from '../payments.ts';
import { putOrder } from '../putOrder.ts';

const OFTEN_MS = 3000;
const PATIENT_MS = 60_000;
/** When the gateway itself is queried while the page waits. */
const ASK_AT_MS = [8000, 25_000, 50_000];

/**
 * Waits for the bank's answer on an order. For a minute it polls the server every few seconds; later news arrive by
 * the live stream. An unpaid order is checked once when the page opens, so that a reload shows the latest state.
 * @param now brought: the gateway reported to this page that it is paid; busy: its window is open
 */
export function useWaiting(
  id: string,
  order: Order | undefined,
  { brought, busy }: { brought: boolean; busy: boolean },
) {
  const queries = useQueryClient();
  const [patient, setPatient] = useState(true);
  const unpaid = order !== undefined && order.paidAt === null;
  const waits = unpaid && (brought || paymentStatusText(order).tone === 'wait');

  const ask = useRef(() => {});
  ask.current = () => {
    payments.check.call({ id }).then(
      (now) => putOrder(queries, now),
      () => {},
    );
  };

  const opened = useRef(false);
  useEffect(() => {
    if (!order || opened.current) return;
    opened.current = true;
    if (unpaid && !brought && !busy) ask.current();
  }, [order, unpaid, brought, busy]);

  useEffect(() => {
    if (!waits) return;
    setPatient(true);
    const often = setInterval(
      () => void queries.refetchQueries({ queryKey: payments.order.key({ input: { id } }) }),
      OFTEN_MS,
    );
    const timers = ASK_AT_MS.map((after) => setTimeout(() => ask.current(), after));
    const end = setTimeout(() => {
      clearInterval(often);
      setPatient(false);
    }, PATIENT_MS);
    return () => {
      clearInterval(often);
      timers.forEach(clearTimeout);
      clearTimeout(end);
    };
  }, [waits, id, queries]);

  return {
    /** Whether it is within the minute in which an answer is likely. */
    waiting: waits && patient,
    /** The gateway reported it as paid, and the server has not confirmed it yet. */
    brought: unpaid && brought,
  };
}
