import type { I18n } from '@lingui/core';
import type { MemberStatus } from '../shared/rules.ts';

/** Returns the first line of the exported list. */
export const memberHeadings = (i18n: I18n): string[] => [
  i18n._({ id: 'csv.member.id', message: 'ID' }),
  i18n._({ id: 'csv.member.name', message: 'Name' }),
  i18n._({ id: 'csv.member.email', message: 'Email' }),
  i18n._({ id: 'csv.member.phone', message: 'Phone' }),
  i18n._({ id: 'csv.member.registered', message: 'Registered On' }),
  i18n._({ id: 'csv.member.status', message: 'Status' }),
  i18n._({ id: 'csv.member.city', message: 'City' }),
  i18n._({ id: 'csv.member.state', message: 'State' }),
  i18n._({ id: 'csv.member.plan', message: 'Plan' }),
  i18n._({ id: 'csv.member.complete', message: 'Complete %' }),
  i18n._({ id: 'csv.member.last_active', message: 'Last active' }),
  i18n._({ id: 'csv.member.verified', message: 'ID verified' }),
];

/** Returns the name of a status, as the screen has it (web/memberTexts.tsx). */
export const statusName = (i18n: I18n, status: MemberStatus): string =>
  ({
    active: i18n._({ id: 'csv.member.active', message: 'Active' }),
    hidden: i18n._({ id: 'csv.member.hidden', message: 'Hidden by family' }),
    withheld: i18n._({ id: 'csv.member.withheld', message: 'Waiting for consent' }),
    unverified: i18n._({ id: 'csv.member.unverified', message: 'Not verified' }),
    waiting: i18n._({ id: 'csv.member.waiting', message: 'Waiting for review' }),
    unclaimed: i18n._({ id: 'csv.member.unclaimed', message: 'Not claimed yet' }),
    suspended: i18n._({ id: 'csv.member.suspended', message: 'Suspended' }),
  })[status];

export const yesOrNo = (i18n: I18n, yes: boolean): string =>
  yes ? i18n._({ id: 'csv.yes', message: 'Yes' }) : i18n._({ id: 'csv.no', message: 'No' });
