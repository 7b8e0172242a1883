import { useViewer } from '../../../kit/web/viewer.ts';
import { firstName } from '../shared/facts/firstName.ts';

/**
 * Returns whom sentences about the profile that the session acts for are about. 'You' is the person at the screen:
 * where that is a mother or a brother, the profile is named, and nothing of it is called hers or his.
 */
export function useSubject(): { self: boolean; name: string; gender: 'female' | 'male' } {
  const profile = useViewer().viewer?.profile;
  return {
    self: (profile?.relation ?? 'self') === 'self',
    name: firstName(profile?.name ?? ''),
    gender: profile?.gender ?? 'female',
  };
}
