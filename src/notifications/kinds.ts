import type { AnyKind } from './kind.ts';
import { contactOpened } from './kinds/contactOpened.ts';
import { deletionRequested } from './kinds/deletionRequested.ts';
import { downloadReady } from './kinds/downloadReady.ts';
import { interestAccepted } from './kinds/interestAccepted.ts';
import { interestReceived } from './kinds/interestReceived.ts';
import { managerJoined } from './kinds/managerJoined.ts';
import { membershipBegan } from './kinds/membershipBegan.ts';
import { membershipEnded } from './kinds/membershipEnded.ts';
import { membershipEnding } from './kinds/membershipEnding.ts';
import { messageReceived } from './kinds/messageReceived.ts';
import { photoApproved } from './kinds/photoApproved.ts';
import { photoRejected } from './kinds/photoRejected.ts';
import { profileApproved } from './kinds/profileApproved.ts';
import { profileRejected } from './kinds/profileRejected.ts';
import { profileViewed } from './kinds/profileViewed.ts';
import { refundSent } from './kinds/refundSent.ts';
import { reportClosed } from './kinds/reportClosed.ts';
import { requestAnswered } from './kinds/requestAnswered.ts';

/** Registry of every kind of notification. */
export const kinds: AnyKind[] = [
  interestReceived,
  interestAccepted,
  messageReceived,
  profileViewed,
  contactOpened,
  membershipBegan,
  membershipEnding,
  membershipEnded,
  requestAnswered,
  refundSent,
  managerJoined,
  deletionRequested,
  downloadReady,
  profileApproved,
  profileRejected,
  photoApproved,
  photoRejected,
  reportClosed,
];

const byName = new Map(kinds.map((kind) => [kind.name, kind]));

/** Returns a kind by its name; undefined for one of another version. */
export const findKind = (name: string): AnyKind | undefined => byName.get(name);
