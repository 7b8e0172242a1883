import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../ui/form/Field.tsx';

type ConsentProps = Omit<ComponentProps<typeof Checkbox>, 'label'> & { error: string | undefined };

/** The consent to the terms and the privacy policy, which open beside the form. */
export function Consent({ error, ...input }: ConsentProps) {
  return (
    <Field
      group
      label={<Trans>Consent</Trans>}
      help={<Trans>The links open in a new tab.</Trans>}
      error={error}
    >
      <Checkbox
        {...input}
        label={
          <Trans>
            I agree to the <NewTab to={paths.terms()}>Terms</NewTab> and the{' '}
            <NewTab to={paths.privacy()}>Privacy Policy</NewTab>.
          </Trans>
        }
      />
    </Field>
  );
}

function NewTab({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="text-kumkum-ink underline underline-offset-4">
      {children}
    </Link>
  );
}
