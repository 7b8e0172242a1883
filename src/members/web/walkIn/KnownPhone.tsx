import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { PHONE_SEARCH } from '../../rules.ts';
import { members } from '../members.ts';

/** Names the profiles of a family that has come with this phone number before, so that nobody registers them twice. */
export function KnownPhone({ phone }: { phone: string }) {
  const q = phone.trim();
  const found = useQuery({
    ...members.list.queryOptions({ input: { q } }),
    enabled: PHONE_SEARCH.test(q),
  });
  const known = found.data?.items ?? [];
  return (
    <div role="status" className={known.length > 0 ? undefined : 'sr-only'}>
      {known.length > 0 && (
        <Notice
          title={
            <Plural
              value={known.length}
              one="A profile with this phone number is registered already"
              other="Profiles with this phone number are registered already"
            />
          }
        >
          <ul>
            {known.map(({ id, name }) => (
              <li key={id}>
                <TextLink to={paths.adminUser(id)} target="_blank">
                  {name} ({id})
                </TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
