import { Navigate } from 'react-router';
import { paths } from '../../../paths.ts';

/** Leads from the short address to the dashboard. */
export default function AdminIndex() {
  return <Navigate to={paths.adminDashboard()} replace />;
}
