import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import { security } from './security.ts';

/** Tab of the settings: how much may be read in a day. */
export default function ReadingSettings({ mayChange }: { mayChange: boolean }) {
  const { t } = useLingui();
  const found = useQuery(security.limits.queryOptions({ refetchOnWindowFocus: false }));
  if (found.isError) return <NotLoaded of={found} title={t`Couldn't load settings`} />;
  if (!found.data) return <Skeleton className="h-96" />;
  return <ReadingForm found={found.data.limits} version={found.data.version} mayChange={mayChange} />;
}
