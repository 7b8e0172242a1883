import { Outlet } from 'react-router';
import { BlockedProfiles } from './BlockedProfiles.tsx';

/** The blocked profiles below the other sections of upper rooms on the account page. */
export default function BlockedSection() {
  return (
    <>
      <Outlet />
      <BlockedProfiles />
    </>
  );
}
