import type { StaffRole } from './capabilities.ts';

/** Who asks: the signed-in account behind a request, with what rooms need to know to decide. */
export type Viewer = {
  accountId: number;
  sessionId: string;
  sessionEndsAt: Date;
  email: string;
  emailVerified: boolean;
  /** The language that the account reads, of kit/locales.ts. */
  locale: string;
  staff: { name: string; role: StaffRole } | null;
  profile: ViewerProfile | null;
  /** True while a membership is active. */
  premium: boolean;
};

export type ViewerProfile = {
  id: number;
  publicId: string;
  name: string;
  gender: 'female' | 'male';
  listed: boolean;
};

/** A viewer who manages a profile. */
export type Member = Viewer & { profile: ViewerProfile };
