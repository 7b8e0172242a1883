import { Trans, useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ProfileCard } from '../../../../people/profiles/web/card/ProfileCard.tsx';
import { useViewsOnly } from '../../../../people/profiles/web/ViewsOnly.tsx';
import { SafetyMenu } from '../../../../people/safety/web/SafetyMenu.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { ReceivedNote } from '../../../interests/web/InterestHeart.tsx';
import { useSendInterest } from '../../../interests/web/useSendInterest.ts';
import { MatchReasons } from '../../../matching/web/reasons/MatchReasons.tsx';
import type { NamedReasons } from '../../../matching/web/reasons/nameReasons.ts';
import { ShortlistButton } from '../../../shortlist/web/ShortlistButton.tsx';
import type { Suggested } from '../../contract.ts';

const DeclineDialog = lazyPart(() => import('./DeclineDialog.tsx'));

type SuggestedCardProps = { suggested: Suggested; reasons: NamedReasons };

/** Card of a suggested profile: the note of our team, why the two match, and the two replies. */
export default function SuggestedCard({ suggested, reasons }: SuggestedCardProps) {
  const { t } = useLingui();
  const viewsOnly = useViewsOnly();
  const { interest, met, reasons: _, ...profile } = suggested.profile;
  const { send, busy, waiting } = useSendInterest(profile, { onCard: true });
  const [asked, setAsked] = useState(false);
  const { name, gender } = profile;
  return (
    <ProfileCard
      profile={profile}
      heading="h3"
      marks={
        <>
          <ShortlistButton profile={profile} look="sign" />
          <SafetyMenu person={profile} />
        </>
      }
      note={<ReceivedNote interest={interest} />}
      foot={
        <div className="grid gap-3">
          <div>
            <p className="font-semibold text-sm">
              <Trans>Note from our team</Trans>
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{suggested.note}</p>
          </div>
          <MatchReasons reasons={reasons} met={met} promoted={false} gender={gender} />
          {!viewsOnly && (
            <div className="flex flex-wrap gap-3">
              <Button
                size="small"
                busy={busy}
                aria-disabled={waiting || undefined}
                aria-label={waiting ? t`Interest to ${name}: waiting to send` : t`Interested: ${name}`}
                onClick={send}
                className="grow"
              >
                <Heart aria-hidden className="size-5" />
                {waiting ? <Trans>Waiting to send</Trans> : <Trans>Interested</Trans>}
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={t`Not for us: ${name}`}
                onClick={() => setAsked(true)}
                className="grow"
              >
                <Trans>Not for us</Trans>
              </Button>
            </div>
          )}
          {asked && (
            <Suspense fallback={null}>
              <DeclineDialog id={suggested.id} name={name} onClose={() => setAsked(false)} />
            </Suspense>
          )}
        </div>
      }
    />
  );
}
