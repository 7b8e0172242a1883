import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../../ui/form/TextInput.tsx';

type LinkDialogProps = {
  href: string;
  /** Null removes the link. */
  onDone(href: string | null): void;
  onClose(): void;
};

/** Returns an address as a link has it; undefined when it is none that a post may have. */
function addressOf(text: string): string | undefined {
  const typed = text.trim();
  if (/^\/(?!\/)/.test(typed)) return typed;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(full)) return undefined;
  const { protocol, hostname } = new URL(full);
  if (protocol === 'mailto:' || protocol === 'tel:') return full;
  return /^https?:$/.test(protocol) && hostname.includes('.') ? full : undefined;
}

/** Sets or removes a link. */
export function LinkDialog({ href, onDone, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(href);
  const [wrong, setWrong] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = addressOf(typed);
    if (address) onDone(address);
    else setWrong(t`Please enter a web address, such as https://example.com.`);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Link`}
      actions={
        <>
          {href && (
            <Button kind="danger" onClick={() => onDone(null)}>
              <Trans>Remove link</Trans>
            </Button>
          )}
          <Button type="submit" form="link">
            <Trans>Save link</Trans>
          </Button>
        </>
      }
    >
      <form id="link" noValidate onSubmit={submit}>
        <Field label={<Trans>Web address</Trans>} error={wrong}>
          <TextInput
            inputMode="url"
            autoCapitalize="none"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
