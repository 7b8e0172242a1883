import { Trans } from '@lingui/react/macro';
import { Field } from '../../../../ui/form/Field.tsx';
import { Segments } from '../../../../ui/form/Segments.tsx';
import type { Milan } from '../../contract.ts';

type Convention = Milan['convention'];

/** Whose tables the points of a match are counted by. */
export function ConventionField({ value, onChange }: { value: Convention; onChange(to: Convention): void }) {
  return (
    <Field
      group
      label={<Trans>Calculation method</Trans>}
      help={<Trans>Books and programs count vashya, yoni and gana in two ways.</Trans>}
      className="print:hidden"
    >
      <Segments
        value={value}
        onChange={(to) => onChange(to as Convention)}
        options={[
          { value: 'astrosage', label: <Trans>AstroSage</Trans> },
          { value: 'raman', label: <Trans>Raman</Trans> },
        ]}
      />
    </Field>
  );
}
