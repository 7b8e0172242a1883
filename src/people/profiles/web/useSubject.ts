import { useViewer } from '../../../kit/web/viewer.ts';
import { firstName } from '../shared/facts/firstName.ts';

/**
 * Returns the subject of sentences about the session's profile. 'You' is the person at the screen: where that is a mother or a
 * brother, sentences name the person of the profile instead.
 */
export function useSubject(): { self: boolean; name: string; gender: 'female' | 'male' } {
  const profile = useViewer().viewer?.profile;
  return {
    self: (profile?.relation ?? 'self') === 'self',
    name: firstName(profile?.name ?? ''),
    gender: profile?.gender ?? 'female',
  };
}
