import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { useViewer } from '../../../kit/web/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { Dots } from '../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useConfirmed } from '../../accounts/web/confirm/useConfirmed.tsx';
import { managerText } from '../../profiles/web/relationText.ts';
import { WhoDidWhat } from './history/WhoDidWhat.tsx';
import { Invitations } from './Invitations.tsx';
import type { OpenDialog, ShownManager } from './ManagerDialogs.tsx';
import { managers } from './managers.ts';
import { useManagerTexts } from './useManagerTexts.ts';

const InviteDialog = lazyPart(() => import('./InviteDialog.tsx'));
const ManagerDialogs = lazyPart(() => import('./ManagerDialogs.tsx'));

/** Section of the settings: who manages the profile, invitations, and who did what. */
export function ManagersSection() {
  const { viewer } = useViewer();
  const { relationName, roles } = useManagerTexts();
  const { confirmed, dialog: passwordDialog } = useConfirmed();
  const [inviting, setInviting] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const found = useQuery({ ...managers.list.queryOptions(), enabled: Boolean(viewer?.profile) });
  if (!viewer?.profile) return null;
  const { name, role } = viewer.profile;
  const isOwner = role === 'owner';
  const owners = found.data?.managers.filter((one) => one.role === 'owner').length ?? 0;
  return (
    <>
      <p className="mb-4 max-w-text text-soft">
        <Trans>Family members can manage {name}'s profile together, each with their own login.</Trans>
      </p>
      {found.isError && <NotLoaded of={found} />}
      {found.isPending && <Skeleton className="h-28" />}
      {found.data && (
        <>
          <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
            {found.data.managers.map(({ id, you, email, since, ...manager }) => {
              const { relation } = manager;
              const managedAs = managerText(relation ?? '', manager.name);
              const stated = relation ? managedAs || relationName(relation) : managedAs;
              const known = stated || (!you && email) || roles[manager.role].name;
              // One's own address is on this page already.
              const address = stated && !you ? email : null;
              const one: ShownManager = { ...manager, id, you, name: known };
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
                  <div className="min-w-0 grow basis-60">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <span className="min-w-0 break-words font-semibold">{known}</span>
                      {you && (
                        <Badge tone="verified">
                          <Trans>You</Trans>
                        </Badge>
                      )}
                    </p>
                    <p className="break-words text-soft text-sm">
                      <Dots>
                        {known === roles[manager.role].name ? null : roles[manager.role].name}
                        {address}
                      </Dots>
                    </p>
                    <p className="text-soft text-sm">
                      <Trans>
                        Since <Day time={since} />
                      </Trans>
                    </p>
                  </div>
                  <Actions
                    manager={one}
                    isOwner={isOwner}
                    mayLeave={one.role !== 'owner' || owners > 1}
                    onOpen={setDialog}
                  />
                </li>
              );
            })}
          </ul>
          {isOwner && (
            <Button kind="quiet" className="mt-4" onClick={() => confirmed(() => setInviting(true))}>
              <UserPlus aria-hidden className="size-5" />
              <Trans>Invite a family member</Trans>
            </Button>
          )}
          {found.data.invitations.length > 0 && (
            <Invitations
              invitations={found.data.invitations}
              onLink={(link) => setDialog({ kind: 'link', link })}
            />
          )}
          <WhoDidWhat />
        </>
      )}
      {passwordDialog}
      <Suspense>
        {inviting && <InviteDialog onClose={() => setInviting(false)} />}
        {dialog && <ManagerDialogs open={dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}

type ActionsProps = {
  manager: ShownManager;
  isOwner: boolean;
  /** Whether the profile keeps an owner without them. */
  mayLeave: boolean;
  onOpen(dialog: OpenDialog): void;
};

function Actions({ manager, isOwner, mayLeave, onOpen }: ActionsProps) {
  const { t } = useLingui();
  const { name, you } = manager;
  return (
    <div className="flex flex-wrap gap-2">
      {isOwner && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t`Change: ${name}`}
          onClick={() => onOpen({ kind: 'change', manager })}
        >
          <Trans>Change</Trans>
        </Button>
      )}
      {you && mayLeave && (
        <Button kind="plain" size="small" onClick={() => onOpen({ kind: 'remove', manager })}>
          <Trans>Leave profile</Trans>
        </Button>
      )}
      {!you && isOwner && (
        <Button
          kind="plain"
          size="small"
          aria-label={t`Remove: ${name}`}
          onClick={() => onOpen({ kind: 'remove', manager })}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </div>
  );
}
