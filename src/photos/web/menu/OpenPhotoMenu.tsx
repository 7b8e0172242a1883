import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Crop, EllipsisVertical, Star, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { disc, type PhotoMenuProps, trigger } from './PhotoMenu.tsx';

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
      <DropdownMenu.Trigger aria-label={t`Options for photo ${number}`} className={trigger}>
        <span className={disc}>
          <EllipsisVertical aria-hidden className="size-5" />
        </span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          // What was chosen happens once the menu is gone: until then it keeps the focus from what opens or moves.
          onCloseAutoFocus={() => {
            chosen.current?.();
            chosen.current = undefined;
          }}
          className="z-40 w-60 rounded-xl border border-line bg-raised p-2 shadow-lift data-[state=open]:animate-in"
        >
          {place > 0 && (
            <Item icon={<Star aria-hidden className="size-5" />} onSelect={() => choose(() => onMove(0))}>
              <Trans>Make main photo</Trans>
            </Item>
          )}
          {place > 0 && (
            <Item
              icon={<ArrowLeft aria-hidden className="size-5" />}
              onSelect={() => choose(() => onMove(place - 1))}
            >
              <Trans>Move earlier</Trans>
            </Item>
          )}
          {place < of - 1 && (
            <Item
              icon={<ArrowRight aria-hidden className="size-5" />}
              onSelect={() => choose(() => onMove(place + 1))}
            >
              <Trans>Move later</Trans>
            </Item>
          )}
          {canCrop && (
            <Item icon={<Crop aria-hidden className="size-5" />} onSelect={() => choose(onCrop)}>
              <Trans>Crop and rotate</Trans>
            </Item>
          )}
          <Item icon={<Trash2 aria-hidden className="size-5" />} onSelect={() => choose(onRemove)}>
            <Trans>Remove</Trans>
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ icon, onSelect, children }: { icon: ReactNode; onSelect(): void; children: ReactNode }) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-4 py-2 font-semibold outline-none data-highlighted:bg-kumkum-soft"
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}
