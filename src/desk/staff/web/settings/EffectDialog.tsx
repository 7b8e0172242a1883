import { Trans, useLingui } from '@lingui/react/macro';
import type { Retention, RetentionField } from '../../../../kit/shared/retention/rules.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { AFFECTED_MAX } from '../../shared/rules.ts';
import { useRetentionTexts } from './useRetentionTexts.tsx';

type EffectDialogProps = {
  /** How much of each kind will be deleted. */
  effect: Partial<Retention>;
  failure: string | undefined;
  busy: boolean;
  onClose(): void;
  onConfirm(): void;
};

/** Shows what shorter times will delete, before they are saved. */
export function EffectDialog({ effect, failure, busy, onClose, onConfirm }: EffectDialogProps) {
  const { t, i18n } = useLingui();
  const texts = useRetentionTexts();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Delete older data?`}
      description={t`With these times, the next run deletes the following. This can't be undone.`}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" busy={busy} onClick={onConfirm}>
            <Trans>Save and delete</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <Notice tone="bad" title={t`Not saved`}>
            {failure}
          </Notice>
        )}
        <dl className="grid gap-2">
          {(Object.entries(effect) as [RetentionField, number][]).map(([field, count]) => (
            <div key={field} className="flex justify-between gap-4">
              <dt>{texts[field].name}</dt>
              <dd className="shrink-0 font-semibold tabular-nums">
                {i18n.number(count)}
                {count >= AFFECTED_MAX && '+'}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
