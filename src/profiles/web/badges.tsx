import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Gem } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';

type BadgesProps = { verified: boolean; premium: boolean; className?: string };

export function Badges({ verified, premium, className }: BadgesProps) {
  if (!verified && !premium) return null;
  return (
    <p className={classes('flex flex-wrap gap-1.5', className)}>
      {verified && (
        <Badge tone="verified">
          <BadgeCheck aria-hidden />
          <Trans>Verified</Trans>
        </Badge>
      )}
      {premium && (
        <Badge tone="notice">
          <Gem aria-hidden />
          <Trans>Premium</Trans>
        </Badge>
      )}
    </p>
  );
}

/** Says on a photo that the person is invented. */
export function SampleMark({ className }: { className?: string }) {
  return (
    <Badge className={classes('bg-raised', className)}>
      <Trans>Sample</Trans>
    </Badge>
  );
}
