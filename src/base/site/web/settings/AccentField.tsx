import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { isReadableAccent, nearestReadable, type Shades, shadesOf } from '../../shared/accent/palette.ts';

/** The colour of a site that has chosen none. */
const USUAL = '#9b1b30';

type AccentFieldProps = {
  typed: string;
  error: string | undefined;
  onChoose(colour: string): void;
  children: ReactNode;
};

/** The colour of buttons and links, with how it looks by day and by night. */
export function AccentField({ typed, error, onChoose, children }: AccentFieldProps) {
  const { t } = useLingui();
  const colour = /^#[0-9a-f]{6}$/i.test(typed.trim()) ? typed.trim().toLowerCase() : undefined;
  const readable = colour !== undefined && isReadableAccent(colour);
  const shades = colour && shadesOf(readable ? colour : nearestReadable(colour));
  return (
    <div className="grid gap-3">
      <Field
        label={t`Colour of buttons and links`}
        optional={t`Optional`}
        help={t`Six digits after #. Leave it empty for the usual red.`}
        error={error}
      >
        <div className="flex gap-3">
          <div className="min-w-0 grow">{children}</div>
          <input
            type="color"
            aria-label={t`Choose a colour`}
            value={colour ?? USUAL}
            onChange={({ target }) => onChoose(target.value)}
            className="h-12 w-14 shrink-0 cursor-pointer rounded-xl border border-edge bg-raised p-1.5 disabled:cursor-not-allowed"
          />
        </div>
      </Field>
      {colour && !readable && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => onChoose(nearestReadable(colour))}
        >
          <Trans>Use {nearestReadable(colour)}</Trans>
        </Button>
      )}
      {shades && (
        <div aria-hidden className="flex flex-wrap gap-3">
          <Sample shades={shades.day} ground="#fffbf5" name={<Trans>Light</Trans>} />
          <Sample shades={shades.night} ground="#20151a" name={<Trans>Dark</Trans>} />
        </div>
      )}
    </div>
  );
}

function Sample({ shades, ground, name }: { shades: Shades; ground: string; name: ReactNode }) {
  return (
    <div
      className="flex items-center gap-3 rounded-xl border border-line px-4 py-3"
      style={{ background: ground }}
    >
      <span
        className="rounded-xl px-4 py-2 font-semibold"
        style={{ background: shades.kumkum, color: '#fffbf5' }}
      >
        <Trans>Button</Trans>
      </span>
      <span className="underline" style={{ color: shades['kumkum-ink'] }}>
        {name}
      </span>
    </div>
  );
}
