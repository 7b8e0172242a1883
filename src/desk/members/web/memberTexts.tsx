import { t } from '@lingui/core/macro';
import { Badge } from '../../../ui/marks/Badge.tsx';
import type { Gender, MemberSort, MemberStatus, Revealable } from '../shared/rules.ts';

/** Returns the name of a member's status. */
export function statusText(status: MemberStatus): string {
  switch (status) {
    case 'active':
      return t`Active`;
    case 'hidden':
      return t`Hidden by family`;
    case 'withheld':
      return t`Waiting for consent`;
    case 'unverified':
      return t`Not verified`;
    case 'waiting':
      return t`Waiting for review`;
    case 'unclaimed':
      return t`Not claimed yet`;
    case 'suspended':
      return t`Suspended`;
  }
}

export const genderText = (gender: Gender): string => (gender === 'female' ? t`Female` : t`Male`);

const tones = {
  active: 'verified',
  hidden: 'quiet',
  withheld: 'notice',
  unverified: 'quiet',
  waiting: 'notice',
  unclaimed: 'notice',
  suspended: 'bad',
} as const satisfies Record<MemberStatus, string>;

export const StatusBadge = ({ status }: { status: MemberStatus }) => (
  <Badge tone={tones[status]}>{statusText(status)}</Badge>
);

/** Returns the name of an order of the list. */
export function sortText(sort: MemberSort): string {
  switch (sort) {
    case 'newest':
      return t`Newest first`;
    case 'oldest':
      return t`Oldest first`;
    case 'name':
      return t`Name`;
    case 'active':
      return t`Last active`;
  }
}

/** Returns the name of a private detail. */
export function detailText(field: Revealable): string {
  switch (field) {
    case 'phone':
      return t`Phone number`;
    case 'email':
      return t`Email`;
    case 'birth_time':
      return t`Time of birth`;
    case 'address':
      return t`Billing address`;
    case 'nominee':
      return t`Nominee`;
  }
}
