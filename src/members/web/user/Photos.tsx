import { Trans, useLingui } from '@lingui/react/macro';
import { can } from '../../../kit/api/capabilities.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { MemberPage } from '../members.ts';
import { Nothing, Panel } from './Panel.tsx';

/** Every photo of the profile, with its state; each opens in full. */
export function Photos({ page: { photos } }: { page: MemberPage }) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  return (
    <Panel
      title={<Trans>Photos</Trans>}
      action={
        can(viewer, 'profiles.review') &&
        photos.some(({ state }) => state === 'waiting') && (
          <TextLink to={`${paths.adminReviews()}?kind=photo`}>
            <Trans>Review</Trans>
          </TextLink>
        )
      }
    >
      {photos.length === 0 ? (
        <Nothing>
          <Trans>No photos yet</Trans>
        </Nothing>
      ) : (
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 xl:grid-cols-3">
          {photos.map(({ id, small, large, state }, place) => {
            const number = place + 1;
            const count = photos.length;
            const alt = t`Photo ${number} of ${count}`;
            return (
              <li key={id} className="min-w-0">
                <a href={large} target="_blank" rel="noreferrer" className="block rounded-xl">
                  <img
                    src={small}
                    alt={alt}
                    loading="lazy"
                    className="aspect-4/5 w-full rounded-xl border border-line object-cover"
                  />
                </a>
                {state !== 'approved' && (
                  <Badge tone={state === 'waiting' ? 'notice' : 'kumkum'} className="mt-1">
                    {state === 'waiting' ? <Trans>Waiting</Trans> : <Trans>Rejected</Trans>}
                  </Badge>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
