import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../../kit/web/form/useSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Segments } from '../../ui/form/Segments.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { toast } from '../../ui/state/toast.tsx';
import type { Shown } from './personConsent.ts';

type Asking = { channel: 'email' | 'phone'; address: string };
type AskFormProps = {
  /** Whether the person sends it to themselves. */
  self?: boolean;
  name: string;
  consent: Shown;
  send(asking: Asking): Promise<unknown>;
  onClose(): void;
};

/** Form that asks the person of a profile on their own email or phone. */
export function AskForm({ self = false, name, consent, send, onClose }: AskFormProps) {
  const { t } = useLingui();
  const byPhone = consent.phone && consent.channel === 'phone';
  const [channel, setChannel] = useState<'email' | 'phone'>(byPhone ? 'phone' : 'email');
  // Who has refused at an address is not asked there again.
  const refused = consent.state === 'refused' || consent.state === 'withdrawn';
  const [address, setAddress] = useState((!refused && consent.address) || '');
  const { busy, wrong, failure, submit } = useSubmit(['channel', 'address']);

  function ask(event: FormEvent) {
    event.preventDefault();
    void submit(async () => {
      await send({ channel, address });
      toast({ title: self ? t`Link sent` : t`Link sent to ${name}` });
      onClose();
    });
  }

  const ownLabel = channel === 'phone' ? <Trans>Your phone number</Trans> : <Trans>Your email</Trans>;
  const theirLabel =
    channel === 'phone' ? <Trans>{name}'s phone number</Trans> : <Trans>{name}'s email</Trans>;
  return (
    <form noValidate onSubmit={ask} className="grid max-w-96 gap-4">
      {failure && <Notice tone="bad">{failure}</Notice>}
      {consent.phone && (
        <Field group label={<Trans>Send the link by</Trans>} error={wrong.channel}>
          <Segments
            value={channel}
            onChange={(value) => setChannel(value === 'phone' ? 'phone' : 'email')}
            options={[
              { value: 'email', label: <Trans>Email</Trans> },
              { value: 'phone', label: <Trans>SMS</Trans> },
            ]}
          />
        </Field>
      )}
      <Field
        label={self ? ownLabel : theirLabel}
        help={
          self ? (
            <Trans>Another one than you log in with. It is not shown on the profile.</Trans>
          ) : (
            <Trans>{name}'s own, not yours. It is not shown on the profile.</Trans>
          )
        }
        error={wrong.address}
      >
        <TextInput
          type={channel === 'phone' ? 'tel' : 'email'}
          value={address}
          limit={254}
          autoComplete="off"
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
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
