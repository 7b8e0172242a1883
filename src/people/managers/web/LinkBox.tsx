import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { toast } from '../../../ui/state/toast.tsx';

type LinkBoxProps = { link: string; label: ReactNode; help: ReactNode };

/** A link to pass on, with a button that copies it. */
export function LinkBox({ link, label, help }: LinkBoxProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: t`Link copied` });
    } catch {
      // Without the right to copy, the selected text can be copied by hand.
      box.current?.querySelector('input')?.select();
    }
  }

  return (
    <div ref={box} className="grid gap-4">
      <Field label={label} help={help}>
        <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <Button kind="quiet" onClick={copy} className="justify-self-start">
        <Trans>Copy link</Trans>
      </Button>
    </div>
  );
}
