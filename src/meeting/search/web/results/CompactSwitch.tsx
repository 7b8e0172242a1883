import { useLingui } from '@lingui/react/macro';
import { LayoutList } from 'lucide-react';
import { useCompact } from '../../../../kit/web/compact/useCompact.ts';
import { Button } from '../../../../ui/Button.tsx';

/** On a phone, switches between short rows and cards. The browser remembers the choice. */
export function CompactSwitch() {
  const { t } = useLingui();
  const { compact, setCompact } = useCompact();
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={t`Compact list`}
      aria-pressed={compact}
      onClick={() => setCompact(!compact)}
      className="shrink-0 px-3 aria-pressed:border-kumkum-ink aria-pressed:bg-kumkum-soft aria-pressed:text-kumkum-ink sm:hidden"
    >
      <LayoutList aria-hidden className="size-5" />
    </Button>
  );
}
