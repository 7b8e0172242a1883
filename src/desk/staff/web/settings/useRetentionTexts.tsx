import { useLingui } from '@lingui/react/macro';
import type { RetentionField } from '../../../../kit/shared/retention/rules.ts';
import { WARNED_DAYS } from '../../../../people/accounts/shared/limits.ts';

type Text = {
  name: string;
  /** Why it is kept, and what a law requires. */
  why: string;
};

/** Returns what each kind of data is called, and why it is kept. */
export function useRetentionTexts(): Record<RetentionField, Text> {
  const { t } = useLingui();
  return {
    sealedDays: {
      name: t`Encrypted copy of a deleted account`,
      why: t`Opened for legal requests only. The IT Rules, 2021 (rule 3(1)(h)) require 180 days. A longer time applies to accounts deleted from now on.`,
    },
    reportDays: {
      name: t`Copies of reported photos`,
      why: t`Kept after we act on a report, as evidence. The IT Rules, 2021 (rule 3(1)(g)) require 180 days.`,
    },
    ledgerYears: {
      name: t`Invoices and payments of deleted accounts`,
      why: t`The Companies Act, 2013 (section 128) requires 8 financial years.`,
    },
    eventDays: {
      name: t`Security records`,
      why: t`Who did what, when, and from which network address. The DPDP Rules, 2025 (rule 6) ask for logs of one year. Your proxy's logs count too.`,
    },
    gatewayDays: {
      name: t`Messages from the payment provider`,
      why: t`Needed when a payment is disputed. Payments and invoices stay.`,
    },
    inboxDays: {
      name: t`Closed contact messages`,
      why: t`So that your team can look up what was agreed. A consumer has two years to file a complaint (Consumer Protection Act, 2019, section 69).`,
    },
    notificationDays: {
      name: t`Notifications`,
      why: t`So that members can look back at what happened on their profile.`,
    },
    savedMatchDays: {
      name: t`Profiles found by saved searches`,
      why: t`So that nobody is notified of the same profile twice within this time.`,
    },
    downloadDays: {
      name: t`Data downloads`,
      why: t`A download holds all of a member's data, so keep it no longer than needed. Applies to new downloads.`,
    },
    sessionDays: {
      name: t`Logins of members`,
      why: t`Members log in again after this time. Applies to new logins. Staff are logged out after 12 hours.`,
    },
    idleDays: {
      name: t`Logins that are not used`,
      why: t`Whoever does not use the site for this long logs in again. Applies to all logins at once.`,
    },
    unconfirmedDays: {
      name: t`Unverified accounts`,
      why: t`Never verified or claimed, not used for this long, and nothing paid. We email the person ${WARNED_DAYS} days before.`,
    },
  };
}
