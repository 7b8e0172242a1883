import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Crop, EllipsisVertical, Star, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { MenuItem, MenuItems } from '../../../../ui/menu/MenuItems.tsx';
import { type PhotoMenuProps, photoTriggerClasses } from './PhotoMenu.tsx';

/** The menu of a photo once it is opened. */
export default function OpenPhotoMenu({
  number,
  place,
  of,
  canCrop,
  onMove,
  onCrop,
  onRemove,
}: PhotoMenuProps) {
  const { t } = useLingui();
  const chosen = useRef<() => void>(undefined);
  const choose = (act: () => void) => {
    chosen.current = act;
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger aria-label={t`Options for photo ${number}`} className={photoTriggerClasses}>
        <EllipsisVertical aria-hidden className="size-5" />
      </DropdownMenu.Trigger>
      <MenuItems
        // What was chosen happens once the menu is gone: until then it keeps the focus from what opens or moves.
        onCloseAutoFocus={() => {
          chosen.current?.();
          chosen.current = undefined;
        }}
      >
        {place > 0 && (
          <MenuItem icon={<Star aria-hidden className="size-5" />} onSelect={() => choose(() => onMove(0))}>
            <Trans>Make main photo</Trans>
          </MenuItem>
        )}
        {place > 0 && (
          <MenuItem
            icon={<ArrowLeft aria-hidden className="size-5" />}
            onSelect={() => choose(() => onMove(place - 1))}
          >
            <Trans>Move earlier</Trans>
          </MenuItem>
        )}
        {place < of - 1 && (
          <MenuItem
            icon={<ArrowRight aria-hidden className="size-5" />}
            onSelect={() => choose(() => onMove(place + 1))}
          >
            <Trans>Move later</Trans>
          </MenuItem>
        )}
        {canCrop && (
          <MenuItem icon={<Crop aria-hidden className="size-5" />} onSelect={() => choose(onCrop)}>
            <Trans>Crop and rotate</Trans>
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 aria-hidden className="size-5" />} onSelect={() => choose(onRemove)}>
          <Trans>Remove</Trans>
        </MenuItem>
      </MenuItems>
    </DropdownMenu.Root>
  );
}
