import { os } from '@orpc/server';
import { code } from '../shared/api/errorCode.ts';
import { findUnstorable } from '../shared/api/text.ts';
import { cleanInput } from '../shared/text/clean.ts';
import {
  type Call,
  type Client,
  requireAccount,
  requireCapability,
  requireManager,
  requireMember,
} from './call.ts';
import type { Access, Meta } from './contract.ts';
import { countReading, readOf } from './limits/readings.ts';
import { refuse } from './refusals.ts';
import type { Viewer } from './viewer.ts';

/**
 * Checks, before anything else, that the caller has the access that the contract requires:
 * `implement(contract).$context<Call>().use(checkAccess)`.
 * Refuses text that the database cannot store, and removes invisible characters: here, so that no schema can forget it.
 */
export const checkAccess = os
  .$context<Call>()
  .middleware(async ({ context, procedure, next }, input: unknown) => {
    const { meta, route } = procedure['~orpc'];
    const { access, team, counted } = meta as Meta;
    const isOpen = team || (access === 'visitor' && route.method === 'GET');
    if (context.viewer?.impersonator && !isOpen && typeof access === 'string') throw refuseTeam();
    requireAccess(access, context);
    const unstorable = findUnstorable(input);
    if (Object.keys(unstorable).length > 0) throw refuse.invalid(unstorable);
    // The schemas read the same object next.
    if (typeof input === 'object' && input !== null) Object.assign(input, cleanInput(input));
    const result = await next();
    if (counted) {
      const { app, viewer, client } = context;
      await countReading({ app, viewer, address: client.address, ...readOf(result.output) });
    }
    return result;
  });

/** Returns the refusal for staff who see the site as a member: they may only read. */
export const refuseTeam = () => refuse.forbidden(code('team_looks_only'));

/** Refuses a caller who does not have an access, and one whose page shows another profile than the session acts for. */
export function requireAccess(
  access: Access,
  { viewer, client }: { viewer: Viewer | null; client: Pick<Client, 'profile'> },
): void {
  if (access === 'visitor') return;
  if (access === 'account') {
    requireAccount(viewer);
    return;
  }
  if (typeof access === 'object') {
    requireCapability(viewer, access.staff);
    return;
  }
  const { profile } = access === 'member' ? requireMember(viewer) : requireManager(viewer);
  // A tab that has not noticed the switch in another one must not act for the wrong person.
  if (client.profile !== null && client.profile !== profile.publicId) {
    throw refuse.forbidden(code('profile_switched', { name: profile.name }));
  }
}
