import { Trans, useLingui } from '@lingui/react/macro';
import { classes } from '../../ui/classes.ts';
import { Kolam } from '../../ui/Kolam.tsx';

type PortraitProps = {
  name: string;
  photo: { src: string; blurred: boolean } | null;
  sample: boolean;
  /** The first picture on the screen: loaded at once. */
  priority?: boolean;
  className?: string;
};

/** A photo in 4:5, or a drawing with the first letter where there is none. */
export function Portrait({ name, photo, sample, priority = false, className }: PortraitProps) {
  const { t } = useLingui();
  return (
    <div className={classes('relative aspect-4/5 overflow-hidden bg-sunk', className)}>
      {photo ? (
        <img
          src={photo.src}
          alt={photo.blurred ? t`Photo of ${name}, blurred` : t`Photo of ${name}`}
          width={320}
          height={400}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          className={classes('size-full object-cover', photo.blurred && 'scale-110 blur-md')}
        />
      ) : (
        <div aria-hidden className="grid size-full place-items-center">
          <Kolam className="col-start-1 row-start-1 size-4/5 opacity-60" />
          <span className="col-start-1 row-start-1 font-semibold font-serif text-5xl text-kumkum-ink">
            {[...new Intl.Segmenter().segment(name)][0]?.segment}
          </span>
        </div>
      )}
      {sample && (
        <span className="absolute top-3 left-3 rounded-full bg-raised/90 px-2.5 py-0.5 text-sm text-soft">
          <Trans>Sample</Trans>
        </span>
      )}
    </div>
  );
}
