import { room } from '../../../kit/web/api/client.ts';
import type { contract } from '../contract.ts';

export const personConsent = room<typeof contract>('personConsent');

/** What the panels show of whether the person agrees. */
export type ConsentPanelState = Awaited<ReturnType<typeof personConsent.ofMember.call>> & {
  address?: string | null;
};
