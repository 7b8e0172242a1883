import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { Button } from '../../../../ui/Button.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { accounts } from '../accounts.ts';

const VerifyPhone = lazyPart(() => import('./VerifyPhone.tsx'));

/** The account's phone number: verified or not, and the way to verify it or another one. */
export function PhoneNumber() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const found = useQuery(accounts.own.queryOptions());
  const [changing, setChanging] = useState(false);
  if (!viewer) return null;
  if (found.isError) return <NotLoaded of={found} />;
  if (!found.data) return <Skeleton className="h-24" />;
  const { phone, phoneCodes } = found.data;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-lg">{phone?.formatted ?? <Trans>Not added</Trans>}</span>
        {phone &&
          (phone.verified ? (
            <Badge tone="verified">
              <BadgeCheck aria-hidden />
              <Trans>Phone verified</Trans>
            </Badge>
          ) : (
            <Badge tone="notice">
              <Trans>Not verified</Trans>
            </Badge>
          ))}
      </p>
      <p className="mt-2 max-w-text text-soft">
        {viewer.phone === 'required' ? (
          <Trans>Others can see the profile only after you verify your phone number.</Trans>
        ) : (
          <Trans>Only connected members with a plan can see it.</Trans>
        )}
      </p>
      <div className="mt-4">
        {!phoneCodes ? (
          <p className="max-w-text text-soft">
            <Trans>To change it, please contact us.</Trans>
          </p>
        ) : changing ? (
          <Suspense fallback={<Skeleton className="h-32" />}>
            <VerifyPhone
              first={phone?.verified ? '' : (phone?.formatted ?? '')}
              outboxUrl={phoneCodes.outboxUrl}
              onDone={(formatted) => {
                setChanging(false);
                toast({ title: t`Phone number verified`, description: formatted });
              }}
              onClose={() => setChanging(false)}
            />
          </Suspense>
        ) : (
          <Button
            kind={viewer.phone === 'required' ? 'primary' : 'quiet'}
            size="small"
            onClick={() => setChanging(true)}
          >
            {phone?.verified ? <Trans>Change phone number</Trans> : <Trans>Verify phone number</Trans>}
          </Button>
        )}
      </div>
    </>
  );
}
