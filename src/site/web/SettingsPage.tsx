import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../kit/web/NotLoaded.tsx';
import { useViewer } from '../../kit/web/viewer.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { page } from '../../vocabulary/web/page.ts';
import { SellerForm } from './SellerForm.tsx';
import { settings } from './settings.ts';

export const meta = () => page({ title: t`Settings` });

export default function SettingsPage() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  // What somebody is typing is not replaced by what the server says meanwhile.
  const found = useQuery(settings.seller.queryOptions({ refetchOnWindowFocus: false }));
  const mayChange = viewer?.staff?.role === 'admin';
  return (
    <>
      <h1 className="mb-2 text-3xl">
        <Trans>Settings</Trans>
      </h1>
      <p className="mb-6 max-w-text text-soft">
        <Trans>
          Who sells the plans, as it stands on invoices and credit notes. Papers that are written already keep
          the seller of their day.
        </Trans>
      </p>
      {found.isError ? (
        <NotLoaded of={found} title={t`The settings could not be loaded`} />
      ) : found.data ? (
        <SellerForm found={found.data.seller} mayChange={mayChange} />
      ) : (
        <div className="grid max-w-form gap-6">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
    </>
  );
}
