import { can } from '../shared/api/capabilities.ts';
import type { Viewer } from './viewer.ts';

/** Whether the viewer reads members by their staff role, as `readsAsStaff` decides on the server. */
export const readsMembers = (viewer: Viewer | null | undefined): boolean =>
  Boolean(viewer && !viewer.profile && !viewer.impersonator) && can(viewer, 'members.read');
