import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { page } from '../../../base/site/web/page.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { NoProfile } from '../../../people/profiles/web/noProfile/NoProfile.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { NewOrder } from './checkout/NewOrder.tsx';
import { OrderView } from './checkout/OrderView.tsx';
import { usePay } from './checkout/usePay.ts';

export const meta = () => page({ title: t`Checkout` });

export default function CheckoutPage() {
  const { viewer } = useViewer();
  const own = useOwnDocument();
  if (!viewer || !own) return null;
  return viewer.profile ? <Checkout profile={viewer.profile} /> : <NoProfile staff={viewer.staff !== null} />;
}

function Checkout({ profile }: { profile: { id: string; name: string } }) {
  const { plan: slug = '' } = useParams();
  const order = useSearchParams()[0].get('order');
  const pay = usePay();
  return (
    <div className="page py-6 md:py-10">
      <TextLink to={paths.subscription()} className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden className="size-5" />
        <Trans>All plans</Trans>
      </TextLink>
      {order ? (
        <OrderView key={order} id={order} profileId={profile.id} pay={pay} />
      ) : (
        <NewOrder key={slug} slug={slug} profile={profile} pay={pay} />
      )}
    </div>
  );
}

/**
 * Reloads the page if the checkout was reached from another document (after logging in, or by the back button): the
 * content security policy of that document does not allow the gateway's script.
 * @returns whether this is the checkout's own document
 */
function useOwnDocument(): boolean {
  const { pathname } = useLocation();
  const [first] = performance.getEntriesByType('navigation');
  const own = !first || new URL(first.name).pathname.split('/')[1] === pathname.split('/')[1];
  useEffect(() => {
    if (!own) location.reload();
  }, [own]);
  return own;
}
