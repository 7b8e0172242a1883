import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { paths } from '../../../paths.ts';
import { ProfileRow } from '../../../people/profiles/web/card/ProfileRow.tsx';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { interests } from './interests.ts';

const SHOWN = 3;

/** Interests that wait for the viewer's reply, newest first; nothing when there are none. */
export function NewInterests() {
  const { data } = useQuery(interests.list.queryOptions({ input: { box: 'received' } }));
  const waiting = data?.interests.filter(({ state }) => state === 'pending').slice(0, SHOWN) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-3 text-xl md:text-2xl">
          <Trans>New interests</Trans>
          <Badge tone="kumkum">{data?.waiting}</Badge>
        </h2>
        <TextLink to={paths.interests()}>
          <Trans>View all interests</Trans>
        </TextLink>
      </div>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-3 lg:gap-5">
        {waiting.map(({ id, profile, sentAt }) => (
          <li key={id}>
            <ProfileRow profile={profile}>
              <Trans>
                Received on <Day time={sentAt} />
              </Trans>
            </ProfileRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
