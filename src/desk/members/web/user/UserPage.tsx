import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { can } from '../../../../kit/shared/api/capabilities.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { MemberConsent } from '../../../../people/person-consent/web/MemberConsent.tsx';
import { SECTIONS } from '../../../../people/profiles/shared/sections/lists.ts';
import { ProfileSections } from '../../../../people/profiles/web/details/ProfileTabs.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { KeepServed } from '../../../../ui/state/KeepServed.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { DuplicatesNotice } from '../duplicates/DuplicatesNotice.tsx';
import { type MemberPage, members } from '../members.ts';
import { Panel } from '../Panel.tsx';
import { Contacts, Plans, Requests, Safety, Sanctions, Suggestions } from './activitySections.tsx';
import { Calls } from './calls/Calls.tsx';
import { History } from './History.tsx';
import { Managers } from './Managers.tsx';
import { Notes } from './Notes.tsx';
import { Photos } from './Photos.tsx';
import { Reveal } from './Reveal.tsx';
import { UserHead } from './UserHead.tsx';

const MemberEditor = lazyPart(() => import('./MemberEditor.tsx'));
const SuggestMatch = lazyPart(() => import('../suggest/SuggestMatch.tsx'));
const MergeProfiles = lazyPart(() => import('../merge/MergeProfiles.tsx'));
const DeleteDialog = lazyPart(() => import('../dialogs/DeleteDialog.tsx'));

export const meta = () => page({ title: t`User` });

/** One member: everything that the viewer's role may see and do. */
export default function UserPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { query: lists, ready } = useVocabulary();
  const found = useQuery(members.read.queryOptions({ input: { id } }));
  const isGone =
    found.error instanceof ORPCError && (found.error.status === 404 || found.error.status === 422);
  return (
    <>
      <TextLink to={paths.adminUsers()} className="mb-3 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden className="size-5" />
        <Trans>Users</Trans>
      </TextLink>
      {isGone ? (
        <EmptyState
          heading="h1"
          title={<Trans>User not found</Trans>}
          text={<Trans>There is no user with this ID. The profile may have been deleted.</Trans>}
        />
      ) : found.data && (ready || lists.isError) ? (
        <User key={id} page={found.data} />
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load this user`} />
      ) : (
        <Skeleton className="h-[32rem]" />
      )}
    </>
  );
}

function User({ page }: { page: MemberPage }) {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const { id, name } = page.member;
  const edited = SECTIONS.find((section) => section === address.get('edit'));
  const close = () => setAddress({}, { replace: true, preventScrollReset: true });

  async function onDeleted() {
    queries.removeQueries({ queryKey: members.read.key({ input: { id } }) });
    await queries.invalidateQueries({ queryKey: members.list.key() });
    await navigate(paths.adminUsers(), { replace: true });
  }

  return (
    <>
      <UserHead page={page} />
      <DuplicatesNotice duplicates={page.duplicates} />
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-5">
          {address.has('suggest') && can(viewer, 'members.suggest') && (
            <KeepServed fallback={<Skeleton className="h-64" />}>
              <SuggestMatch member={page.member} onClose={close} />
            </KeepServed>
          )}
          {address.has('merge') && can(viewer, 'members.delete') && (
            <KeepServed fallback={<Skeleton className="h-64" />}>
              <MergeProfiles member={page.member} onClose={close} />
            </KeepServed>
          )}
          {edited && can(viewer, 'members.edit') ? (
            <KeepServed fallback={<Skeleton className="h-96" />}>
              <MemberEditor page={page} section={edited} onClose={close} />
            </KeepServed>
          ) : (
            <Card className="p-4 md:p-5">
              <ProfileSections profile={page.profile} />
              {page.stated.birthTime && (
                <p className="mt-3">
                  <Trans>Time of birth</Trans>
                  {': '}
                  <Reveal id={id} field="birth_time" covered="••:••" />
                </p>
              )}
            </Card>
          )}
          {/* A print is handed to families: it has the profile, and nothing of the team's. */}
          <div className="grid gap-5 print:hidden">
            <Notes page={page} />
            <Calls id={id} />
            <History id={id} />
          </div>
        </div>
        <div className="grid gap-5 md:max-xl:grid-cols-2 md:max-xl:items-start print:hidden">
          <Managers page={page} />
          <MemberConsent
            id={id}
            name={name}
            frame={(content) => <Panel title={<Trans>Consent of the person</Trans>}>{content}</Panel>}
          />
          <Photos page={page} />
          <Plans page={page} />
          <Contacts page={page} />
          <Suggestions page={page} />
          <Requests page={page} />
          <Safety page={page} />
          <Sanctions page={page} />
        </div>
      </div>
      {address.has('delete') && can(viewer, 'members.delete') && (
        <Suspense fallback={null}>
          <DeleteDialog id={id} name={name} onDone={() => void onDeleted()} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
