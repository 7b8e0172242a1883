import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../../paths.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';

/** What a link to a profile brings along: the page that it is on, to which the profile's page leads back. */
export function useFrom(): { from: string } {
  const { pathname, search, hash } = useLocation();
  return { from: pathname + search + hash };
}

/** A link to a profile among words. */
export function ProfileLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <TextLink to={paths.profile(id)} state={useFrom()}>
      {children}
    </TextLink>
  );
}
