import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import type { FullProfile } from '../../../profiles/contract.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { reviews } from '../reviews.ts';
import { RejectDialog } from './RejectDialog.tsx';
import type { Rejection } from './useDecision.ts';

type TakeDownDialogProps = {
  /** Id of the photo. */
  id: string;
  name: string;
  /** Refetches what shows the photo. */
  onDone(): Promise<void>;
  onClose(): void;
};

/** Asks for the reason, and takes a photo down that others see. */
export function TakeDownDialog({ id, name, onDone, onClose }: TakeDownDialogProps) {
  const { t } = useLingui();

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

  return <RejectDialog name={name} kind="photo" onReject={takeDown} onClose={onClose} />;
}

/** The photos that others see of a profile, each with a button that takes it down. */
export function ShownPhotos({ profile: { name, photos, sample } }: { profile: FullProfile }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string>();
  if (sample || photos.length === 0) return null;

  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">
        <Trans>Photos others see</Trans>
      </h2>
      <ul className="flex flex-wrap gap-4">
        {photos.map(({ src }, place) => {
          const number = place + 1;
          const count = photos.length;
          const alt = t`Photo ${number} of ${count}`;
          return (
            <li key={src} className="w-32">
              <img
                src={src}
                alt={alt}
                className="aspect-4/5 w-full rounded-xl border border-line object-cover"
              />
              <Button
                kind="danger"
                size="small"
                className="mt-2 w-full"
                aria-label={t`Take down photo ${number}`}
                onClick={() => setChosen(src)}
              >
                <Trans>Take down</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
      {chosen && (
        <TakeDownDialog
          id={idOf(chosen)}
          name={name}
          onDone={() => queries.invalidateQueries({ queryKey: reviews.key() })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}

/** A photo's id is in its address. */
const idOf = (src: string) => src.split('/')[3]!;
