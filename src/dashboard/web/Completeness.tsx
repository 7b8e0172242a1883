import { Trans, useLingui } from '@lingui/react/macro';
import type { Part } from '../../profiles/completeness.ts';

const SHOWN = 3;

/** How much of the profile is filled, and what would tell others most. */
export function Completeness({ percent, next }: { percent: number; next: Part[] }) {
  const { t, i18n } = useLingui();
  const words: Record<Part, string> = {
    photo: t`a photo`,
    bio: t`a few words about yourself`,
    height: t`your height`,
    maritalStatus: t`your marital status`,
    education: t`your education`,
    profession: t`your profession`,
    city: t`where you live`,
    income: t`your income`,
    community: t`your community`,
    family: t`your family`,
    preferences: t`what you look for`,
    lifestyle: t`your habits`,
    horoscope: t`your horoscope`,
    hobbies: t`your hobbies`,
  };
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    next.slice(0, SHOWN).map((part) => words[part]),
  );
  return (
    <>
      <div
        role="progressbar"
        aria-label={t`Completeness of your profile`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-3 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-leaf" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-3 font-semibold text-lg">
        <Trans>{percent}% complete</Trans>
      </p>
      <p className="mt-1 text-soft">
        {next.length > 0 ? (
          <Trans>What would tell others most about you next: {list}.</Trans>
        ) : (
          <Trans>Nothing is missing.</Trans>
        )}
      </p>
    </>
  );
}
