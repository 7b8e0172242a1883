import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../../../paths.ts';
import { classes } from '../../../../ui/classes.ts';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { reviews } from '../reviews.ts';

type Photo = Awaited<ReturnType<typeof reviews.read.call>>['photos'][number];

type PhotoToReviewProps = { photo: Photo; opened: boolean };

/**
 * A photo that waits: the part that others would see beside the whole picture, and the same picture of other accounts.
 * Until the reviewer opens it, it is too blurred to show anything.
 */
export function PhotoToReview({ photo: { src, whole, similar }, opened }: PhotoToReviewProps) {
  const { t } = useLingui();
  return (
    <section className="mb-8" aria-label={t`New photo`}>
      {similar.length > 0 && (
        <Notice
          tone="bad"
          className="mb-4 max-w-text"
          title={<Trans>Another account has the same photo</Trans>}
        />
      )}
      <div className="flex flex-wrap items-start gap-6">
        <Picture src={src} alt={t`Photo as others will see it`} className="aspect-4/5 w-64" opened={opened}>
          <Trans>As others will see it</Trans>
        </Picture>
        <Picture src={whole} alt={t`The whole photo`} className="h-80 w-auto" opened={opened}>
          <Trans>The whole photo</Trans>
        </Picture>
        {similar.map((double) => {
          const { name } = double;
          return (
            <Picture
              key={double.publicId}
              src={double.src}
              alt={t`The same photo on the profile of ${name}`}
              className="aspect-4/5 w-64"
              opened={opened}
            >
              <TextLink to={paths.profile(double.publicId)}>
                {name} · {double.publicId}
              </TextLink>
            </Picture>
          );
        })}
      </div>
    </section>
  );
}

type PictureProps = { src: string; alt: string; className: string; opened: boolean; children: ReactNode };

function Picture({ src, alt, className, opened, children }: PictureProps) {
  const { t } = useLingui();
  return (
    <figure className="min-w-0">
      <div className="w-fit max-w-full overflow-hidden rounded-xl border border-line bg-sunk">
        <img
          src={src}
          alt={opened ? alt : t`Not opened yet`}
          className={classes('max-w-full', className, !opened && 'scale-110 blur-2xl')}
        />
      </div>
      <figcaption className="mt-1 text-soft text-sm">{children}</figcaption>
    </figure>
  );
}
