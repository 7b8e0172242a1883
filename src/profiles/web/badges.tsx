import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Gem } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';

export function Badges({ verified, premium }: { verified: boolean; premium: boolean }) {
  if (!verified && !premium) return null;
  return (
    <p className="flex flex-wrap gap-2">
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
