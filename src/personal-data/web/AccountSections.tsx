import { Outlet } from 'react-router';
import { ManagersSection } from '../../managers/web/ManagersSection.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';

/** Sections of the account page about who manages the profile and about one's own data. */
export default function AccountSections() {
  return (
    <>
      <ManagersSection />
      <Outlet />
      <DownloadData />
      <DeleteAccount />
    </>
  );
}
