import type { StaffRole } from '../shared/api/capabilities.ts';

/** The logged-in account behind a request, with what rooms need to decide. */
export type Viewer = {
  accountId: number;
  sessionId: string;
  sessionEndsAt: Date;
  /** Null for a family that has a phone number alone. */
  email: string | null;
  /** Whether it is known who reads what is sent to the account: at its email address or, where there is none, its number. */
  verified: boolean;
  phoneVerified: boolean;
  /** Whether others see the profile only once the phone number is verified. */
  phoneRequired: boolean;
  /** The language that the account reads, of kit/locales.ts. */
  locale: string;
  /** What its person is called; null where nobody has said it. */
  name: string | null;
  /** `mustSetUp`: until they have set up a second factor, they may do nothing else. */
  staff: { name: string; role: StaffRole; mustSetUp?: boolean } | null;
  /** The profile that the session acts for. */
  profile: ViewerProfile | null;
  /** True while a membership of that profile is active. */
  premium: boolean;
  /** Who of the staff sees the site as this account, which has allowed it: they look only. Nobody, but in such a session. */
  impersonator?: Impersonator;
};

/** A profile on whose behalf others are read, and whether it is premium: what decides which of them it sees. */
export type ReadingProfile = Pick<Viewer, 'premium'> & { profile: { id: number } | null };

export type Impersonator = {
  accountId: number;
  name: string;
  role: StaffRole;
  /** Their own session, without which this one is nothing. */
  sessionId: string;
};

export type ViewerProfile = {
  id: number;
  publicId: string;
  name: string;
  gender: 'female' | 'male';
  /** Whether others can find it: it is listed, and not hidden now. */
  listed: boolean;
  /** Whether staff, or the site where it needs no review, have approved it. */
  approved: boolean;
  /** Whether it is shown to nobody because of its person: see `isWithheld`. */
  withheld: boolean;
  /** Set while its family hides it. */
  hidden: { until: Date | null } | null;
  /** Whether a former manager asked to delete it, which nobody has decided yet. */
  deletionAsked: boolean;
  role: ManagerRole;
  /** What the account is to the person of the profile: `self` is that person. See profiles/managed/lists.ts. */
  relation: string;
  /** The profiles that its searches leave out: blocked either way, or of its family; where they are not too many to be held. */
  leftOut?: readonly number[];
  /** The profiles that it has sent an interest to or received one from, in any state; where they are not too many to be held. */
  interestsWith?: readonly number[];
};

/** What somebody who manages a profile may do: decide who else does, act for it, or only look. */
export type ManagerRole = 'owner' | 'manager' | 'viewer';

/** A viewer who acts for a profile, or may view what it receives. */
export type Member = Viewer & { profile: ViewerProfile };
