import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { MenuItem, MenuItems } from '../../../ui/menu/MenuItems.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import ReportDialog from './ReportDialog.tsx';
import { disc, type SafetyMenuProps, triggerClasses } from './SafetyMenu.tsx';

/** The opened menu, and the dialogs that it leads to. */
export default function OpenMenu({ person, target, look, onBlocked }: SafetyMenuProps) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<'block' | 'report'>();
  const { id, name } = person;
  const reported = target ?? (id ? ({ kind: 'profile', id } as const) : undefined);
  const button = useRef<HTMLButtonElement>(null);
  // The item that opened the dialog is gone, so the focus returns to the menu's button.
  const close = () => {
    setDialog(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <DropdownMenu.Root modal={false} defaultOpen>
        <DropdownMenu.Trigger
          ref={button}
          aria-label={
            target?.kind === 'message' ? t`Options for this message from ${name}` : t`Options for ${name}`
          }
          className={triggerClasses}
        >
          <span className={look === 'disc' ? disc : undefined}>
            <EllipsisVertical aria-hidden className="size-5" />
          </span>
        </DropdownMenu.Trigger>
        <MenuItems onCloseAutoFocus={(event) => dialog && event.preventDefault()}>
          {reported && (
            <MenuItem icon={<Flag aria-hidden className="size-5" />} onSelect={() => setDialog('report')}>
              {reported.kind === 'message' ? (
                <Trans>Report message</Trans>
              ) : reported.kind === 'person' ? (
                <Trans>Report {name}</Trans>
              ) : (
                <Trans>Report profile</Trans>
              )}
            </MenuItem>
          )}
          {id && (
            <MenuItem icon={<Ban aria-hidden className="size-5" />} onSelect={() => setDialog('block')}>
              <Trans>Block</Trans>
            </MenuItem>
          )}
        </MenuItems>
      </DropdownMenu.Root>
      {dialog === 'block' && id && (
        <BlockDialog person={{ id, name }} onClose={close} onBlocked={onBlocked} />
      )}
      {dialog === 'report' && reported && (
        <ReportDialog target={reported} person={person} onClose={close} onBlocked={onBlocked} />
      )}
    </>
  );
}
