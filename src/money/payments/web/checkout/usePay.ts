import { useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { type Checkout, type Order, payments } from '../payments.ts';
import { putOrder } from '../putOrder.ts';
import { openCheckout } from './openCheckout.ts';

/** The colour of the gateway's window if the site has chosen none. */
const KUMKUM = '#9b1b30';

type Pay = {
  /** The gateway's window is open, or its result is being checked. */
  busy: boolean;
  /** Error message why no payment was made. */
  failure: string | undefined;
  /** Number of the order that the gateway reported as paid to this page. */
  brought: string | undefined;
  /** Opens the gateway's window for an order. Repeated calls open it only once. */
  open(order: Order, checkout: Checkout): Promise<void>;
  /** Closes the window, for example because the order was paid elsewhere. */
  close(): void;
};

/** Handles the payment in the gateway's window. The server always verifies its result with the gateway. */
export function usePay(): Pay {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { accent } = useSite();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [brought, setBrought] = useState<string>();
  const running = useRef(false);
  const close = useRef<() => void>(undefined);

  function end() {
    running.current = false;
    close.current = undefined;
    setBusy(false);
  }

  const takeAway = useCallback(() => {
    if (!close.current) return;
    close.current();
    close.current = undefined;
    running.current = false;
    setBusy(false);
  }, []);

  // The window closes when the member leaves the page.
  useEffect(() => takeAway, [takeAway]);

  const ask = (id: string) =>
    payments.check.call({ id }).then(
      (order) => putOrder(queries, order),
      // Without an answer the page stays as it was, and the server keeps reconciling.
      () => {},
    );

  async function bring(id: string, gatewayPaymentId: string, signature: string) {
    setBrought(id);
    try {
      putOrder(queries, await payments.returned.call({ id, gatewayPaymentId, signature }));
    } catch (error) {
      if (error instanceof ORPCError && error.status === 409) {
        setBrought(undefined);
        setFailure(errorText(error));
      }
      await ask(id);
    }
    end();
  }

  /** Queries the server for the result of a payment. While it is unknown, the page waits as if it was paid. */
  async function finish(id: string) {
    const order = await payments.check.call({ id }).catch(() => null);
    if (order) putOrder(queries, order);
    if (!order || order.state === 'created') setBrought(id);
    end();
  }

  async function open(order: Order, checkout: Checkout) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const { id, plan } = order;
    try {
      const look = { description: t`${plan} plan`, colour: accent ?? KUMKUM };
      close.current = await openCheckout(checkout, look, {
        onPaid: (gatewayPaymentId, signature) => void bring(id, gatewayPaymentId, signature),
        onFinished: () => void finish(id),
        onFailed: () => void ask(id),
        onClosed: () => void ask(id).then(end),
      });
    } catch {
      setFailure(
        t`Couldn't open the payment window. You have not been charged. Check your internet connection, turn off any ad blocker for this page and try again.`,
      );
      end();
    }
  }

  return { busy, failure, brought, open, close: takeAway };
}
