import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from './Button.tsx';

type MoveButtonsProps = {
  /** What is moved, as screen readers read it. */
  name: string;
  place: number;
  /** How many there are. */
  count: number;
  disabled?: boolean;
  onMove(step: -1 | 1): void;
};

/** Two buttons that move one of a list up or down. */
export function MoveButtons({ name, place, count, disabled = false, onMove }: MoveButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button
        kind="plain"
        size="small"
        disabled={disabled || place === 0}
        aria-label={t`Move ${name} up`}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden className="size-5" />
      </Button>
      <Button
        kind="plain"
        size="small"
        disabled={disabled || place === count - 1}
        aria-label={t`Move ${name} down`}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden className="size-5" />
      </Button>
    </>
  );
}
