import { Trans as LinguiTrans } from '@lingui/react';
import { type ComponentProps, Fragment } from 'react';

/**
 * Shows a message of the catalog. Every `<Trans>` becomes this one (lingui.config.ts): Lingui looks for the tags of a
 * message after the values are in it, and drops what looks like one in a member's text ("I <b>love</b> tea").
 */
export function Trans({ values, ...rest }: ComponentProps<typeof LinguiTrans>) {
  return <LinguiTrans {...rest} values={values && keepTags(values)} />;
}

/** Elements are put in as they are, text is searched for tags. */
function keepTags(values: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(values).some(hasTag)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      hasTag(value) ? <Fragment key={name}>{value}</Fragment> : value,
    ]),
  );
}

const hasTag = (value: unknown): value is string => typeof value === 'string' && value.includes('<');
