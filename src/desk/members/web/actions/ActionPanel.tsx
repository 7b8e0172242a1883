import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Panel } from '../Panel.tsx';

type ActionPanelProps = {
  title: ReactNode;
  /** Changes with each step: the panel then gets the focus, as the button that was pressed is gone. */
  step: string;
  onClose(): void;
  children: ReactNode;
};

/** An act of several steps on a member's page. The focus goes back to what opened it. */
export function ActionPanel({ title, step, onClose, children }: ActionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  useEffect(() => panel.current?.focus(), [step]);

  return (
    <div ref={panel} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Panel
        title={title}
        action={
          <Button kind="plain" size="small" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        {children}
      </Panel>
    </div>
  );
}
