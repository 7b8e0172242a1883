import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { Dots } from '../../../ui/marks/Dots.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { useConfirmed } from '../../accounts/web/confirm/useConfirmed.tsx';
import { managers } from './managers.ts';
import { useManagerTexts } from './useManagerTexts.ts';

export type Invitation = {
  id: string;
  email: string | null;
  role: 'owner' | 'manager' | 'viewer';
  relation: string;
  expiresAt: string;
  expired: boolean;
};

type InvitationsProps = { invitations: Invitation[]; onLink(link: string): void };

/** The invitations that nobody has accepted yet. */
export function Invitations({ invitations, onLink }: InvitationsProps) {
  return (
    <>
      <h3 className="mt-8 mb-3 text-lg">
        <Trans>Invitations</Trans>
      </h3>
      <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} onLink={onLink} />
        ))}
      </ul>
    </>
  );
}

function Row({ invitation, onLink }: { invitation: Invitation; onLink(link: string): void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { confirmed, dialog } = useConfirmed();
  const { roles, relationName } = useManagerTexts();
  const { id, email, expired } = invitation;
  const who = email ?? t`By link`;
  const refetch = () => queries.invalidateQueries({ queryKey: managers.key() });
  const onError = (error: unknown) =>
    toast({ tone: 'bad', title: t`Couldn't change the invitation`, description: errorText(error) });
  const send = useMutation(
    managers.sendInvitation.mutationOptions({
      onSuccess: () => toast({ title: t`Invitation sent`, description: who }),
      onError,
      onSettled: refetch,
    }),
  );
  const link = useMutation(
    managers.linkInvitation.mutationOptions({
      onSuccess: (made) => onLink(made.link),
      onError,
      onSettled: refetch,
    }),
  );
  const withdraw = useMutation(
    managers.withdrawInvitation.mutationOptions({
      onSuccess: () => toast({ title: t`Invitation withdrawn` }),
      onError,
      onSettled: refetch,
    }),
  );
  return (
    <li className="p-4">
      {dialog}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-words font-semibold">{who}</span>
        {expired && (
          <Badge tone="notice">
            <Trans>Expired</Trans>
          </Badge>
        )}
      </p>
      <p className="text-soft text-sm">
        <Dots>
          {relationName(invitation.relation)}
          {roles[invitation.role].name}
          {!expired && (
            <Trans>
              Valid until <Day time={invitation.expiresAt} />
            </Trans>
          )}
        </Dots>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {email && (
          <Button
            kind="quiet"
            size="small"
            busy={send.isPending}
            aria-label={t`Send again: ${who}`}
            onClick={() => confirmed(() => send.mutate({ id }))}
          >
            <Trans>Send again</Trans>
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          busy={link.isPending}
          aria-label={t`Copy link: ${who}`}
          onClick={() => confirmed(() => link.mutate({ id }))}
        >
          <Trans>Copy link</Trans>
        </Button>
        <Button
          kind="plain"
          size="small"
          busy={withdraw.isPending}
          aria-label={t`Withdraw: ${who}`}
          onClick={() => withdraw.mutate({ id })}
        >
          <Trans>Withdraw</Trans>
        </Button>
      </div>
    </li>
  );
}
