import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { can } from '../../../kit/api/capabilities.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Revealable } from '../../rules.ts';
import { ReasonDialog } from '../dialogs/ReasonDialog.tsx';
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
  const name = detailText(field);
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
          onClick={() => setAsking(true)}
        >
          <Trans>Show</Trans>
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={<Trans>Show: {name}</Trans>}
          description={<Trans>The member can see this and your reason in their data download.</Trans>}
          action={<Trans>Show</Trans>}
          onDone={async (reason) => {
            const found = await members.reveal.call({ id, field, manager, reason });
            setValue(found.value);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
