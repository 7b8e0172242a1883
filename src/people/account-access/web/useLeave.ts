import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/state/toast.tsx';
import { accountAccess } from './accountAccess.ts';

/** Leads a colleague who sees the site as a member back to the member's staff page. */
export function useLeave() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const profile = viewer?.profile?.id;
  // Another account, and so another document.
  const goBack = (member: string | null | undefined) =>
    location.assign(member ? paths.adminUser(member) : paths.adminUsers());
  const leave = useMutation(
    accountAccess.leave.mutationOptions({
      onSuccess: ({ member }) => goBack(member ?? profile),
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't stop viewing`, description: errorText(error) }),
    }),
  );
  return { leave: () => leave.mutate(undefined), busy: leave.isPending };
}
