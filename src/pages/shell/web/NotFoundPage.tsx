import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { page } from '../../../base/site/web/page.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

export const meta = () => page({ title: t`Page not found` });

export default function NotFoundPage() {
  return (
    <EmptyState
      heading="h1"
      title={<Trans>Page not found</Trans>}
      text={<Trans>The link may be old or incorrect.</Trans>}
      action={
        <>
          <ButtonLink to={paths.home()}>
            <Trans>Go to the home page</Trans>
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.browse()}>
            <Trans>Browse Profiles</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}
