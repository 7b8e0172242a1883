import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { page } from '../../../../base/site/web/page.ts';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import { MoreOf } from '../../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { useAddress } from '../../../../kit/web/pages/useAddress.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditFilters, readAuditFilters } from './AuditFilters.tsx';
import { audit } from './audit.ts';
import { VerifyChain } from './VerifyChain.tsx';

export const meta = () => page({ title: t`Audit log` });

/** What staff did and read; the filters are in the address. */
export default function AuditPage() {
  const { t } = useLingui();
  const [address, setAddress] = useAddress();
  const filters = readAuditFilters(address);
  const query = new URLSearchParams(filters).toString();
  const found = useInfiniteQuery({
    ...audit.list.infiniteOptions(byCursor({ ...filters })),
    placeholderData: keepPreviousData,
  });
  const items = found.data?.pages.flatMap((one) => one.items);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">
          <Trans>Audit log</Trans>
        </h1>
        <a
          href={`/api/staff/audit-log.csv?${query}`}
          download
          className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-edge px-4 font-semibold hover:border-kumkum-ink hover:bg-kumkum-soft"
        >
          <Download aria-hidden className="size-5" />
          <Trans>Export CSV</Trans>
        </a>
      </div>
      <VerifyChain />
      <AuditFilters
        filters={filters}
        onApply={(changed) => setAddress(changed, { preventScrollReset: true })}
      />
      {items ? (
        items.length === 0 ? (
          <EmptyState
            title={<Trans>Nothing found</Trans>}
            text={<Trans>Try fewer filters, or enter the whole ID.</Trans>}
            action={
              <Button kind="quiet" onClick={() => setAddress({})}>
                <Trans>Clear all</Trans>
              </Button>
            }
          />
        ) : (
          <div aria-busy={found.isPlaceholderData} className="aria-busy:opacity-60">
            <ol
              aria-label={t`Audit log`}
              className="divide-y divide-line rounded-xl border border-line bg-raised"
            >
              {items.map((row) => (
                <AuditEntry key={row.id} row={row} />
              ))}
            </ol>
            <MoreOf found={found} />
          </div>
        )
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load the audit log`} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}
