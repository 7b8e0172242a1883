import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Why two profiles may be of the same person. */
export function alikeText({ sameName, samePhone }: { sameName: boolean; samePhone: boolean }): ReactNode {
  if (sameName && samePhone) return <Trans>Same name, date of birth and phone number</Trans>;
  return sameName ? <Trans>Same name and date of birth</Trans> : <Trans>Same phone number</Trans>;
}

/** Returns the same as the end of a sentence that begins with a profile. */
export function hasAlikeText({ sameName, samePhone }: { sameName: boolean; samePhone: boolean }): ReactNode {
  if (sameName && samePhone) return <Trans>has the same name, date of birth and phone number</Trans>;
  return samePhone ? (
    <Trans>has the same phone number</Trans>
  ) : (
    <Trans>has the same name and date of birth</Trans>
  );
}
