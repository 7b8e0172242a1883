import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

type WithdrawInterestProps = { name: string; size: 'small' | 'normal'; busy: boolean; onWithdraw(): void };

/** Button that withdraws a sent interest, with its confirmation dialog. */
export function WithdrawInterest({ name, size, busy, onWithdraw }: WithdrawInterestProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);

  function withdraw() {
    setAsking(false);
    onWithdraw();
  }

  return (
    <>
      <Button
        kind="quiet"
        size={size}
        busy={busy}
        onClick={() => setAsking(true)}
        aria-label={t`Withdraw Interest: ${name}`}
        className="grow"
      >
        <Trans>Withdraw Interest</Trans>
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={<Trans>Withdraw the interest?</Trans>}
        description={<Trans>{name} won't see it any more. You can send another one later.</Trans>}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button kind="danger" onClick={withdraw}>
              <Trans>Withdraw</Trans>
            </Button>
          </>
        }
      />
    </>
  );
}
