import { Trans } from '@lingui/react/macro';
import { Award, BadgeCheck, Gem } from 'lucide-react';
import { classes } from '../../../../ui/classes.ts';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import type { Card } from '../../contract.ts';

type BadgesProps = {
  profile: Pick<Card, 'verified' | 'phoneVerified' | 'premium' | 'featured'>;
  /** On a photo: who was checked by the team has no second mark, which would lie over the face. */
  short?: boolean;
  className?: string;
};

/** Badges of a profile, three at most: 'featured' includes premium. */
export function Badges({ profile, short = false, className }: BadgesProps) {
  const { verified, phoneVerified, premium, featured } = profile;
  if (!verified && !phoneVerified && !premium && !featured) return null;
  return (
    <p className={classes('flex flex-wrap gap-1.5', className)}>
      {verified && (
        <Badge tone="verified">
          <BadgeCheck aria-hidden />
          <Trans>ID verified</Trans>
        </Badge>
      )}
      {phoneVerified && !(short && verified) && (
        <Badge tone="verified">
          <BadgeCheck aria-hidden />
          <Trans>Phone verified</Trans>
        </Badge>
      )}
      {featured ? (
        <Badge tone="premium">
          <Award aria-hidden />
          <Trans>Featured</Trans>
        </Badge>
      ) : (
        premium && (
          <Badge tone="notice">
            <Gem aria-hidden />
            <Trans>Premium</Trans>
          </Badge>
        )
      )}
    </p>
  );
}
