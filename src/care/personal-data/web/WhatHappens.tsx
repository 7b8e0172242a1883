import { Plural, Trans } from '@lingui/react/macro';
import { useSite } from '../../../base/site/web/useSite.ts';
import { KEEP_DAYS, type Outcome } from '../shared/rules.ts';

type WhatHappensProps = {
  /** The profiles, each with what happens to it, once loaded. */
  profiles: { id: string; name: string; otherOwners: number; outcome: Outcome | undefined }[];
  plan: boolean;
};

/** What deleting the account does, shown before. */
export function WhatHappens({ profiles, plan }: WhatHappensProps) {
  const { ledgerYears, sealedDays } = useSite();
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {profiles.map(({ id, name, otherOwners, outcome }) =>
        outcome === 'ask' && otherOwners === 0 ? (
          <li key={id}>
            <Trans>
              {name}'s profile is hidden at once. We ask the other manager, who has {KEEP_DAYS} days to keep
              it. After that, it's deleted with its photos, interests and messages.
            </Trans>
          </li>
        ) : outcome === 'ask' ? (
          <li key={id}>
            <Plural
              value={otherOwners}
              one={`${name}'s profile stays until the other owner decides. If they agree, it's deleted with its photos, interests and messages.`}
              other={`${name}'s profile stays until the # other owners decide. If all agree, it's deleted with its photos, interests and messages.`}
            />
          </li>
        ) : outcome === 'delete' ? (
          <li key={id}>
            <Trans>
              {name}'s profile is hidden at once, and deleted with its photos, interests and messages.
            </Trans>
          </li>
        ) : (
          outcome && (
            <li key={id}>
              <Trans>{name}'s profile stays with the other managers.</Trans>
            </li>
          )
        ),
      )}
      <li>
        <Trans>You're logged out on all devices.</Trans>
      </li>
      {plan && (
        <li>
          <Trans>Your plan ends. Unused days are not refunded.</Trans>
        </li>
      )}
      <li>
        <Trans>
          The law asks us to keep invoices and payments for {ledgerYears} years. An encrypted copy of the rest
          is destroyed after {sealedDays}. We open it for legal requests only.
        </Trans>
      </li>
    </ul>
  );
}
