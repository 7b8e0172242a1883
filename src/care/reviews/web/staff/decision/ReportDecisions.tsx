import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReportReason } from '../../../../../people/safety/shared/rules.ts';
import { Button } from '../../../../../ui/Button.tsx';
import type { OtherReport } from '../OtherReports.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import type { ReviewDecision } from './useDecision.ts';

type ReportDecisionsProps = {
  name: string;
  /** Other reports about the same person that the viewer may decide. */
  others: OtherReport[];
  /** Why the person was reported. */
  reasons: ReportReason[];
  suspended: boolean;
  act: Pick<ReviewDecision['act'], 'uphold' | 'dismiss'>;
};

/** The two decisions on a report, each with its dialog. */
export function ReportDecisions({ act, ...about }: ReportDecisionsProps) {
  const [deciding, setDeciding] = useState<'uphold' | 'dismiss'>();
  return (
    <>
      <Button kind="danger" onClick={() => setDeciding('uphold')}>
        <Trans>The report is right</Trans>
      </Button>
      <Button kind="quiet" onClick={() => setDeciding('dismiss')}>
        <Trans>The report is wrong</Trans>
      </Button>
      {deciding && (
        <ReportDialog
          {...about}
          upholds={deciding === 'uphold'}
          onDecide={act[deciding]}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}
