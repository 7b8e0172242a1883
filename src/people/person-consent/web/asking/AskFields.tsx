import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { Field } from '../../../../ui/form/Field.tsx';
import { Segments } from '../../../../ui/form/Segments.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';

export type TypedContact = { channel: 'email' | 'phone'; address: string };

type AskFieldsProps = {
  /** Who fills it in: the person, their family, or staff for the family. */
  reader: 'self' | 'family' | 'staff';
  /** First name of the person; empty while nobody has typed it. */
  name: string;
  /** Whether the site can send SMS. */
  phone: boolean;
  asking: TypedContact;
  wrong: { channel?: ReactNode; address?: ReactNode };
  onChange(asking: TypedContact): void;
  addressRef?: Ref<HTMLInputElement>;
};

/** Fields that say where the person of a profile is asked: their own email or phone number. */
export function AskFields({ reader, name, phone, asking, wrong, onChange, addressRef }: AskFieldsProps) {
  const bySms = asking.channel === 'phone';
  return (
    <>
      {phone && (
        <Field group label={<Trans>Send the link by</Trans>} error={wrong.channel}>
          <Segments
            value={asking.channel}
            onChange={(value) => onChange({ ...asking, channel: value === 'phone' ? 'phone' : 'email' })}
            options={[
              { value: 'email', label: <Trans>Email</Trans> },
              { value: 'phone', label: <Trans>SMS</Trans> },
            ]}
          />
        </Field>
      )}
      <Field label={labelOf(reader, name, bySms)} help={helpOf(reader, name, bySms)} error={wrong.address}>
        <TextInput
          ref={addressRef}
          type={bySms ? 'tel' : 'email'}
          inputMode={bySms ? 'tel' : 'email'}
          value={asking.address}
          limit={254}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...asking, address: target.value })}
        />
      </Field>
    </>
  );
}

function labelOf(reader: AskFieldsProps['reader'], name: string, bySms: boolean): ReactNode {
  if (reader === 'self') return bySms ? <Trans>Your phone number</Trans> : <Trans>Your email</Trans>;
  if (name) return bySms ? <Trans>{name}'s phone number</Trans> : <Trans>{name}'s email</Trans>;
  return bySms ? <Trans>The person's phone number</Trans> : <Trans>The person's email</Trans>;
}

function helpOf(reader: AskFieldsProps['reader'], name: string, bySms: boolean): ReactNode {
  if (reader === 'self')
    return bySms ? (
      <Trans>Not the number of your account. It is not shown on the profile.</Trans>
    ) : (
      <Trans>Not the email you log in with. It is not shown on the profile.</Trans>
    );
  if (reader === 'family') return <Trans>{name}'s own, not yours. It is not shown on the profile.</Trans>;
  return name ? (
    <Trans>{name}'s own, not the family's. It is not shown on the profile.</Trans>
  ) : (
    <Trans>The person's own, not the family's. It is not shown on the profile.</Trans>
  );
}
