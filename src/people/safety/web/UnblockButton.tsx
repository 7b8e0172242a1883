import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { useViewsOnly } from '../../profiles/web/ViewsOnly.tsx';
import { useUnblock } from './useBlock.ts';

type UnblockButtonProps = { person: { id: string; name: string }; onDone?: () => void };

/** Button that takes the viewer's own block away. Not for a relative who may only view. */
export default function UnblockButton({ person: { id, name }, onDone }: UnblockButtonProps) {
  const { t } = useLingui();
  const unblock = useUnblock(onDone);
  if (useViewsOnly()) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      busy={unblock.isPending}
      aria-label={t`Unblock ${name}`}
      onClick={() => unblock.mutate({ id })}
    >
      <Trans>Unblock</Trans>
    </Button>
  );
}
