import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazyPart.ts';

export type ToastMessage = {
  title: string;
  description?: string;
  /** `bad` for what went wrong; it is read out at once. */
  tone?: 'good' | 'bad';
  /** Where something can be done about it. */
  link?: { to: string; label: string };
  /** What a button in it does. */
  action?: { label: string; run(): void };
};
export type ShownToast = ToastMessage & { id: number; open: boolean };

let shown: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a message for five seconds, from anywhere. One is seen at a time: a newer one takes its place. */
export function toast(message: ToastMessage): void {
  count += 1;
  show({ ...message, id: count, open: true });
}

/** Takes the message away again. */
export function closeToast(id: number): void {
  if (shown?.id === id) show({ ...shown, open: false });
}

function show(next: ShownToast): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const ToastView = lazyPart(() => import('./ToastView.tsx'));

/** Where toasts appear: once, above all pages, so that a toast outlives its page. */
export function ToastHost() {
  const message = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  if (!message) return null;
  return (
    <Suspense>
      <ToastView message={message} />
    </Suspense>
  );
}
