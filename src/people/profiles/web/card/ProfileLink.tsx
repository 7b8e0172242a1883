import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../../paths.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';

/** The state of a link to a profile: the page it is on, so that the profile's page can lead back. */
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
