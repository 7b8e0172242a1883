import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { Kolam } from '../../../../ui/motif/Kolam.tsx';
import { explainBrokenPhoto } from './brokenPhoto.ts';

type PortraitProps = {
  name: string;
  photo: { src: string; blurred: boolean; placeholder?: string } | null;
  /** Width on screen, as the `sizes` of an image. */
  sizes: string;
  /** Whether it is among the first pictures on the screen: loaded at once. */
  priority?: boolean;
  className?: string;
};

/** A photo in 4:5, or a drawing around the first letter of the name where there is none. */
export function Portrait({ name, photo, sizes, priority = false, className }: PortraitProps) {
  const { t } = useLingui();
  const [broken, setBroken] = useState<string>();
  if (!photo || photo.src === broken) return <Initial name={name} className={className} />;
  return (
    <div
      className={classes('aspect-4/5 overflow-hidden bg-sunk bg-cover', className)}
      style={photo.placeholder ? { backgroundImage: `url("${photo.placeholder}")` } : undefined}
    >
      <img
        src={photo.src}
        srcSet={everySize(photo.src)}
        sizes={sizes}
        alt={photo.blurred ? t`Photo of ${name}, blurred` : t`Photo of ${name}`}
        width={320}
        height={400}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => {
          setBroken(photo.src);
          void explainBrokenPhoto(photo.src);
        }}
        className={classes('size-full object-cover', photo.blurred && 'scale-105 blur-xs')}
      />
    </div>
  );
}

// Small and large are visible to the same viewers; the blurred file has no larger version.
function everySize(src: string): string | undefined {
  const [, base] = /^(.*)\/(?:small|large)$/.exec(src) ?? [];
  return base && `${base}/small 320w, ${base}/large 800w`;
}

function Initial({ name, className }: { name: string; className?: string }) {
  const [first] = new Intl.Segmenter().segment(name);
  return (
    <div aria-hidden className={classes('grid aspect-4/5 place-items-center bg-sunk', className)}>
      <div className="@container relative grid w-4/5 place-items-center">
        <Kolam className="w-full opacity-60" />
        <span className="absolute grid size-[46%] place-items-center rounded-full border border-clay bg-raised font-semibold font-serif text-[17cqw] text-kumkum-ink">
          {first?.segment}
        </span>
      </div>
    </div>
  );
}
