import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { classes } from '../../../ui/classes.ts';
import { managed } from './managed.ts';

/** Shows which profile something is for, to an account that manages several. */
export function ForProfile({ name, className }: { name: string; className?: string }) {
  const profiles = managed.use() ?? [];
  useEffect(() => void managed.refresh(), []);
  if (profiles.length < 2) return null;
  return (
    <p className={classes('font-semibold [overflow-wrap:anywhere]', className)}>
      <Trans>For {name}</Trans>
    </p>
  );
}
