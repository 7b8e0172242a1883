import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { paths } from '../../../../paths.ts';
import { useManagerTexts } from '../../../../people/managers/web/useManagerTexts.ts';
import { Facts } from '../../../../people/profiles/web/details/Facts.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { reviews } from '../reviews.ts';
import { hasAlikeText } from './alikeText.tsx';

type OpenReview = Awaited<ReturnType<typeof reviews.read.call>>;

type ManagingAccountsProps = Pick<OpenReview, 'profile' | 'accounts' | 'namesakes'>;

/** Whose accounts manage the profile, without how to reach them. */
export function ManagingAccounts({ profile, accounts, namesakes }: ManagingAccountsProps) {
  const { t } = useLingui();
  const { relationName, roles } = useManagerTexts();
  return (
    <section className="mt-8">
      <h2 className="mb-1 text-xl">
        <Trans>Registration</Trans>
      </h2>
      {namesakes.length > 0 && (
        <Notice title={<Trans>Registered already?</Trans>} className="my-3">
          <ul>
            {namesakes.map(({ id, name, sameName, samePhone }) => (
              <li key={id}>
                <TextLink to={paths.adminUser(id)}>
                  {name} ({id})
                </TextLink>{' '}
                {hasAlikeText({ sameName, samePhone })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Facts
        className="md:grid-cols-2"
        facts={[[t`Gender`, profile.gender === 'female' ? t`Female` : t`Male`]]}
      />
      {accounts.map(({ role, relation, registeredAt, emailVerified }, place) => (
        <section key={place} className="mt-4">
          <h3 className="font-semibold">
            <Dots>
              {roles[role].name}
              {relation && relationName(relation)}
            </Dots>
          </h3>
          <Facts
            className="md:grid-cols-2"
            facts={[
              [t`Registered on`, longDate(registeredAt)],
              [t`Email`, emailVerified ? t`Verified` : t`Not verified`],
            ]}
          />
        </section>
      ))}
    </section>
  );
}
