import type { AnyKind } from './kind.ts';
import { interestAccepted } from './kinds/interestAccepted.ts';
import { interestReceived } from './kinds/interestReceived.ts';
import { membershipBegan } from './kinds/membershipBegan.ts';
import { membershipEnded } from './kinds/membershipEnded.ts';
import { membershipEnding } from './kinds/membershipEnding.ts';
import { messageReceived } from './kinds/messageReceived.ts';
import { photoApproved } from './kinds/photoApproved.ts';
import { photoRejected } from './kinds/photoRejected.ts';
import { profileApproved } from './kinds/profileApproved.ts';
import { profileRejected } from './kinds/profileRejected.ts';
import { refundSent } from './kinds/refundSent.ts';
import { reportClosed } from './kinds/reportClosed.ts';
import { requestAnswered } from './kinds/requestAnswered.ts';

/** Registry of every kind of notification. */
export const kinds: AnyKind[] = [
  interestReceived,
  interestAccepted,
  messageReceived,
  membershipBegan,
  membershipEnding,
  membershipEnded,
  requestAnswered,
  refundSent,
  profileApproved,
  profileRejected,
  photoApproved,
  photoRejected,
  reportClosed,
];

const byName = new Map(kinds.map((kind) => [kind.name, kind]));

/** Returns a kind by its name; undefined for one of another version. */
export const findKind = (name: string): AnyKind | undefined => byName.get(name);
