import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { reviews } from '../reviews.ts';

type Photo = Awaited<ReturnType<typeof reviews.read.call>>['photos'][number];

/** A photo that waits: the part that others would see beside the whole picture, and where else it is. */
export function PhotoToReview({ photo: { src, whole, similar } }: { photo: Photo }) {
  const { t } = useLingui();
  return (
    <section className="mb-8" aria-label={t`New photo`}>
      {similar.length > 0 && (
        <Notice
          tone="bad"
          className="mb-4 max-w-text"
          title={<Trans>Another account has the same photo</Trans>}
        >
          {similar.map(({ publicId, name }) => (
            <p key={publicId}>
              <TextLink to={paths.profile(publicId)}>
                {name} · {publicId}
              </TextLink>
            </p>
          ))}
        </Notice>
      )}
      <div className="flex flex-wrap items-start gap-6">
        <Picture src={src} alt={t`Photo as others will see it`} className="aspect-4/5 w-64">
          <Trans>As others will see it</Trans>
        </Picture>
        <Picture src={whole} alt={t`The whole photo`} className="max-h-80 w-auto">
          <Trans>The whole photo</Trans>
        </Picture>
      </div>
    </section>
  );
}

type PictureProps = { src: string; alt: string; className: string; children: ReactNode };

function Picture({ src, alt, className, children }: PictureProps) {
  return (
    <figure className="min-w-0">
      <img src={src} alt={alt} className={`max-w-full rounded-xl border border-line bg-sunk ${className}`} />
      <figcaption className="mt-1 text-soft text-sm">{children}</figcaption>
    </figure>
  );
}
