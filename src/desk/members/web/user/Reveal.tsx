import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { can } from '../../../../kit/shared/api/capabilities.ts';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import type { Revealable } from '../../shared/rules.ts';
import { ReasonDialog } from '../dialogs/ReasonDialog.tsx';
import { cacheReason, REASON_MINUTES, readCachedReason } from '../dialogs/reasonCache.ts';
import { members } from '../members.ts';
import { detailText } from '../memberTexts.tsx';

type RevealProps = {
  id: string;
  field: Revealable;
  manager?: string;
  /** What is shown before it is opened. */
  covered: string;
};

/** A private detail, covered until it is opened with a reason. */
export function Reveal({ id, field, manager, covered }: RevealProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [value, setValue] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = detailText(field);

  async function show(reason: string) {
    const found = await members.reveal.call({ id, field, manager, reason });
    setValue(found.value);
  }

  async function open() {
    const reason = readCachedReason(id);
    if (reason === undefined) return setAsking(true);
    setBusy(true);
    try {
      await show(reason);
    } catch (error) {
      toast({ tone: 'bad', title: t`Couldn't show this`, description: errorText(error) });
    } finally {
      setBusy(false);
    }
  }

  if (value !== undefined) {
    return (
      <span role="status" className="font-semibold [overflow-wrap:anywhere]">
        {value}
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="[overflow-wrap:anywhere]">{covered}</span>
      {can(viewer, 'members.reveal') && (
        <Button
          kind="plain"
          size="small"
          className="-my-2 px-2"
          aria-label={t`Show: ${name}`}
          busy={busy}
          onClick={() => void open()}
        >
          <Trans>Show</Trans>
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={<Trans>Show: {name}</Trans>}
          description={
            <Trans>
              The member can see this and your reason in their data download. The reason holds for this member
              for {REASON_MINUTES} minutes.
            </Trans>
          }
          action={<Trans>Show</Trans>}
          onDone={async (reason) => {
            await show(reason);
            cacheReason(id, reason);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
