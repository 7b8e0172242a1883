import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { page } from '../../../base/site/web/page.ts';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../paths.ts';
import { FormPage } from '../../../people/accounts/web/FormPage.tsx';
import { isGone, useToken } from '../../../people/accounts/web/useToken.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { Switchable } from '../shared/rules.ts';
import { categoryName } from './categoryName.ts';
import { notifications } from './notifications.ts';

export const meta = () => page({ title: t`Stop these emails` });

/** Page to confirm the end of a category's emails: scanners that open the links of an email end nothing. */
export default function UnsubscribePage() {
  const token = useToken();
  // Another link in the same tab starts again.
  return <Unsubscribe key={token} token={token} />;
}

function Unsubscribe({ token }: { token: string }) {
  const found = useQuery(
    notifications.previewUnsubscribe.queryOptions({ input: { token }, enabled: token !== '' }),
  );
  const stop = useMutation(notifications.unsubscribe.mutationOptions());
  if (!token || isGone(found.error) || isGone(stop.error)) return <Broken />;
  if (stop.data) return <Stopped categories={stop.data.categories} />;
  if (found.data?.stopped) return <Stopped categories={found.data.categories} />;
  return (
    <FormPage
      title={<Trans>Stop these emails?</Trans>}
      intro={<Trans>You will still see everything on the site.</Trans>}
    >
      {stop.isError && (
        <Notice tone="bad" className="mb-6">
          {errorText(stop.error)}
        </Notice>
      )}
      {found.isPending && <Skeleton className="h-24" />}
      {found.isError && <NotLoaded of={found} />}
      {found.data && (
        <>
          <Names categories={found.data.categories} />
          <Button busy={stop.isPending} onClick={() => stop.mutate({ token })}>
            <Trans>Stop these emails</Trans>
          </Button>
        </>
      )}
    </FormPage>
  );
}

function Names({ categories }: { categories: Switchable[] }) {
  return (
    <ul className="mb-6 list-disc pl-5 font-semibold">
      {categories.map((category) => (
        <li key={category}>{categoryName(category)}</li>
      ))}
    </ul>
  );
}

function Stopped({ categories }: { categories: Switchable[] }) {
  return (
    <FormPage
      title={<Trans>You won't get these emails any more</Trans>}
      intro={<Trans>You can turn them on again any time in your settings.</Trans>}
    >
      <div role="status">
        <Names categories={categories} />
        <ButtonLink to={paths.settings('notifications')}>
          <Trans>Notification settings</Trans>
        </ButtonLink>
      </div>
    </FormPage>
  );
}

function Broken() {
  return (
    <FormPage
      title={<Trans>This link doesn't work</Trans>}
      intro={<Trans>Part of it may be missing. You can choose your emails in your settings.</Trans>}
    >
      <ButtonLink to={paths.settings('notifications')}>
        <Trans>Notification settings</Trans>
      </ButtonLink>
    </FormPage>
  );
}
