import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Kolam } from '../../../../ui/motif/Kolam.tsx';
import { DISMISSAL_REASONS, type DismissalReason } from '../../shared/rules.ts';
import { useDismiss } from './useDismiss.ts';
import { useReasonNames } from './useReasonNames.ts';

/** Replaces the card of a recommended profile that was just dismissed: offers to undo, and to choose a reason. */
export default function DismissedCard({ profile }: { profile: { id: string; name: string } }) {
  const { t } = useLingui();
  const names = useReasonNames();
  const card = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<DismissalReason | null>(null);
  const { dismissing, restoring } = useDismiss(profile);
  const { id, name } = profile;

  // The pressed button was removed with the card.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function choose(reason: DismissalReason) {
    const next = chosen === reason ? null : reason;
    setChosen(next);
    dismissing.mutate({ id, reason: next }, { onError: () => setChosen(chosen) });
  }

  return (
    <Card className="flex h-full flex-col justify-end gap-5 p-5">
      <Kolam className="mx-auto my-auto hidden w-3/5 opacity-40 sm:block" />
      <div ref={card} tabIndex={-1} className="scroll-mt-24 outline-none">
        <p className="font-semibold [overflow-wrap:anywhere]">
          <Trans>We won't recommend {name} again</Trans>
        </p>
        <p className="mt-1 text-soft text-sm">
          <Trans>They are not notified.</Trans>
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        busy={restoring.isPending}
        aria-label={t`Undo: ${name}`}
        onClick={() => restoring.mutate({ id })}
        className="self-start"
      >
        <Trans>Undo</Trans>
      </Button>
      <fieldset>
        <legend className="text-sm">
          <Trans>Why? You don't have to say.</Trans>
        </legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {DISMISSAL_REASONS.map((reason) => (
            <button
              key={reason}
              type="button"
              aria-pressed={chosen === reason}
              onClick={() => dismissing.isPending || choose(reason)}
              className={classes(
                'min-h-11 rounded-full border px-4 py-1.5 text-sm transition-colors focus-visible:rounded-full',
                chosen === reason
                  ? 'border-kumkum-ink bg-kumkum-soft font-semibold'
                  : 'border-edge bg-raised hover:border-ink',
              )}
            >
              {names[reason]}
            </button>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
