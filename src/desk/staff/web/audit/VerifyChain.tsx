import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { audit } from './audit.ts';

type Progress = Awaited<ReturnType<typeof audit.verify.call>>;

const number = new Intl.NumberFormat('en-IN');

/** Checks on demand that nobody changed the audit log, part by part, and shows the result. */
export function VerifyChain() {
  const { t } = useLingui();
  const [progress, setProgress] = useState<Progress>();
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function verify() {
    setRunning(true);
    setFailure(undefined);
    setProgress(undefined);
    try {
      let cursor: string | undefined;
      // Whoever leaves the page stops it.
      while (here.current) {
        const part = await audit.verify.call({ cursor });
        setProgress(part);
        if (!part.nextCursor) break;
        cursor = part.nextCursor;
      }
    } catch (error) {
      setFailure(errorText(error));
    }
    setRunning(false);
  }

  const ended = progress && !progress.nextCursor;
  return (
    <section aria-label={t`Check the log`} className="mb-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="quiet" size="small" busy={running} onClick={verify}>
          <ShieldCheck aria-hidden className="size-5" />
          <Trans>Check the log</Trans>
        </Button>
        <p role="status" className="text-soft">
          {running && progress ? (
            <Trans>
              Checked {number.format(progress.checked)} of {number.format(progress.total)} rows
            </Trans>
          ) : (
            !ended && <Trans>Checks that no row was changed or removed.</Trans>
          )}
        </p>
      </div>
      <div role="status">
        {ended && !progress.problem && (
          <Notice tone="good" title={<Trans>The audit log is unchanged</Trans>} className="mt-3">
            <p>
              <Trans>Checked all {number.format(progress.checked)} rows.</Trans>
            </p>
            {progress.last && (
              <p className="mt-1 text-sm [overflow-wrap:anywhere]">
                <Trans>
                  Keep this line elsewhere. With it, npm run audit:verify also detects rows removed from the
                  end: {progress.last}
                </Trans>
              </p>
            )}
          </Notice>
        )}
        {ended && progress.problem && (
          <Notice tone="bad" title={<Trans>The audit log was changed</Trans>} className="mt-3">
            {progress.problem}
          </Notice>
        )}
        {failure && (
          <Notice tone="bad" className="mt-3">
            {failure}
          </Notice>
        )}
      </div>
    </section>
  );
}
