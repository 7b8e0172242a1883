import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { classes } from '../classes.ts';
import { TextLink } from '../TextLink.tsx';
import { closeToast, type ShownToast } from './toast.tsx';
import { useToastPlace } from './useToastPlace.ts';

const DURATION_MS = 5000;
const SWIPE_PX = 50;
/** Radix puts the key in its place. */
const hotkey = '{hotkey}';

export default function ToastView({ message }: { message: ShownToast }) {
  const { t } = useLingui();
  const bad = message.tone === 'bad';
  const { viewport, place } = useToastPlace(message);
  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <Toast.Provider duration={DURATION_MS} swipeThreshold={SWIPE_PX} label={t`Message`}>
      <Toast.Root
        key={message.id}
        open={message.open}
        onOpenChange={(open) => open || closeToast(message.id)}
        type={bad ? 'foreground' : 'background'}
        data-tone={bad ? 'bad' : 'good'}
        className="flex items-start gap-3 rounded-xl border border-line border-l-4 bg-raised py-3 pr-2 pl-4 shadow-lift data-[state=closed]:animate-down data-[state=open]:animate-up data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[tone=bad]:border-l-bad data-[tone=good]:border-l-leaf"
      >
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${bad ? 'text-bad-ink' : 'text-leaf-ink'}`} />
        <div className="min-w-0 grow">
          <Toast.Title className="font-semibold">{message.title}</Toast.Title>
          {message.description && (
            <Toast.Description className="text-sm text-soft">{message.description}</Toast.Description>
          )}
          {message.action && (
            <Toast.Action
              altText={message.action.label}
              onClick={message.action.run}
              className="inline-flex min-h-11 items-center font-semibold text-kumkum-ink underline underline-offset-4"
            >
              {message.action.label}
            </Toast.Action>
          )}
          {message.link && (
            <Toast.Action asChild altText={message.link.label}>
              <TextLink to={message.link.to} className="inline-flex min-h-11 items-center">
                {message.link.label}
              </TextLink>
            </Toast.Action>
          )}
        </div>
        <Toast.Close
          aria-label={t`Close`}
          className="grid size-10 shrink-0 place-items-center rounded-md text-soft hover:bg-sunk"
        >
          <X aria-hidden className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        ref={viewport}
        label={t`Messages (${hotkey})`}
        data-place={place}
        className={classes(
          'fixed inset-x-4 z-50 mx-auto flex max-w-form flex-col outline-none sm:right-6 sm:left-auto sm:w-full',
          place === 'top' && 'top-[calc(4.5rem+var(--offline-bar))]',
          place === 'edge' && 'top-[calc(0.5rem+var(--offline-bar))]',
          place === 'bottom' &&
            'bottom-[calc(1rem+var(--lower-edge))] sm:bottom-[calc(1.5rem+var(--lower-edge))] [body:has([data-lower-edge])_&]:max-md:bottom-[calc(8rem+var(--lower-edge))]',
        )}
      />
    </Toast.Provider>
  );
}
