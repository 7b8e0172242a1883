import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Images, Maximize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { Card, FullProfile } from '../../contract.ts';
import { Portrait } from '../card/Portrait.tsx';
import { SampleMark } from '../card/SampleMark.tsx';

type Photo = NonNullable<Card['photo']>;

/** On a phone, so much of a photo that name, age and height are seen below it. A tap shows all of it. */
export const photoHeight =
  'max-md:aspect-auto max-sm:h-[max(12rem,38svh)] sm:max-md:h-[60svh] max-md:[&_img]:object-[50%_20%]';

type GalleryProps = {
  profile: (Card & { view: 'limited' }) | FullProfile;
  /** What can be done with the opened photo, by its address. */
  actionOf?: ((src: string) => ReactNode) | undefined;
};

/** Photos of a profile: the selected one with the profile's id, the others small below it. */
export function Gallery({ profile, actionOf }: GalleryProps) {
  const { t } = useLingui();
  const { id, name, sample } = profile;
  const photos: Photo[] = profile.view === 'full' ? profile.photos : profile.photo ? [profile.photo] : [];
  const [chosen, setChosen] = useState(0);
  const [large, setLarge] = useState(false);
  const photo = photos[chosen] ?? null;
  return (
    <div>
      <div className="relative overflow-hidden rounded-xl border border-line">
        <Portrait
          name={name}
          photo={photo}
          sizes="(width >= 48rem) 20rem, 92vw"
          priority
          className={photoHeight}
        />
        {sample && <SampleMark className="absolute top-2 left-2 md:top-3 md:left-3" />}
        <span className="block bg-raised px-3 py-1 text-soft text-sm md:absolute md:bottom-3 md:left-3 md:rounded-full md:px-2.5 md:py-0.5 md:font-semibold md:text-ink">
          <Trans>ID {id}</Trans>
        </span>
        {photo && !photo.blurred && (
          <button
            type="button"
            onClick={() => setLarge(true)}
            aria-label={
              photos.length > 1 ? t`View ${photos.length} photos of ${name}` : t`View photo of ${name}`
            }
            className="absolute inset-0 flex items-start justify-end rounded-xl p-2 focus-visible:-outline-offset-3 focus-visible:rounded-xl md:p-3"
          >
            {photos.length > 1 && (
              <span className="flex items-center gap-1 rounded-full bg-raised px-2 font-semibold text-ink text-sm md:hidden">
                <Images aria-hidden className="size-4" />
                {photos.length}
              </span>
            )}
            <span className="hidden size-9 place-items-center rounded-full bg-raised text-ink md:grid">
              <Maximize2 aria-hidden className="size-4" />
            </span>
          </button>
        )}
      </div>
      {photos.length > 1 && (
        <ul className="mt-2 hidden flex-wrap gap-2 md:flex" aria-label={t`Photos`}>
          {photos.map((one, index) => {
            const number = index + 1;
            const count = photos.length;
            return (
              <li key={one.src}>
                <button
                  type="button"
                  aria-label={t`Photo ${number} of ${count}`}
                  aria-pressed={index === chosen}
                  onClick={() => setChosen(index)}
                  className={classes(
                    'block w-16 overflow-hidden rounded-md border-2 focus-visible:rounded-md',
                    index === chosen ? 'border-kumkum-ink' : 'border-transparent',
                  )}
                >
                  <Portrait name={name} photo={one} sizes="4rem" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {photo && !photo.blurred && (
        <Dialog
          open={large}
          onOpenChange={setLarge}
          title={name}
          actions={photos.length > 1 && <Turning index={chosen} count={photos.length} onTurn={setChosen} />}
        >
          <Portrait name={name} photo={photo} sizes="27rem" priority className="rounded-xl" />
          {actionOf && <div className="mt-2 -mb-3 flex justify-center">{actionOf(photo.src)}</div>}
        </Dialog>
      )}
    </div>
  );
}

type TurningProps = { index: number; count: number; onTurn(index: number): void };

function Turning({ index, count, onTurn }: TurningProps) {
  const { t } = useLingui();
  const number = index + 1;
  return (
    <div className="flex grow items-center justify-between">
      <Button kind="plain" aria-label={t`Previous photo`} onClick={() => onTurn((index + count - 1) % count)}>
        <ChevronLeft aria-hidden className="size-6" />
      </Button>
      <p aria-live="polite">
        <Trans>
          {number} of {count}
        </Trans>
      </p>
      <Button kind="plain" aria-label={t`Next photo`} onClick={() => onTurn((index + 1) % count)}>
        <ChevronRight aria-hidden className="size-6" />
      </Button>
    </div>
  );
}
