import { STAFF_LINK_DAYS } from '../../../../people/accounts/shared/team/limits.ts';

// Pure, and read by the browser: without zod.

export const STAFF_NAME_MAX = 80;
export const STAFF_REASON_MAX = 500;
/** How long an invitation can be accepted. */
export const INVITATION_DAYS = STAFF_LINK_DAYS;
