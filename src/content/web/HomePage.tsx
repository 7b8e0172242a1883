import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { page } from '../../kit/web/page.ts';
import { useSite } from '../../kit/web/site.ts';
import { useViewer } from '../../kit/web/viewer.ts';
export const meta = () => page({ title: t`Hello`, path: '/' });
export default function HomePage() {
  const n = 3;
  const { viewer } = useViewer();
  const site = useSite();
  return (
    <h1>
      <Trans>
        Hello <b>you</b> {site.name}
      </Trans>{' '}
      {plural(n, { one: '# person', other: '# people' })} {viewer?.email}
    </h1>
  );
}
