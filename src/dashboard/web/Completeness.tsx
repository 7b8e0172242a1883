import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import type { Part } from '../../profiles/facts/completeness.ts';

/** How many of the missing parts are listed; more would discourage. */
const NAMED = 3;

/** Completeness of the profile in %, and which missing parts to add next. */
export function Completeness({ percent, next }: { percent: number; next: Part[] }) {
  const { t } = useLingui();
  const words: Record<Part, string> = {
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
  return (
    <>
      <p className="mb-2 font-semibold text-lg">
        <Trans>{percent}% complete</Trans>
      </p>
      <div
        role="progressbar"
        aria-label={t`Profile completeness`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-leaf" style={{ width: `${percent}%` }} />
      </div>
      {next.length > 0 ? (
        <>
          <p className="mt-4 text-soft">
            <Trans>Add these next:</Trans>
          </p>
          <ul className="mt-1 grid gap-1">
            {next.slice(0, NAMED).map((part) => (
              <li key={part} className="flex items-center gap-2.5">
                <CircleDashed aria-hidden className="size-5 shrink-0 text-clay" />
                {words[part]}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-4 text-soft">
          <Trans>Your profile is complete.</Trans>
        </p>
      )}
    </>
  );
}
