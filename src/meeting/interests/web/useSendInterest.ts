import { t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addUnsent, useUnsent } from '../../../kit/web/outbox/outbox.ts';
import { refreshViewer, useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { toast } from '../../../ui/state/toast.tsx';
import { interests } from './interests.ts';
import { interestBox, showNotSent, showSent, type WaitingInterest } from './sendInterest.ts';

/**
 * Sends an interest to a profile. A second press while the first is pending does nothing. A visitor is redirected to
 * the login and back. `onCard` selects the texts for cards, which name the person. Sending can be undone for some
 * seconds.
 */
export function useSendInterest({ id, name }: { id: string; name: string }, { onCard = false } = {}) {
  const { viewer } = useViewer();
  const { self } = useSubject();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queries = useQueryClient();
  // A double click is faster than the render that disables the button.
  const underWay = useRef(false);
  const logIn = () => navigate(paths.login(pathname + search), { state: { interestIn: name } });

  const waiting = useUnsent(interestBox(id)).length > 0;
  function words(): string {
    if (!self) return t`The interest has been sent to ${name}. You will be notified when they respond!`;
    return onCard
      ? t`Your interest has been sent to ${name}. You will be notified when they respond!`
      : t`Your interest has been sent successfully. We'll notify you when they respond!`;
  }

  const sending = useMutation({
    ...interests.send.mutationOptions({
      onSuccess: (interest) => showSent(queries, { id, name }, interest, words(), true),
      onSettled() {
        underWay.current = false;
      },
      async onError(error) {
        if (!(error instanceof ORPCError)) {
          addUnsent('interest', interestBox(id), { id, name } satisfies WaitingInterest);
          return toast({
            title: t`You're offline`,
            description: t`We'll send the interest to ${name} when you're back online.`,
          });
        }
        if (error.status !== 401) return showNotSent(queries, error);
        await refreshViewer();
        return logIn();
      },
    }),
    // Without a connection it fails at once, and waits in the outbox instead, which outlives the page.
    networkMode: 'always',
  });

  return {
    send() {
      if (viewer === undefined || underWay.current || waiting) return;
      if (viewer === null) return void logIn();
      underWay.current = true;
      sending.mutate({ id, undoable: true });
    },
    busy: sending.isPending,
    /** Whether it waits for the connection. */
    waiting,
  };
}
