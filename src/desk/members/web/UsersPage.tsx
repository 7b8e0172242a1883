import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { page } from '../../../base/site/web/page.ts';
import { useVocabulary } from '../../../base/vocabulary/web/useVocabulary.ts';
import { can } from '../../../kit/shared/api/capabilities.ts';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { MoreOf } from '../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { useAddress } from '../../../kit/web/pages/useAddress.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { UndoNotice } from './bulk/UndoNotice.tsx';
import {
  type MemberFilterTexts,
  memberQueryOf,
  readMemberFilters,
  writeMemberFilters,
} from './list/address.ts';
import { MemberFilters } from './list/MemberFilters.tsx';
import { NoUsers } from './list/NoUsers.tsx';
import { UserCards, UsersTable } from './list/UsersTable.tsx';
import { Views } from './list/Views.tsx';
import { members } from './members.ts';

export const meta = () => page({ title: t`Users` });

const nobody: ReadonlySet<string> = new Set();

/** The members of the site; search, filters and order are in the address. */
export default function UsersPage() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [address, setAddress] = useAddress();
  const filters = readMemberFilters(address);
  const { query: lists, ready } = useVocabulary();
  const found = useInfiniteQuery({
    ...members.list.infiniteOptions(byCursor({ ...memberQueryOf(filters) })),
    placeholderData: keepPreviousData,
  });
  const items = found.data?.pages.flatMap((one) => one.items);
  const total = found.data?.pages[0]?.total;

  // What was ticked under other filters is not what the page shows now, and a tick more or less is not "all" any more.
  const key = address.toString();
  const [picked, setPicked] = useState({ key, ids: nobody, all: false });
  const { ids: chosen, all } = picked.key === key ? picked : { ids: nobody, all: false };
  const onChoose = (ids: ReadonlySet<string>) => setPicked({ key, ids, all: false });
  const mayAct = can(viewer, 'members.suspend') || can(viewer, 'members.edit');
  const choosing = mayAct ? { chosen, onChoose } : {};

  const { sort: _, ...narrowing } = filters;
  const isFiltered = Object.keys(narrowing).length > 0;
  const apply = (changed: MemberFilterTexts) =>
    setAddress(writeMemberFilters({ ...filters, ...changed }), { preventScrollReset: true });

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">
          <Trans>Users</Trans>
        </h1>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {can(viewer, 'members.export') && (
            <a
              href={`/api/staff/member-list.csv?${writeMemberFilters(filters)}`}
              download
              className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-edge px-4 font-semibold max-sm:px-3 hover:border-kumkum-ink hover:bg-kumkum-soft"
            >
              <Download aria-hidden className="size-5" />
              <Trans>Export CSV</Trans>
            </a>
          )}
          {can(viewer, 'members.register') && (
            <ButtonLink to={paths.adminWalkIn()} size="small" className="max-sm:px-3">
              <UserPlus aria-hidden className="size-5" />
              <Trans>Register a family</Trans>
            </ButtonLink>
          )}
        </div>
      </div>
      {can(viewer, 'members.suspend') && <UndoNotice />}
      <MemberFilters filters={filters} onApply={apply} />
      <Views query={writeMemberFilters(filters).toString()} onOpen={(query) => setAddress(query)} />
      <p role="status" className="mt-5 mb-3 min-h-6 text-soft">
        {total && <Total {...total} />}
      </p>
      {items && (ready || lists.isError) ? (
        items.length === 0 ? (
          <NoUsers filtered={isFiltered} onClear={() => setAddress({})} />
        ) : (
          <div aria-busy={found.isPlaceholderData} className="aria-busy:opacity-60">
            {mayAct && (
              <BulkBar
                chosen={chosen}
                onChoose={onChoose}
                all={all}
                onAll={() => setPicked({ key, ids: chosen, all: true })}
                shown={items}
                filters={memberQueryOf(filters)}
                total={total ?? null}
              />
            )}
            <UsersTable users={items} {...choosing} />
            <UserCards users={items} {...choosing} />
            <MoreOf found={found} />
          </div>
        )
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load the users`} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

/** One row is one profile; the dashboard counts accounts. */
function Total({ count, more }: { count: number; more: boolean }) {
  if (more) return <Trans>More than {count} profiles</Trans>;
  return count === 1 ? <Trans>1 profile</Trans> : <Trans>{count} profiles</Trans>;
}
