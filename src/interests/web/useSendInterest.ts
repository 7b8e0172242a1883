import { t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText, refusalText } from '../../kit/web/api/errors.ts';
import { refreshViewer, useViewer } from '../../kit/web/viewer.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/state/toast.tsx';
import { interests } from './interests.ts';
import { putInterest } from './putInterest.ts';

/**
 * Sends an interest to a profile; a second press while the first is pending does nothing. A visitor is redirected to
 * the login and back. `onCard` selects the texts of the card, which name the person.
 */
export function useSendInterest({ id, name }: { id: string; name: string }, { onCard = false } = {}) {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queries = useQueryClient();
  // A double click is faster than the render that disables the button.
  const underWay = useRef(false);
  const logIn = () => navigate(paths.login(pathname + search));

  const sending = useMutation(
    interests.send.mutationOptions({
      onSuccess(interest) {
        putInterest(queries, id, interest);
        if (interest.state === 'accepted') {
          // Photos and contact details may be visible now, so everything is refetched.
          void queries.invalidateQueries();
          return toast({
            title: t`You're now connected`,
            description: t`${name} had already sent you an interest.`,
          });
        }
        void queries.invalidateQueries({ queryKey: interests.key() });
        toast({
          title: t`Interest Sent! 💝`,
          description: onCard
            ? t`Your interest has been sent to ${name}. You will be notified when they respond!`
            : t`Your interest has been sent successfully. We'll notify you when they respond!`,
        });
      },
      onSettled() {
        underWay.current = false;
      },
      async onError(error) {
        const status = error instanceof ORPCError ? error.status : 0;
        if (status === 401) {
          await refreshViewer();
          return logIn();
        }
        // The page showed an outdated state.
        if (status === 409) void queries.invalidateQueries();
        if (status === 429) void queries.invalidateQueries({ queryKey: interests.key() });
        const upgrade =
          error instanceof ORPCError && (error.data as { upgrade?: boolean } | undefined)?.upgrade;
        const refused = error instanceof ORPCError && status < 500;
        toast({
          tone: 'bad',
          title: t`Interest not sent`,
          description: refused ? refusalText(error) : errorText(error),
          link: upgrade ? { to: paths.subscription(), label: t`View plans` } : undefined,
        });
      },
    }),
  );

  return {
    send() {
      if (viewer === undefined || underWay.current) return;
      if (viewer === null) return void logIn();
      underWay.current = true;
      sending.mutate({ id });
    },
    busy: sending.isPending,
  };
}
