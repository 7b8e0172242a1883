import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { AskFields } from '../../../../people/person-consent/web/asking/AskFields.tsx';
import { firstName } from '../../../../people/profiles/shared/facts/firstName.ts';
import type { familyOn } from '../../shared/walkIns.ts';

type Typed = z.input<ReturnType<typeof familyOn>>;

/** Where the person is asked to agree, when somebody else is registered; may be left empty. */
export function PersonContact() {
  const { watch } = useFormContext<Typed>();
  const id = useId();
  const [profileFor, typed] = watch(['profileFor', 'name']);
  if (profileFor === 'self') return null;
  const name = firstName(typed.trim());
  return (
    <section aria-labelledby={id} className="grid gap-5 border-line border-t pt-6">
      <div>
        <h2 id={id} className="text-xl">
          {name ? <Trans>Consent of {name}</Trans> : <Trans>Consent of the person</Trans>}
        </h2>
        <p className="mt-1 text-soft">
          {name ? (
            <Trans>
              Optional. {name} gets a link, sees the whole profile, and says whether it may be shown.
            </Trans>
          ) : (
            <Trans>
              Optional. The person gets a link, sees the whole profile, and says whether it may be shown.
            </Trans>
          )}
        </p>
      </div>
      <ContactFields name={name} />
    </section>
  );
}

function ContactFields({ name }: { name: string }) {
  const phone = useViewer().viewer?.phone !== 'unavailable';
  const { control } = useFormContext<Typed>();
  const channel = useController({ control, name: 'person.channel' });
  const address = useController({ control, name: 'person.address' });
  return (
    <AskFields
      reader="staff"
      name={name}
      phone={phone}
      asking={{ channel: channel.field.value ?? 'email', address: address.field.value ?? '' }}
      wrong={{
        channel: channel.fieldState.error?.message,
        address: address.fieldState.error?.message,
      }}
      onChange={(asking) => {
        channel.field.onChange(asking.channel);
        // Whether it is valid depends on the channel.
        address.field.onChange(asking.address);
      }}
      addressRef={address.field.ref}
    />
  );
}
