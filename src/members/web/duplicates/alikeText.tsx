import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** In which way two profiles are alike. */
export function alikeText({ sameName, samePhone }: { sameName: boolean; samePhone: boolean }): ReactNode {
  if (sameName && samePhone) return <Trans>Same name, date of birth and phone number</Trans>;
  return sameName ? <Trans>Same name and date of birth</Trans> : <Trans>Same phone number</Trans>;
}
