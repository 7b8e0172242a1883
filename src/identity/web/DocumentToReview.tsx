import { Trans, useLingui } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { date } from '../../kit/web/locale/format.ts';
import { Facts } from '../../profiles/web/details/Facts.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import type { DocumentToReview as Document } from '../contract.ts';
import { mustBeMasked } from '../rules.ts';
import { documentText } from './kindText.ts';

type DocumentToReviewProps = { document: Document; opened: boolean };

/** An identity document beside what it is compared with. Its picture is not even loaded until the reviewer opens it. */
export function DocumentToReview({ document, opened }: DocumentToReviewProps) {
  const { t } = useLingui();
  const { kind, src, name, dateOfBirth, photo } = document;
  return (
    <section className="mb-8" aria-label={t`ID document`}>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <figure className="min-w-0">
          <Picture src={src} alt={documentText(kind)} opened={opened} />
          <figcaption className="mt-1 text-soft text-sm">
            {documentText(kind)}
            {mustBeMasked(kind) && (
              <>
                {' · '}
                <Trans>Reject it if the first 8 digits of the number can be read</Trans>
              </>
            )}
          </figcaption>
        </figure>
        <div className="flex min-w-0 flex-wrap items-start gap-4">
          {photo ? (
            <img
              src={photo}
              alt={name}
              className="aspect-4/5 w-32 rounded-xl border border-line object-cover md:w-44"
            />
          ) : (
            <p className="text-soft">
              <Trans>This profile has no photo that others see.</Trans>
            </p>
          )}
          <Facts
            className="min-w-48 grow"
            facts={[
              [t`Full name`, name],
              [t`Date of birth`, date(dateOfBirth)],
            ]}
          />
        </div>
      </div>
    </section>
  );
}

type PictureProps = { src: string; alt: string; opened: boolean };

function Picture({ src, alt, opened }: PictureProps) {
  const [gone, setGone] = useState(false);
  if (gone) {
    return (
      <Notice tone="bad" title={<Trans>The picture is not there any more</Trans>}>
        <Trans>Please reject it, and ask for another.</Trans>
      </Notice>
    );
  }
  if (!opened) {
    return (
      <div className="grid aspect-3/2 w-full place-items-center rounded-xl border border-line bg-sunk text-soft">
        <p className="flex items-center gap-2">
          <EyeOff aria-hidden className="size-5" />
          <Trans>Not opened yet</Trans>
        </p>
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      onError={() => setGone(true)}
      className="max-h-[75dvh] max-w-full rounded-xl border border-line"
    />
  );
}
