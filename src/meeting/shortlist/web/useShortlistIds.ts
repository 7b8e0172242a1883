import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../../kit/web/viewer.ts';
import { shortlist } from './shortlist.ts';

/**
 * Returns the ids of the profiles in the shortlist; undefined for visitors, and until they are loaded. A page that shows stars
 * once its data is there calls it at its top: the server then fetches both at once, instead of rendering the page again.
 */
export function useShortlistIds(): string[] | undefined {
  const { viewer } = useViewer();
  return useQuery(shortlist.ids.queryOptions({ enabled: Boolean(viewer?.profile) })).data?.ids;
}
