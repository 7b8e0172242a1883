import { Trans, useLingui } from '@lingui/react/macro';
import { date } from '../../../kit/web/locale/format.ts';
import { useManagerTexts } from '../../../managers/web/useManagerTexts.ts';
import { Facts } from '../../../profiles/web/details/Facts.tsx';
import type { reviews } from '../reviews.ts';

type Found = Awaited<ReturnType<typeof reviews.read.call>>;

/** Whose accounts manage the profile, without how to reach them. */
export function Registration({ profile, accounts }: Pick<Found, 'profile' | 'accounts'>) {
  const { t } = useLingui();
  const { relationName, roles } = useManagerTexts();
  return (
    <section className="mt-8">
      <h2 className="mb-1 text-xl">
        <Trans>Registration</Trans>
      </h2>
      <Facts
        className="md:grid-cols-2"
        facts={[[t`Gender`, profile.gender === 'female' ? t`Female` : t`Male`]]}
      />
      {accounts.map(({ role, relation, registeredAt, emailVerified }, place) => (
        <section key={place} className="mt-4">
          <h3 className="font-semibold">
            {roles[role].name}
            {relation && ` · ${relationName(relation)}`}
          </h3>
          <Facts
            className="md:grid-cols-2"
            facts={[
              [t`Registered on`, date(registeredAt)],
              [t`Email`, emailVerified ? t`Verified` : t`Not verified`],
            ]}
          />
        </section>
      ))}
    </section>
  );
}
