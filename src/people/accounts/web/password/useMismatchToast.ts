import { useLingui } from '@lingui/react/macro';
import { toast } from '../../../../ui/state/toast.tsx';

type Passwords = { password: string; confirmPassword: string };

/** Returns what says in a toast, beside the message at the field, that a new password was typed differently twice. */
export function useMismatchToast() {
  const { t } = useLingui();
  const show = () => toast({ tone: 'bad', title: t`Error`, description: t`New passwords do not match.` });
  return {
    show,
    /** Shows it where the form itself finds that. */
    check({ password, confirmPassword }: Passwords) {
      if (confirmPassword !== '' && password !== confirmPassword) show();
    },
  };
}
