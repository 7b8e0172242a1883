import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { type Capability, can } from '../../../../kit/shared/api/capabilities.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { formatPlace } from '../../../../people/profiles/web/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { ReasonDialog } from '../dialogs/ReasonDialog.tsx';
import { type MemberPage, members } from '../members.ts';
import { StatusBadge } from '../memberTexts.tsx';

const SanctionDialog = lazyPart(() => import('../dialogs/SanctionDialog.tsx'));
const ClaimLinkDialog = lazyPart(() => import('../walkIn/ClaimLinkDialog.tsx'));

type Asked = 'verify' | 'warning' | 'suspension' | 'restore' | 'claim';

/** Name and state of the member, and the actions of the viewer's role. */
export function UserHead({ page }: { page: MemberPage }) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { nameOf } = useVocabulary();
  const queries = useQueryClient();
  const setAddress = useSearchParams()[1];
  const [asked, setAsked] = useState<Asked>();
  const { member, profile, walkIn, declaration } = page;
  const { id, name, status, verified, completeness: percent } = member;
  const may = (capability: Capability) => can(viewer, capability);
  const refresh = () => queries.invalidateQueries({ queryKey: members.key() });
  const close = () => setAsked(undefined);

  async function verify(reason: string) {
    await members.verify.call({ id, verified: !verified, reason });
    toast({ title: verified ? t`ID verification removed` : t`ID verified`, description: name });
    await refresh();
  }

  async function restore(reason: string) {
    await members.restore.call({ id, reason });
    toast({ title: t`Suspension ended`, description: t`${name} can log in again.` });
    await refresh();
  }

  return (
    <header className="grid gap-3">
      <div>
        <h1 className="text-3xl [overflow-wrap:anywhere]">{name}</h1>
        <p className="mt-1 text-soft">
          <Dots>
            {[
              id,
              profile.age,
              profile.gender === 'female' ? t`Female` : t`Male`,
              formatPlace(member.city, nameOf('state', member.state)),
            ]}
          </Dots>
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        {verified && <Badge tone="verified">{t`ID verified`}</Badge>}
        {member.plan && <Badge tone="premium">{member.plan}</Badge>}
        <Badge>{t`${percent}% complete`}</Badge>
        {member.sample && <Badge>{t`Sample`}</Badge>}
      </p>
      <p className="text-soft text-sm">
        <Dots>
          <Trans>
            Registered on <Day time={member.registeredAt} />
          </Trans>
          {status !== 'unclaimed' && (
            <Trans>
              Last active on <Day time={member.lastActiveOn} />
            </Trans>
          )}
          {walkIn?.claimedAt && (
            <Trans>
              Registered by our team, claimed on <Day time={walkIn.claimedAt} />
            </Trans>
          )}
          {walkIn && !walkIn.claimedAt && <Trans>Registered by our team, not claimed yet</Trans>}
          {declaration ? (
            <Trans>
              Declaration made on <Day time={declaration.declaredAt} />
            </Trans>
          ) : (
            <Trans>No declaration</Trans>
          )}
        </Dots>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {may('members.edit') && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => setAddress({ edit: 'about' }, { preventScrollReset: true })}
          >
            <Trans>Edit</Trans>
          </Button>
        )}
        {may('members.suggest') && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => setAddress({ suggest: '' }, { preventScrollReset: true })}
          >
            <Trans>Suggest a match</Trans>
          </Button>
        )}
        {may('members.register') && walkIn && !walkIn.claimedAt && (
          <Button kind="quiet" size="small" onClick={() => setAsked('claim')}>
            <Trans>Send link</Trans>
          </Button>
        )}
        {may('members.verify') && (
          <Button kind="quiet" size="small" onClick={() => setAsked('verify')}>
            {verified ? <Trans>Remove ID verification</Trans> : <Trans>Verify ID</Trans>}
          </Button>
        )}
        {may('members.suspend') && (
          <>
            <Button kind="quiet" size="small" onClick={() => setAsked('warning')}>
              <Trans>Warn</Trans>
            </Button>
            {status === 'suspended' ? (
              <Button kind="quiet" size="small" onClick={() => setAsked('restore')}>
                <Trans>End suspension</Trans>
              </Button>
            ) : (
              <Button kind="danger" size="small" onClick={() => setAsked('suspension')}>
                <Trans>Suspend</Trans>
              </Button>
            )}
          </>
        )}
        {may('members.delete') && (
          <>
            <Button
              kind="quiet"
              size="small"
              onClick={() => setAddress({ merge: '' }, { preventScrollReset: true })}
            >
              <Trans>Merge a duplicate</Trans>
            </Button>
            <Button
              kind="danger"
              size="small"
              onClick={() => setAddress({ delete: '' }, { preventScrollReset: true })}
            >
              <Trans>Delete</Trans>
            </Button>
          </>
        )}
        {status === 'active' && (
          <TextLink to={paths.profile(id)} className="inline-flex min-h-11 items-center">
            <Trans>Public profile</Trans>
          </TextLink>
        )}
      </div>
      {asked === 'verify' && (
        <ReasonDialog
          title={verified ? <Trans>Remove ID verification</Trans> : <Trans>Verify ID</Trans>}
          description={
            verified ? (
              <Trans>The badge is removed, and the family can change the name and date of birth again.</Trans>
            ) : (
              <Trans>
                Check an ID document first. The profile gets a badge, and the family can't change name and
                date of birth any more.
              </Trans>
            )
          }
          action={verified ? <Trans>Remove</Trans> : <Trans>Verify ID</Trans>}
          onDone={verify}
          onClose={close}
        />
      )}
      {asked === 'restore' && (
        <ReasonDialog
          title={<Trans>End suspension</Trans>}
          description={<Trans>The family can log in again, and the profile is shown as before.</Trans>}
          action={<Trans>End suspension</Trans>}
          onDone={restore}
          onClose={close}
        />
      )}
      <Suspense fallback={null}>
        {(asked === 'warning' || asked === 'suspension') && (
          <SanctionDialog page={page} kind={asked} onDone={() => void refresh()} onClose={close} />
        )}
        {asked === 'claim' && <ClaimLinkDialog id={id} name={name} onClose={close} />}
      </Suspense>
    </header>
  );
}
