import { t } from '@lingui/core/macro';
import type { CallDirection, CallOutcome, CallPerson } from '../../../shared/calls.ts';

export function directionText(direction: CallDirection): string {
  return direction === 'outgoing' ? t`We called` : t`They called`;
}

/** Returns who of the family a call was with. */
export function personText(person: CallPerson): string {
  switch (person) {
    case 'member':
      return t`Member`;
    case 'mother':
      return t`Mother`;
    case 'father':
      return t`Father`;
    case 'brother':
      return t`Brother`;
    case 'sister':
      return t`Sister`;
    case 'other_relative':
      return t`Other relative`;
  }
}

export function outcomeText(outcome: CallOutcome): string {
  switch (outcome) {
    case 'talked':
      return t`Talked`;
    case 'no_answer':
      return t`No answer`;
    case 'wrong_number':
      return t`Wrong number`;
    case 'call_back':
      return t`Asked to call back`;
  }
}
