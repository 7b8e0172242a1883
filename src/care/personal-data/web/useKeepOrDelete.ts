import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import { checkViewer, refreshViewer } from '../../../kit/web/viewer.ts';
import { profiles } from '../../../people/profiles/web/profiles.ts';
import { toast } from '../../../ui/state/toast.tsx';
import { personalData } from './personalData.ts';

type Decision = {
  name: string;
  /** Owners decide; another manager keeps a profile by showing it again. */
  isOwner: boolean;
  /** Whether keeping it shows it again. */
  shows: boolean;
  onAgreed(): void;
  onWrongPassword(error: string): void;
};

/** Returns what keeps a profile that somebody asked to delete, and what deletes it. */
export function useKeepOrDelete({ name, isOwner, shows, onAgreed, onWrongPassword }: Decision) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const refetch = () => queries.invalidateQueries({ queryKey: personalData.deletionRequest.key() });
  const onError = (error: unknown) =>
    toast({ tone: 'bad', title: t`Couldn't save your decision`, description: errorText(error) });

  const kept = {
    onError,
    async onSuccess() {
      toast({
        title: t`Profile kept`,
        description: shows ? t`${name}'s profile is visible again.` : t`It won't be deleted.`,
      });
      await refreshViewer();
      await Promise.all([refetch(), queries.invalidateQueries({ queryKey: profiles.settings.key() })]);
    },
  };
  const decline = useMutation(personalData.declineDeletion.mutationOptions(kept));
  const show = useMutation(profiles.show.mutationOptions(kept));

  const agree = useMutation(
    personalData.agreeToDeletion.mutationOptions({
      async onSuccess({ deleted }) {
        if (deleted) return checkViewer();
        onAgreed();
        await refetch();
      },
      onError(error) {
        const field = fieldErrors(error).password;
        if (field) onWrongPassword(field);
        else onError(error);
      },
    }),
  );

  return {
    keep: () => (isOwner ? decline.mutate(undefined) : show.mutate({})),
    keeping: decline.isPending || show.isPending,
    agree: (password: string) => agree.mutate({ password }),
    agreeing: agree.isPending,
  };
}
