import { Trans, useLingui } from '@lingui/react/macro';
import type { Term } from '../rules.ts';

type MatchReasonsProps = { score: number; meetsMine: Term[]; meetsTheirs: Term[]; gender: 'female' | 'male' };

/** Why somebody is recommended: how well the two fit, and which wishes of either the other meets. */
export function MatchReasons({ score, meetsMine, meetsTheirs, gender }: MatchReasonsProps) {
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
    place: t`place`,
  };
  const list = (terms: Term[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(terms.map((term) => words[term]));
  return (
    <div className="text-sm">
      <p className="font-semibold text-leaf-ink">
        <Trans>{score}% match</Trans>
      </p>
      {meetsMine.length > 0 && (
        <p className="mt-1">
          <Trans>Fits what you look for: {list(meetsMine)}.</Trans>
        </p>
      )}
      {meetsTheirs.length > 0 && (
        <p className="mt-1 text-soft">
          {gender === 'female' ? (
            <Trans>You fit what she looks for: {list(meetsTheirs)}.</Trans>
          ) : (
            <Trans>You fit what he looks for: {list(meetsTheirs)}.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
