import { useViewer } from '../../../kit/web/viewer.ts';
import { usualGender } from '../shared/filters.ts';

/** Returns the gender that the viewer searches for by default; undefined for a viewer without a profile. */
export function useUsualGender() {
  const { viewer } = useViewer();
  return viewer?.profile ? usualGender(viewer.profile.gender) : undefined;
}
