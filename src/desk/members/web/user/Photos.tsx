import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { TakeDownButton } from '../../../../care/reviews/web/staff/photos/TakeDownButton.tsx';
import { can } from '../../../../kit/shared/api/capabilities.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { type MemberPage, members } from '../members.ts';
import { EmptyText, Panel } from '../Panel.tsx';

/** Every photo of the profile, with its state; each opens in full. */
export function Photos({ page: { member, photos } }: { page: MemberPage }) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const queries = useQueryClient();
  const mayDecide = can(viewer, 'profiles.review');
  return (
    <Panel
      title={<Trans>Photos</Trans>}
      action={
        mayDecide &&
        photos.some(({ state }) => state === 'waiting') && (
          <TextLink to={`${paths.adminReviews()}?kind=photo`}>
            <Trans>Review</Trans>
          </TextLink>
        )
      }
    >
      {photos.length === 0 ? (
        <EmptyText>
          <Trans>No photos yet</Trans>
        </EmptyText>
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
                {state === 'approved' && mayDecide && !member.sample && (
                  <TakeDownButton
                    kind="plain"
                    className="-ml-4"
                    id={id}
                    number={number}
                    name={member.name}
                    onDone={() => queries.invalidateQueries({ queryKey: members.key() })}
                  />
                )}
                {state !== 'approved' && (
                  <Badge tone={state === 'waiting' ? 'notice' : 'bad'} className="mt-1">
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
