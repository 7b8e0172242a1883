import { Trans } from '@lingui/react/macro';
import { classes } from '../../../../ui/classes.ts';
import { Badge } from '../../../../ui/marks/Badge.tsx';

/** Mark on a photo that the person is a sample. */
export function SampleMark({ className }: { className?: string }) {
  return (
    <Badge className={classes('ring-1 ring-line', className)}>
      <Trans>Sample</Trans>
    </Badge>
  );
}
