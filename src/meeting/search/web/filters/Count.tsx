import { useLingui } from '@lingui/react/macro';
import { classes } from '../../../../ui/classes.ts';

/** How many profiles an option would leave. */
export function Count({ number }: { number: number }) {
  const { i18n } = useLingui();
  return (
    <span
      className={classes('shrink-0 pt-0.5 text-sm tabular-nums', number > 0 ? 'text-soft' : 'text-soft/70')}
    >
      {i18n.number(number)}
    </span>
  );
}
