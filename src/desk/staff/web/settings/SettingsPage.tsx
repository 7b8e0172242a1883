import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { LogoForm } from '../../../../base/site/web/settings/LogoForm.tsx';
import { RefundForm } from '../../../../base/site/web/settings/RefundForm.tsx';
import { SellerForm } from '../../../../base/site/web/settings/SellerForm.tsx';
import { SiteForm } from '../../../../base/site/web/settings/SiteForm.tsx';
import { site } from '../../../../base/site/web/site.ts';
import { can } from '../../../../kit/shared/api/capabilities.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { PersonConsentSetting } from '../../../../people/person-consent/web/PersonConsentSetting.tsx';
import { loadFile } from '../../../../ui/lazyPart.ts';
import { KeepServed } from '../../../../ui/state/KeepServed.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import { staff } from '../staff.ts';
import { LegalForm } from './legal/LegalForm.tsx';
import { RetentionForm } from './RetentionForm.tsx';

const OptionLists = lazy(() =>
  loadFile(() => import('../../../../base/vocabulary/web/staff/OptionLists.tsx')),
);
const SecurityPanel = lazy(() => loadFile(() => import('../../../../care/security/web/SecurityPanel.tsx')));
const ReadingSettings = lazy(() =>
  loadFile(() => import('../../../../care/security/web/ReadingSettings.tsx')),
);
const ProfileFields = lazy(() => loadFile(() => import('./fields/ProfileFields.tsx')));
const TABS = [
  'site',
  'legal',
  'seller',
  'refunds',
  'fields',
  'lists',
  'retention',
  'reading',
  'security',
] as const;

export const meta = () => page({ title: t`Settings` });

export default function SettingsPage() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  // The address names the tab, so leaving a form for another tab is the same as leaving the page.
  const [address, setAddress] = useSearchParams();
  const open = TABS.find((tab) => tab === address.get('tab')) ?? 'site';
  return (
    <>
      <h1 className="mb-4 text-3xl">
        <Trans>Settings</Trans>
      </h1>
      <Tabs
        label={t`Settings`}
        value={open}
        onValueChange={(value) => setAddress(value === 'site' ? {} : { tab: value }, { replace: true })}
        tabs={[
          { value: 'site', label: t`Site`, content: <SiteSettings /> },
          { value: 'legal', label: t`Terms and policies`, content: <LegalSettings /> },
          { value: 'seller', label: t`Seller and tax`, content: <SellerSettings /> },
          { value: 'refunds', label: t`Refunds`, content: <RefundSettings /> },
          { value: 'fields', label: t`Profile fields`, content: <FieldSettings /> },
          { value: 'lists', label: t`Option lists`, content: <ListSettings /> },
          { value: 'retention', label: t`Retention`, content: <RetentionSettings /> },
          { value: 'reading', label: t`Reading limits`, content: <Reading /> },
          ...(can(viewer, 'audit.read')
            ? [{ value: 'security', label: t`Security`, content: <Security /> } as const]
            : []),
        ]}
      />
    </>
  );
}

const useMayChange = () => can(useViewer().viewer, 'settings.edit');

function ListSettings() {
  const mayChange = useMayChange();
  return (
    <KeepServed fallback={<Loading />}>
      <OptionLists mayChange={mayChange} />
    </KeepServed>
  );
}

function FieldSettings() {
  const mayChange = useMayChange();
  return (
    <KeepServed fallback={<Loading />}>
      <ProfileFields mayChange={mayChange} />
    </KeepServed>
  );
}

function Reading() {
  const mayChange = useMayChange();
  return (
    <KeepServed fallback={<Loading />}>
      <ReadingSettings mayChange={mayChange} />
    </KeepServed>
  );
}

function Security() {
  return (
    <KeepServed fallback={<Loading />}>
      <SecurityPanel />
    </KeepServed>
  );
}

function SiteSettings() {
  // What somebody is typing is not replaced by a refetch.
  const found = useQuery(site.facts.queryOptions({ refetchOnWindowFocus: false }));
  const mayChange = useMayChange();
  if (found.isError) return <Failed of={found} />;
  return found.data ? (
    <>
      <LogoForm mayChange={mayChange} />
      <SiteForm found={found.data.site} version={found.data.version} mayChange={mayChange} />
      <PersonConsentSetting mayChange={mayChange} />
    </>
  ) : (
    <Loading />
  );
}

function LegalSettings() {
  const found = useQuery(site.legal.queryOptions({ refetchOnWindowFocus: false }));
  const mayChange = useMayChange();
  if (found.isError) return <Failed of={found} />;
  return found.data ? <LegalForm found={found.data} mayChange={mayChange} /> : <Loading />;
}

function SellerSettings() {
  const found = useQuery(site.seller.queryOptions({ refetchOnWindowFocus: false }));
  const mayChange = useMayChange();
  if (found.isError) return <Failed of={found} />;
  if (!found.data) return <Loading />;
  return (
    <>
      <p className="mb-6 max-w-text text-soft">
        <Trans>
          The seller of your plans, shown on invoices and credit notes. Existing invoices do not change.
        </Trans>
      </p>
      <SellerForm found={found.data.seller} version={found.data.version} mayChange={mayChange} />
    </>
  );
}

function RefundSettings() {
  const found = useQuery(site.refundApproval.queryOptions({ refetchOnWindowFocus: false }));
  const mayChange = useMayChange();
  if (found.isError) return <Failed of={found} />;
  return found.data ? <RefundForm {...found.data} mayChange={mayChange} /> : <Loading />;
}

function RetentionSettings() {
  const found = useQuery(staff.retention.queryOptions({ refetchOnWindowFocus: false }));
  const mayChange = useMayChange();
  if (found.isError) return <Failed of={found} />;
  if (!found.data) return <Loading />;
  return <RetentionForm found={found.data.retention} version={found.data.version} mayChange={mayChange} />;
}

function Failed({ of }: Pick<Parameters<typeof NotLoaded>[0], 'of'>) {
  const { t } = useLingui();
  return <NotLoaded of={of} title={t`Couldn't load settings`} />;
}

function Loading() {
  return (
    <div className="grid max-w-form gap-6">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
