import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import type { ProfilePart } from '../../../people/profiles/shared/facts/completeness.ts';
import { sectionOfPart } from '../../../people/profiles/shared/sections/lists.ts';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { classes } from '../../../ui/classes.ts';
import { Progress } from '../../../ui/marks/Progress.tsx';

/** How many of the missing parts are listed; more would discourage. */
const NAMED = 3;

/** Returns the page where a missing part is filled in. */
function pathOf(part: ProfilePart) {
  const section = sectionOfPart(part);
  return section ? paths.myProfile(section) : paths.myPhotos();
}

type CompletenessProps = {
  percent: number;
  next: ProfilePart[];
  steps?: boolean;
  /** Without, the missing parts are named and nobody is asked to add them. */
  canEdit: boolean;
};

/** Completeness of the profile in %, and which missing parts to add next; as numbered steps when it is nearly empty. */
export function Completeness({ percent, next, steps, canEdit }: CompletenessProps) {
  const { t } = useLingui();
  const { self, name } = useSubject();
  const words: Record<ProfilePart, string> = {
    photo: t`Photo`,
    bio: t`About the person`,
    height: t`Height`,
    maritalStatus: t`Marital status`,
    education: t`Education`,
    profession: t`Profession`,
    city: t`City`,
    income: t`Income`,
    community: t`Community`,
    family: t`Family`,
    preferences: t`Partner preferences`,
    lifestyle: t`Lifestyle`,
    horoscope: t`Horoscope`,
    hobbies: t`Hobbies`,
  };
  const missing = next.map((part) => words[part]);
  const List = steps ? 'ol' : 'ul';
  return (
    <>
      <p className="mb-2 font-semibold text-lg">
        <Trans>{percent}% complete</Trans>
      </p>
      <Progress label={t`Profile completeness`} value={percent} max={100} />
      {next.length === 0 ? (
        <p className="mt-4 text-soft">
          {self ? <Trans>Your profile is complete.</Trans> : <Trans>{name}'s profile is complete.</Trans>}
        </p>
      ) : !canEdit ? (
        <p className="mt-4 text-soft">
          <Trans>Not added yet: {missing.join(', ')}</Trans>
        </p>
      ) : (
        <>
          <p className="mt-4 text-soft">
            <Trans>Add these next:</Trans>
          </p>
          <List className={classes('mt-2 grid gap-2', steps && 'sm:grid-cols-3')}>
            {next.slice(0, NAMED).map((part, place) => (
              <li key={part} className="flex items-center gap-2.5">
                {steps ? (
                  <span
                    aria-hidden
                    className="grid size-8 shrink-0 place-items-center rounded-full border border-edge font-semibold"
                  >
                    {place + 1}
                  </span>
                ) : (
                  <CircleDashed aria-hidden className="size-5 shrink-0 text-clay" />
                )}
                <Link
                  to={pathOf(part)}
                  className="inline-flex min-h-11 items-center text-kumkum-ink underline underline-offset-4"
                >
                  {words[part]}
                </Link>
              </li>
            ))}
          </List>
        </>
      )}
    </>
  );
}
