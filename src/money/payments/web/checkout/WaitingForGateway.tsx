import { Trans } from '@lingui/react/macro';
import { Card } from '../../../../ui/Card.tsx';

export function WaitingForGateway() {
  return (
    <Card className="p-5 md:p-6">
      <div role="status">
        <p className="flex items-center gap-3 font-semibold text-lg">
          <span aria-hidden className="inline-flex gap-1.5 text-marigold-ink">
            {[0, 1, 2].map((dot) => (
              <span
                key={dot}
                className="size-2.5 animate-breathe rounded-full bg-current"
                style={{ animationDelay: `${dot * 200}ms` }}
              />
            ))}
          </span>
          <Trans>Checking with your bank</Trans>
        </p>
        <p className="mt-2 max-w-text">
          <Trans>
            This usually takes a few seconds. No action needed. You can leave this page. Your payment will not
            be lost. Please don't pay again.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
