import { Trans } from '@lingui/react/macro';
import { Field } from '../../../../ui/form/Field.tsx';
import { Segments } from '../../../../ui/form/Segments.tsx';
import type { ChartStyle } from '../../shared/chartStyle.ts';

/** In which form charts are drawn. */
export function ChartStyleField({ value, onChange }: { value: ChartStyle; onChange(to: ChartStyle): void }) {
  return (
    <Field
      group
      label={
        <span className="sr-only">
          <Trans>Chart style</Trans>
        </span>
      }
      className="print:hidden"
    >
      <Segments
        value={value}
        onChange={(to) => onChange(to as ChartStyle)}
        options={[
          { value: 'north', label: <Trans>North Indian</Trans> },
          { value: 'south', label: <Trans>South Indian</Trans> },
        ]}
      />
    </Field>
  );
}
