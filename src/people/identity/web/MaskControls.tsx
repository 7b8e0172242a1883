import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { keepMaskInside, type Mask } from './masking.ts';

type MaskControlsProps = { mask: Mask; onChange(mask: Mask): void };

/** Sliders for the place and the size of a black box, for people who cannot drag. */
export function MaskControls({ mask, onChange }: MaskControlsProps) {
  const labels: [keyof Mask, ReactNode][] = [
    ['left', <Trans key="left">Left</Trans>],
    ['top', <Trans key="top">Top</Trans>],
    ['width', <Trans key="width">Width</Trans>],
    ['height', <Trans key="height">Height</Trans>],
  ];
  return (
    <fieldset className="mt-3">
      <legend className="text-soft text-sm">
        <Trans>Place and size of the black box</Trans>
      </legend>
      <div className="grid max-w-form grid-cols-2 gap-x-6">
        {labels.map(([side, label]) => (
          <label key={side} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-2">
            <span className="text-sm">{label}</span>
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(mask[side] * 100)}
              onChange={({ target }) =>
                onChange(keepMaskInside({ ...mask, [side]: Number(target.value) / 100 }))
              }
              className="h-11 w-full min-w-0"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
