import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { rupees } from '../../../kit/web/locale/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Order, payments } from './payments.ts';
import { putOrder } from './putOrder.ts';

/** Button that checks the state of a payment with the bank, and says so if there is no news. */
export function CheckWithBank({ order: { id, state, plan, amountPaise } }: { order: Order }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const ask = useMutation(payments.check.mutationOptions({ onSuccess: (order) => putOrder(queries, order) }));
  const unchanged = ask.isSuccess && ask.data.state === state;
  return (
    <>
      <Button
        kind="plain"
        size="small"
        busy={ask.isPending}
        onClick={() => ask.mutate({ id })}
        aria-label={t`Check status: ${plan}, ${rupees(amountPaise)}`}
      >
        <Trans>Check status</Trans>
      </Button>
      <span role="status" className="text-center text-soft text-sm empty:hidden">
        {ask.isError ? errorText(ask.error) : unchanged && t`No update yet. Please check again later.`}
      </span>
    </>
  );
}
