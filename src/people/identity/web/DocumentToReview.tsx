import { Trans, useLingui } from '@lingui/react/macro';
import { EyeOff, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { longDate } from '../../../kit/web/locale/longDate.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dots } from '../../../ui/marks/Dots.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Facts } from '../../profiles/web/details/Facts.tsx';
import type { DocumentToReview as Document } from '../contract.ts';
import { mustBeMasked } from '../shared/rules.ts';
import { documentText } from './documentText.ts';

type DocumentToReviewProps = { document: Document; opened: boolean };

/** An identity document beside what it is compared with. Its picture is not even loaded until the reviewer opens it. */
export function DocumentToReview({ document, opened }: DocumentToReviewProps) {
  const { t } = useLingui();
  const { kind, src, name, dateOfBirth, photo } = document;
  const [large, setLarge] = useState(false);
  return (
    <section className="mb-8" aria-label={t`ID document`}>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <figure className={classes('min-w-0', large && 'md:col-span-2')}>
          <Picture src={src} alt={documentText(kind)} opened={opened} large={large} />
          {opened && (
            <Button
              kind="quiet"
              size="small"
              className="mt-2"
              aria-pressed={large}
              onClick={() => setLarge(!large)}
            >
              <ZoomIn aria-hidden className="size-5" />
              <Trans>Enlarge</Trans>
            </Button>
          )}
          <figcaption className="mt-1 text-soft text-sm">
            <Dots>
              {documentText(kind)}
              {mustBeMasked(kind) && <Trans>Reject it if the first 8 digits of the number can be read</Trans>}
            </Dots>
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
              [t`Date of birth`, longDate(dateOfBirth)],
            ]}
          />
        </div>
      </div>
    </section>
  );
}

type PictureProps = { src: string; alt: string; opened: boolean; large: boolean };

function Picture({ src, alt, opened, large }: PictureProps) {
  const { t } = useLingui();
  const [gone, setGone] = useState(false);
  if (gone) {
    return (
      <Notice tone="bad" title={<Trans>This picture is no longer available</Trans>}>
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
    // biome-ignore lint/a11y/useSemanticElements: a part that scrolls, without a heading
    <div
      role="region"
      aria-label={t`Picture of the document`}
      tabIndex={large ? 0 : undefined}
      className={classes('rounded-xl border border-line', large ? 'max-h-[80dvh] overflow-auto' : 'w-fit')}
    >
      <img
        src={src}
        alt={alt}
        onError={() => setGone(true)}
        className={large ? 'w-[200%] max-w-none md:w-[150%]' : 'max-h-[75dvh] max-w-full rounded-xl'}
      />
    </div>
  );
}
