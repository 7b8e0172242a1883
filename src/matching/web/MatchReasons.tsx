import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../ui/Badge.tsx';
import type { Term } from '../rules.ts';

type MatchReasonsProps = {
  /** Null unless both have stated preferences. */
  score: number | null;
  promoted: boolean;
  meetsMine: Term[];
  meetsTheirs: Term[];
  gender: 'female' | 'male';
};

/** Why a profile is recommended: the score, and which preferences of either the other meets. */
export function MatchReasons({ score, promoted, meetsMine, meetsTheirs, gender }: MatchReasonsProps) {
  const { t, i18n } = useLingui();
  const words: Record<Term, string> = {
    age: t`age`,
    height: t`height`,
    maritalStatus: t`marital status`,
    religion: t`religion`,
    caste: t`caste`,
    motherTongue: t`mother tongue`,
    education: t`education`,
    profession: t`profession`,
    place: t`location`,
  };
  const enumeration = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' });
  const list = (terms: Term[]) => enumeration.format(terms.map((term) => words[term]));
  const mine = list(meetsMine);
  const theirs = list(meetsTheirs);
  return (
    <div className="grid gap-1.5 pb-1">
      {(score !== null || promoted) && (
        <p className="flex flex-wrap gap-1.5">
          {score !== null && (
            <Badge tone="verified">
              <Trans>{score}% match</Trans>
            </Badge>
          )}
          {promoted && (
            <Badge tone="notice">
              <Trans>Promoted</Trans>
            </Badge>
          )}
        </p>
      )}
      {mine && (
        <p className="text-sm">
          <Trans>Matches your preferences: {mine}</Trans>
        </p>
      )}
      {theirs && (
        <p className="text-sm text-soft">
          {gender === 'female' ? (
            <Trans>You match her preferences: {theirs}</Trans>
          ) : (
            <Trans>You match his preferences: {theirs}</Trans>
          )}
        </p>
      )}
    </div>
  );
}
