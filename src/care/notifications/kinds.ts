import type { AnyKind } from './kind.ts';
import { accessAsked } from './kinds/account/accessAsked.ts';
import { deletionRequested } from './kinds/account/deletionRequested.ts';
import { downloadReady } from './kinds/account/downloadReady.ts';
import { managerJoined } from './kinds/account/managerJoined.ts';
import { personAnswered } from './kinds/account/personAnswered.ts';
import { profileDeleted } from './kinds/account/profileDeleted.ts';
import { profileMerged } from './kinds/account/profileMerged.ts';
import { workAssigned } from './kinds/account/workAssigned.ts';
import { idExpired } from './kinds/identity/idExpired.ts';
import { idRejected } from './kinds/identity/idRejected.ts';
import { idVerified } from './kinds/identity/idVerified.ts';
import { membershipBegan } from './kinds/memberships/membershipBegan.ts';
import { membershipEnded } from './kinds/memberships/membershipEnded.ts';
import { membershipEnding } from './kinds/memberships/membershipEnding.ts';
import { membershipShortened } from './kinds/memberships/membershipShortened.ts';
import { refundSent } from './kinds/memberships/refundSent.ts';
import { requestAnswered } from './kinds/memberships/requestAnswered.ts';
import { contactOpened } from './kinds/people/contactOpened.ts';
import { interestAccepted } from './kinds/people/interestAccepted.ts';
import { interestReceived } from './kinds/people/interestReceived.ts';
import { matchesFound } from './kinds/people/matchesFound.ts';
import { messageReceived } from './kinds/people/messageReceived.ts';
import { profileViewed } from './kinds/people/profileViewed.ts';
import { savedSearch } from './kinds/people/savedSearch.ts';
import { suggestionReceived } from './kinds/people/suggestionReceived.ts';
import { photoApproved } from './kinds/reviews/photoApproved.ts';
import { photoRejected } from './kinds/reviews/photoRejected.ts';
import { profileApproved } from './kinds/reviews/profileApproved.ts';
import { profileRejected } from './kinds/reviews/profileRejected.ts';
import { profileWarned } from './kinds/reviews/profileWarned.ts';
import { reportClosed } from './kinds/reviews/reportClosed.ts';
import { storyApproved } from './kinds/reviews/storyApproved.ts';
import { storyRejected } from './kinds/reviews/storyRejected.ts';
import { storySent } from './kinds/reviews/storySent.ts';

/** Registry of every kind of notification. */
export const notificationKinds: AnyKind[] = [
  interestReceived,
  interestAccepted,
  messageReceived,
  profileViewed,
  matchesFound,
  suggestionReceived,
  contactOpened,
  savedSearch,
  membershipBegan,
  membershipEnding,
  membershipEnded,
  membershipShortened,
  requestAnswered,
  refundSent,
  managerJoined,
  accessAsked,
  deletionRequested,
  personAnswered,
  profileDeleted,
  profileMerged,
  downloadReady,
  workAssigned,
  profileApproved,
  profileRejected,
  photoApproved,
  photoRejected,
  idVerified,
  idRejected,
  idExpired,
  reportClosed,
  profileWarned,
  storySent,
  storyApproved,
  storyRejected,
];

const byName = new Map(notificationKinds.map((kind) => [kind.name, kind]));

/** Returns a kind by its name; undefined for one of another version. */
export const findKind = (name: string): AnyKind | undefined => byName.get(name);
