import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { CLAIM_DAYS } from '../../rules.ts';

/** The link by which a family claims its profile, with a button that copies it. */
export function LinkForFamily({ link }: { link: string }) {
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
      <Field
        label={<Trans>Link for the family</Trans>}
        help={
          <Trans>
            It works for {CLAIM_DAYS} days, and only once. It is shown only now. Earlier links end.
          </Trans>
        }
      >
        <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <Button kind="quiet" onClick={copy} className="justify-self-start">
        <Trans>Copy link</Trans>
      </Button>
    </div>
  );
}
