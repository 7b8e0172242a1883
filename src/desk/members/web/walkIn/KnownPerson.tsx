import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { hasAlikeText } from '../../../../care/reviews/web/staff/alikeText.tsx';
import { paths } from '../../../../paths.ts';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { PHONE_SEARCH } from '../../shared/rules.ts';
import { members } from '../members.ts';

type KnownPersonProps = { name: string; dateOfBirth: string; phone: string };

/** Names the profiles that may be of the same person, so that nobody is registered twice. */
export function KnownPerson({ name, dateOfBirth, phone }: KnownPersonProps) {
  const typed = useDeferredValue(name.trim());
  const number = phone.trim();
  const byName = useQuery({
    ...members.list.queryOptions({ input: { q: typed, born: dateOfBirth } }),
    enabled: typed.length > 2 && /^(19|20)\d\d-\d\d-\d\d$/.test(dateOfBirth),
  });
  const byPhone = useQuery({
    ...members.list.queryOptions({ input: { q: number } }),
    enabled: PHONE_SEARCH.test(number) && number.length > 9,
  });
  const same = byPhone.data?.items ?? [];
  const namesakes = (byName.data?.items ?? []).filter(({ id }) => !same.some((one) => one.id === id));
  const known = [...same, ...namesakes];
  const isNamesake = (id: string) => byName.data?.items.some((one) => one.id === id) ?? false;
  return (
    <div role="status" className={known.length > 0 ? undefined : 'sr-only'}>
      {known.length > 0 && (
        <Notice title={<Trans>Registered already?</Trans>}>
          <ul>
            {known.map((one) => (
              <li key={one.id}>
                <TextLink to={paths.adminUser(one.id)} target="_blank">
                  {one.name} ({one.id})
                </TextLink>{' '}
                {hasAlikeText({ sameName: isNamesake(one.id), samePhone: same.includes(one) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
