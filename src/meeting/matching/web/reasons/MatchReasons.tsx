import { Plural, Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSubject } from '../../../../people/profiles/web/useSubject.ts';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import type { Recommended } from '../../contract.ts';
import type { NamedReasons } from './nameReasons.ts';
import { useReasonText } from './useReasonText.ts';

type MatchReasonsProps = Pick<Recommended, 'met' | 'promoted' | 'gender'> & { reasons: NamedReasons };

/** Why a profile is recommended: the strongest reasons both ways, and how many preferences are met. */
export function MatchReasons({ reasons, met, promoted, gender }: MatchReasonsProps) {
  const { self, name } = useSubject();
  const textOf = useReasonText();
  if (!met.mine && !promoted) return null;
  return (
    <div className="grid gap-3 text-sm">
      {promoted && (
        <p>
          <Badge tone="notice">
            <Trans>Promoted</Trans>
          </Badge>
        </p>
      )}
      {met.mine && met.mine.met > 0 && (
        <Side
          count={
            self ? (
              <Trans>
                Matches {met.mine.met} of your{' '}
                <Plural value={met.mine.of} one="# preference" other="# preferences" />
              </Trans>
            ) : (
              <Trans>
                Matches {met.mine.met} of {name}'s{' '}
                <Plural value={met.mine.of} one="# preference" other="# preferences" />
              </Trans>
            )
          }
          reasons={reasons.mine.map(textOf)}
        />
      )}
      {met.theirs && met.theirs.met > 0 && (
        <Side count={<Theirs {...met.theirs} gender={gender} />} reasons={reasons.theirs.map(textOf)} />
      )}
    </div>
  );
}

function Side({ count, reasons }: { count: ReactNode; reasons: string[] }) {
  return (
    <div>
      <p className="font-semibold text-leaf-ink">{count}</p>
      <ul className="mt-1 grid gap-1">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-1.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-leaf-ink" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many preferences of a profile the family's own person meets. @property gender of that profile */
function Theirs({ met, of, gender }: { met: number; of: number; gender: 'female' | 'male' }) {
  const { self, name } = useSubject();
  if (self) {
    return gender === 'female' ? (
      <Trans>
        You meet {met} of her <Plural value={of} one="# preference" other="# preferences" />
      </Trans>
    ) : (
      <Trans>
        You meet {met} of his <Plural value={of} one="# preference" other="# preferences" />
      </Trans>
    );
  }
  return gender === 'female' ? (
    <Trans>
      {name} meets {met} of her <Plural value={of} one="# preference" other="# preferences" />
    </Trans>
  ) : (
    <Trans>
      {name} meets {met} of his <Plural value={of} one="# preference" other="# preferences" />
    </Trans>
  );
}
