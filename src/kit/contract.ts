import { oc } from '@orpc/contract';
import { refusals } from './refusals.ts';

/** Who may call an endpoint: anybody, a signed-in account, one that manages a profile, or staff. */
export type Door = 'visitor' | 'account' | 'member' | 'staff';

const { UNAUTHORIZED, FORBIDDEN, NOT_FOUND, CONFLICT, INVALID, TOO_MANY_REQUESTS, UNAVAILABLE } = refusals;
const base = oc.$meta<{ door: Door }>({ door: 'visitor' }).errors({
  INVALID,
  TOO_MANY_REQUESTS,
  UNAVAILABLE,
});

/** The beginnings of an endpoint, by who may call it. */
export const visitor = base;
export const account = base.meta({ door: 'account' }).errors({ UNAUTHORIZED });
export const member = base.meta({ door: 'member' }).errors({ UNAUTHORIZED, FORBIDDEN });
export const staff = base.meta({ door: 'staff' }).errors({ UNAUTHORIZED, FORBIDDEN });

/** Refusals an endpoint adds to those of its door. */
export const notFound = { NOT_FOUND };
export const conflict = { CONFLICT };
export const unauthorized = { UNAUTHORIZED };
export const unavailable = { UNAVAILABLE };
