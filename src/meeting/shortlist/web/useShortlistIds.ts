import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../../kit/web/viewer.ts';
import { shortlist } from './shortlist.ts';

/**
 * Returns the ids of the shortlisted profiles; undefined for visitors, and until they are loaded. A page that shows
 * stars after its data calls it at its top, so that the server fetches both at once instead of rendering the page
 * again.
 */
export function useShortlistIds(): string[] | undefined {
  const { viewer } = useViewer();
  return useQuery(shortlist.ids.queryOptions({ enabled: Boolean(viewer?.profile) })).data?.ids;
}
