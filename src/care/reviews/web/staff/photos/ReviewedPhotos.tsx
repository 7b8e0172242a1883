import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { FullProfile } from '../../../../../people/profiles/contract.ts';
import { reviews } from '../../reviews.ts';
import { TakeDownButton } from './TakeDownButton.tsx';

/** The photos that others see of a profile, each with a button that takes it down. */
export function ReviewedPhotos({ profile: { name, photos, sample } }: { profile: FullProfile }) {
  const { t } = useLingui();
  const queries = useQueryClient();
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
              <TakeDownButton
                kind="danger"
                className="mt-2 w-full"
                id={idOf(src)}
                number={number}
                name={name}
                onDone={() => queries.invalidateQueries({ queryKey: reviews.key() })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A photo's id is in its address. */
const idOf = (src: string) => src.split('/')[3]!;
