import { Trans, useLingui } from '@lingui/react/macro';
import { useDismiss } from './useDismiss.ts';

/** Button that removes a profile from the recommendations. */
export function NotForMe({ profile }: { profile: { id: string; name: string } }) {
  const { t } = useLingui();
  const { dismissing } = useDismiss(profile);
  return (
    <button
      type="button"
      aria-label={t`Not for me: ${profile.name}`}
      onClick={() => dismissing.isPending || dismissing.mutate({ id: profile.id })}
      className="-ml-2 inline-flex min-h-11 items-center rounded-lg px-2 text-soft underline decoration-1 underline-offset-4 hover:text-kumkum-ink"
    >
      <Trans>Not for me</Trans>
    </button>
  );
}
