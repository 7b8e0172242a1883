import { t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useViewer } from '../../kit/web/viewer.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.tsx';
import { interests } from './interests.ts';

/**
 * Sends an interest to somebody. A visitor is led to the login and back. `onCard` picks the words of the card,
 * which name the person.
 */
export function useSendInterest({ id, name }: { id: string; name: string }, { onCard = false } = {}) {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queries = useQueryClient();
  const sending = useMutation(
    interests.send.mutationOptions({
      onSuccess({ state }) {
        void queries.invalidateQueries({ queryKey: interests.key() });
        if (state === 'accepted') {
          return toast({
            title: t`You are connected`,
            description: t`${name} had sent you an interest already.`,
          });
        }
        toast({
          title: t`Interest Sent! 💝`,
          description: onCard
            ? t`Your interest has been sent to ${name}. You will be notified when they respond!`
            : t`Your interest has been sent successfully. We'll notify you when they respond!`,
        });
      },
      onError(error) {
        const words =
          error instanceof ORPCError && error.status < 500
            ? error.message
            : t`The interest could not be sent. Please check your connection and try again.`;
        toast({ tone: 'bad', title: t`Interest not sent`, description: words });
      },
    }),
  );
  return {
    send() {
      if (viewer === undefined || sending.isPending) return;
      if (!viewer) return void navigate(paths.login(pathname + search));
      sending.mutate({ id });
    },
    busy: sending.isPending,
    /** The interest as the server answered, until the page has asked for it again. */
    sent: sending.data,
  };
}
