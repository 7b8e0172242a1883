import { Navigate } from 'react-router';
import { rendering } from '../pages/rendering.tsx';

/** Leads to another page of this site instead of showing one. Rendered by the server, it is the answer to the request. */
export function Redirect({ to }: { to: string }) {
  const page = rendering();
  if (!page) return <Navigate to={to} replace />;
  page.redirect = to;
  return null;
}
