import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { roleName } from '../roleName.ts';
import { staff, type Team } from '../staff.ts';

/** Pending invitations, with buttons to send again or withdraw. */
export function StaffInvitations({ invitations }: Pick<Team, 'invitations'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const withToast = (title: string) => ({
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: staff.team.key() });
      toast({ title });
    },
    onError: (error: unknown) =>
      toast({ tone: 'bad', title: t`Couldn't change the invitation`, description: errorText(error) }),
  });
  const resend = useMutation(staff.resendInvitation.mutationOptions(withToast(t`Invitation sent again`)));
  const withdraw = useMutation(staff.withdrawInvitation.mutationOptions(withToast(t`Invitation withdrawn`)));
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="mt-8">
      <h2 id="invitations" className="mb-4 text-2xl">
        <Trans>Invitations</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
        {invitations.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold [overflow-wrap:anywhere]">{one.email}</span>
                {one.role && <span>{roleName(one.role)}</span>}
                {one.expired && (
                  <Badge tone="kumkum">
                    <Trans>Expired</Trans>
                  </Badge>
                )}
              </p>
              <p className="text-soft text-sm">
                <Dots>
                  {one.invitedBy ? (
                    <Trans>
                      Invited by {one.invitedBy} on <Day time={one.createdAt} />
                    </Trans>
                  ) : (
                    <Trans>
                      Invited on <Day time={one.createdAt} />
                    </Trans>
                  )}
                  {!one.expired && (
                    <Trans>
                      works until <Day time={one.expiresAt} />
                    </Trans>
                  )}
                </Dots>
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                kind="quiet"
                size="small"
                aria-label={t`Send again: ${one.email}`}
                busy={resend.isPending && resend.variables.id === one.id}
                onClick={() => resend.mutate({ id: one.id })}
              >
                <Trans>Send again</Trans>
              </Button>
              <Button
                kind="danger"
                size="small"
                aria-label={t`Withdraw: ${one.email}`}
                busy={withdraw.isPending && withdraw.variables.id === one.id}
                onClick={() => withdraw.mutate({ id: one.id })}
              >
                <Trans>Withdraw</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
