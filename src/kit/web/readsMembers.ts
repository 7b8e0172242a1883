import { can } from '../shared/api/capabilities.ts';
import type { Viewer } from './viewer.ts';

/** Whether somebody of the staff looks at members as their role may, as `readsAsStaff` of the server. */
export const readsMembers = (viewer: Viewer | null | undefined): boolean =>
  Boolean(viewer && !viewer.profile && !viewer.impersonator) && can(viewer, 'members.read');
