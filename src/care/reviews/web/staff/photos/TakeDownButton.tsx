import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { errorText, fieldErrors } from '../../../../../kit/web/api/errors.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { toast } from '../../../../../ui/state/toast.tsx';
import { reviews } from '../../reviews.ts';
import { RejectDialog } from '../decision/RejectDialog.tsx';
import type { Rejection } from '../decision/useDecision.ts';

type TakeDownButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'className'> & {
  /** Id of the photo. */
  id: string;
  /** The photo's place among those shown, from 1. */
  number: number;
  /** Name of the person in the photo. */
  name: string;
  /** Refetches what shows the photo. */
  onDone(): Promise<void>;
};

/** Asks for the reason, and takes a photo down that others see. */
export function TakeDownButton({ id, number, name, onDone, ...look }: TakeDownButtonProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);

  /** @returns the errors of single fields */
  async function takeDown({ reason, note }: Rejection) {
    try {
      await reviews.takeDownPhoto.call({ id, reason, note: note || null });
      toast({ title: t`Photo taken down`, description: name });
    } catch (error) {
      const fields = fieldErrors(error);
      if (Object.keys(fields).length > 0) return fields;
      toast({ tone: 'bad', title: t`Couldn't take down the photo`, description: errorText(error) });
    }
    await onDone();
  }

  return (
    <>
      <Button
        {...look}
        size="small"
        aria-label={t`Take down photo ${number}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Take down</Trans>
      </Button>
      {asking && (
        <RejectDialog name={name} kind="photo" onReject={takeDown} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
