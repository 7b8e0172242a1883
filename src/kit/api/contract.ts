import { oc } from '@orpc/contract';
import type { Capability } from '../shared/api/capabilities.ts';
import { refusals } from './refusals.ts';

/**
 * Who may call an endpoint: anybody, a signed-in account, one with a profile, one that may also act for that profile,
 * or staff with a capability.
 */
export type Access = 'visitor' | 'account' | 'member' | 'manager' | { staff: Capability };

const { UNAUTHORIZED, FORBIDDEN, NOT_FOUND, CONFLICT, INVALID, TOO_MANY_REQUESTS, UNAVAILABLE } = refusals;

/**
 * Who may call an endpoint.
 * @property team whether staff who see the site as a member may call it, too
 * @property counted whether what it shows of others counts towards the limits of reading
 */
export type Meta = { access: Access; team?: boolean; counted?: boolean };

const base = oc.$meta<Meta>({ access: 'visitor' }).errors({
  INVALID,
  TOO_MANY_REQUESTS,
  UNAVAILABLE,
});

/** The beginnings of an endpoint, by who may call it. */
export const visitor = base;
export const account = base.meta({ access: 'account' }).errors({ UNAUTHORIZED });
export const member = base.meta({ access: 'member' }).errors({ UNAUTHORIZED, FORBIDDEN });
/** As `visitor`, `account` and `member`, and for staff who see the site as one of them. */
export const visitorOrTeam = base.meta({ access: 'visitor', team: true });
export const accountOrTeam = account.meta({ access: 'account', team: true });
export const memberOrTeam = member.meta({ access: 'member', team: true });
export const manager = base.meta({ access: 'manager' }).errors({ UNAUTHORIZED, FORBIDDEN });
export const staff = (capability: Capability) =>
  base.meta({ access: { staff: capability } }).errors({ NOT_FOUND, FORBIDDEN });

/** Refusals an endpoint adds to the ones of its access. */
export const notFound = { NOT_FOUND };
export const forbidden = { FORBIDDEN };
export const conflict = { CONFLICT };
export const unauthorized = { UNAUTHORIZED };
export const unavailable = { UNAVAILABLE };
