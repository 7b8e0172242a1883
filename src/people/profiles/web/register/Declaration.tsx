import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../ui/form/Field.tsx';

type Props = Omit<ComponentProps<typeof Checkbox>, 'label'> & { error: string | undefined };

/** What one declares to register a profile. New words need a new DECLARATION_VERSION. */
export function Declaration({ error, ...input }: Props) {
  return (
    <Field group label={<Trans>Declaration</Trans>} error={error}>
      <Checkbox
        {...input}
        label={
          <Trans>
            I declare that this profile is for marriage, that its details are true, and that the bride or
            groom is legally free to marry.
          </Trans>
        }
      />
    </Field>
  );
}
