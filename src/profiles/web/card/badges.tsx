import { Trans } from '@lingui/react/macro';
import { Award, BadgeCheck, Gem } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { classes } from '../../../ui/classes.ts';

type BadgesProps = { verified: boolean; premium: boolean; featured: boolean; className?: string };

/** What is known of a profile at a glance, two at most: where somebody is featured, that says premium too. */
export function Badges({ verified, premium, featured, className }: BadgesProps) {
  if (!verified && !premium && !featured) return null;
  return (
    <p className={classes('flex flex-wrap gap-1.5', className)}>
      {verified && (
        <Badge tone="verified">
          <BadgeCheck aria-hidden />
          <Trans>Verified</Trans>
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

/** Says on a photo that the person is invented. */
export function SampleMark({ className }: { className?: string }) {
  return (
    <Badge className={classes('ring-1 ring-line', className)}>
      <Trans>Sample</Trans>
    </Badge>
  );
}
