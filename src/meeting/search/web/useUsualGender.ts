import { useViewer } from '../../../kit/web/viewer.ts';
import { usualGender } from '../shared/filters.ts';

/** Returns the gender that the viewer's search shows where it does not choose one; undefined for who has no profile. */
export function useUsualGender() {
  const { viewer } = useViewer();
  return viewer?.profile ? usualGender(viewer.profile.gender) : undefined;
}
