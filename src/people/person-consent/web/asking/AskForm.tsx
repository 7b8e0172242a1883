import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import type { ConsentPanelState } from '../personConsent.ts';
import { AskFields, type TypedContact } from './AskFields.tsx';

type AskFormProps = {
  /** Who asks: the person themselves, their family, or staff for the family. */
  reader: 'self' | 'family' | 'staff';
  name: string;
  consent: Pick<ConsentPanelState, 'phone' | 'channel' | 'state' | 'address'>;
  send(asking: TypedContact): Promise<unknown>;
  onClose(): void;
};

/** Form that asks the person of a profile on their own email or phone. */
export function AskForm({ reader, name, consent, send, onClose }: AskFormProps) {
  const { t } = useLingui();
  const byPhone = consent.phone && consent.channel === 'phone';
  // Who has refused at an address is not asked there again.
  const refused = consent.state === 'refused' || consent.state === 'withdrawn';
  const [asking, setAsking] = useState<TypedContact>({
    channel: byPhone ? 'phone' : 'email',
    address: (!refused && consent.address) || '',
  });
  const { busy, wrong, failure, submit } = useSubmit(['channel', 'address']);

  function ask(event: FormEvent) {
    event.preventDefault();
    void submit(async () => {
      await send(asking);
      toast({ title: reader === 'self' ? t`Link sent` : t`Link sent to ${name}` });
      onClose();
    });
  }

  return (
    <form noValidate onSubmit={ask} className="grid max-w-96 gap-4">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <AskFields
        reader={reader}
        name={name}
        phone={consent.phone}
        asking={asking}
        wrong={wrong}
        onChange={setAsking}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Send link</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
