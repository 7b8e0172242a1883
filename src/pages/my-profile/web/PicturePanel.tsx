import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Eye } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { choosePicture } from '../../../people/photos/web/menu/choosePicture.ts';
import { Portrait } from '../../../people/profiles/web/card/Portrait.tsx';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Progress } from '../../../ui/marks/Progress.tsx';
import type { MyProfile } from './myProfile.ts';

/** The main photo, how complete the profile is, and how others see it. */
export function PicturePanel({ profile }: { profile: MyProfile }) {
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const { card, canEdit, completeness, steps } = profile;
  const { percent } = completeness;
  const ahead = steps.some(({ left }) => !left);
  const previews = [
    { as: 'visitor', label: t`As a visitor` },
    { as: 'member', label: t`As a member` },
    { as: 'match', label: t`As a match` },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:sticky md:top-[calc(6rem+var(--offline-bar))]">
      <Card className="overflow-hidden max-md:flex max-md:flex-wrap">
        <Portrait
          name={card.name}
          photo={card.photo}
          sizes="(width >= 48rem) 18rem, 7rem"
          priority
          className="max-md:aspect-auto! max-md:min-h-36 max-md:w-28 max-md:self-stretch"
        />
        <div className="grid min-w-0 grow basis-[9rem] grid-cols-[minmax(0,1fr)] content-center gap-2 p-4 md:p-5">
          <p className="font-semibold font-serif text-xl leading-snug [overflow-wrap:anywhere]">
            <bdi>{card.name}</bdi>, {card.age}
          </p>
          <div>
            <p className="mb-1.5 text-soft">
              <Trans>{percent}% complete</Trans>
            </p>
            <Progress label={t`Profile completeness`} value={percent} max={100} />
          </div>
          {canEdit && (
            <button
              type="button"
              onClick={choosePicture}
              className="flex min-h-11 items-center gap-2 justify-self-start text-kumkum-ink underline underline-offset-4 hover:decoration-2"
            >
              <Camera aria-hidden className="size-4 shrink-0" />
              {card.photo ? <Trans>Change Picture</Trans> : <Trans>Add Photos</Trans>}
            </button>
          )}
          {canEdit && ahead && completeness.missing > 0 && (
            <ButtonLink kind="quiet" size="small" to={paths.profileSteps()} className="mt-1">
              {self ? <Trans>Complete your profile</Trans> : <Trans>Complete {person}'s profile</Trans>}
            </ButtonLink>
          )}
        </div>
      </Card>
      <nav aria-label={self ? t`See your profile` : t`See ${person}'s profile`}>
        <h2 className="mb-1 text-lg">
          {self ? <Trans>See your profile</Trans> : <Trans>See {person}'s profile</Trans>}
        </h2>
        <ul className="max-md:flex max-md:flex-wrap max-md:justify-between gap-x-4">
          {previews.map(({ as, label }) => (
            <li key={as}>
              <Link
                to={paths.preview(as)}
                className="flex min-h-11 items-center gap-2 text-kumkum-ink underline underline-offset-4 hover:decoration-2"
              >
                <Eye aria-hidden className="size-4 shrink-0 max-md:hidden" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
