import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../../kit/web/api/errors.ts';
import { Day } from '../../../../../kit/web/locale/Day.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Notice } from '../../../../../ui/state/Notice.tsx';
import { type PaymentQueueEvent, payments } from '../../payments.ts';

/** Events of the payment gateway that could not be booked. */
export function StuckEvents({ events }: { events: PaymentQueueEvent[] }) {
  return (
    <ul className="mb-4 grid gap-4 empty:hidden">
      {events.map((event) => (
        <StuckEvent key={event.id} event={event} />
      ))}
    </ul>
  );
}

function StuckEvent({ event: { id, name, receivedAt, unreadable } }: { event: PaymentQueueEvent }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const resolve = useMutation(
    payments.resolveEvent.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: payments.key() }),
    }),
  );
  return (
    <li className="rounded-xl border border-marigold bg-raised p-5">
      <h3 className="text-lg">
        <Trans>Event from the payment gateway not processed</Trans>
      </h3>
      <p className="text-soft text-sm [overflow-wrap:anywhere]">
        {name ? `${name}, ${id}` : id}, <Day time={receivedAt} exact />
      </p>
      <p className="mt-2 max-w-text">
        {unreadable ? (
          <Trans>
            We couldn't read this event. Find it in the gateway's dashboard by its ID, check the payment it is
            about, then mark it as resolved.
          </Trans>
        ) : (
          <Trans>
            This event could not be processed yet. We keep trying. If it stays here, check the payment in the
            gateway's dashboard.
          </Trans>
        )}
      </p>
      {resolve.isError && <Notice tone="bad">{errorText(resolve.error)}</Notice>}
      <div className="mt-4">
        <Button
          kind="quiet"
          size="small"
          busy={resolve.isPending}
          onClick={() => resolve.mutate({ id })}
          aria-label={t`Mark as resolved: ${id}`}
        >
          <Trans>Mark as resolved</Trans>
        </Button>
      </div>
    </li>
  );
}
