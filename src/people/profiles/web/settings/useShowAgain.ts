import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { storeAnswer } from '../../../../kit/web/api/storeAnswer.ts';
import { refreshViewer } from '../../../../kit/web/viewer.ts';
import { toast } from '../../../../ui/state/toast.tsx';
import { profiles } from '../profiles.ts';
import { useSubject } from '../useSubject.ts';

/** Returns what shows a hidden profile again, and whether that is under way. */
export function useShowAgain(): { showAgain(): void; busy: boolean } {
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const queries = useQueryClient();
  const show = useMutation(
    profiles.show.mutationOptions({
      async onSuccess(settings) {
        storeAnswer(queries, profiles.settings.queryKey(), settings);
        await refreshViewer();
        toast({
          title: self ? t`Your profile is no longer hidden` : t`${person}'s profile is no longer hidden`,
        });
      },
      onError: (error) =>
        toast({
          tone: 'bad',
          title: self ? t`Couldn't show your profile` : t`Couldn't show ${person}'s profile`,
          description: errorText(error),
        }),
    }),
  );
  return { showAgain: () => show.mutate({}), busy: show.isPending };
}
