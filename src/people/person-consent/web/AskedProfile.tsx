import type { FullProfile } from '../../profiles/contract.ts';
import { ProfileHead, profileGrid } from '../../profiles/web/details/ProfileHead.tsx';
import { ProfileSections } from '../../profiles/web/details/ProfileTabs.tsx';

/** The whole profile that its person is asked to agree to. */
export default function AskedProfile({ profile }: { profile: FullProfile }) {
  return (
    <>
      <div className={profileGrid}>
        <ProfileHead profile={profile} heading="h2" />
      </div>
      <div className="mt-6">
        <ProfileSections profile={profile} />
      </div>
    </>
  );
}
