import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { readSite } from '../../../base/site/read.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { listPasskeys, notePasskeyUse } from './passkeyStore.ts';

// Loaded when somebody uses a passkey: few processes ever do.
const load = () => import('@simplewebauthn/server');

/** What a browser returns of a passkey; the library checks what is in it. */
export type Credential = { id: string; [field: string]: unknown };

/** Returns the site that passkeys are bound to; null where browsers do not make any: on a bare IP address, and without TLS. */
export function relyingParty(app: App): { id: string; origin: string } | null {
  const { hostname, origin, protocol } = new URL(app.config.publicUrl);
  const bare = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (bare || (protocol !== 'https:' && hostname !== 'localhost')) return null;
  return { id: hostname, origin };
}

/** Returns options to add a passkey to an account. */
export async function registrationOptions(app: App, rpId: string, account: { id: number; email: string }) {
  const { generateRegistrationOptions } = await load();
  const known = await listPasskeys(app.db, account.id);
  return generateRegistrationOptions({
    rpName: readSite(app).name,
    rpID: rpId,
    userName: account.email,
    userID: new TextEncoder().encode(`staff ${account.id}`),
    attestationType: 'none',
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Returns a new passkey out of what the browser returned; null when it is not right. */
export async function readNewPasskey(
  rp: { id: string; origin: string },
  credential: Credential,
  challenge: string,
) {
  const { verifyRegistrationResponse } = await load();
  const read = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: false,
  }).catch(() => null);
  if (!read?.verified || !read.registrationInfo) return null;
  const { id, publicKey, counter, transports } = read.registrationInfo.credential;
  return { credentialId: id, publicKey, counter, transports: transports ?? [] };
}

/** Returns options to log in with one of an account's passkeys; null without one. */
export async function loginOptions(app: App, accountId: number) {
  const rp = relyingParty(app);
  const known = rp ? await listPasskeys(app.db, accountId) : [];
  if (!rp || known.length === 0) return null;
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: rp.id,
    allowCredentials: known.map(descriptor),
    userVerification: 'preferred',
  });
}

/** Returns whether a browser has signed a challenge with one of the account's passkeys, and notes its use. */
export async function checkPasskey(
  app: App,
  db: Database | Tx,
  it: { accountId: number; credential: Credential; challenge: string },
): Promise<boolean> {
  const rp = relyingParty(app);
  const known = (await listPasskeys(db, it.accountId)).find((one) => one.credential_id === it.credential.id);
  if (!rp || !known) return false;
  const { verifyAuthenticationResponse } = await load();
  const read = await verifyAuthenticationResponse({
    response: it.credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: it.challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: false,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: Number(known.counter),
      transports: known.transports as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!read?.verified) return false;
  await notePasskeyUse(db, known.id, read.authenticationInfo.newCounter, app.clock());
  return true;
}

const descriptor = (one: { credential_id: string; transports: string[] }) => ({
  id: one.credential_id,
  transports: one.transports as AuthenticatorTransport[],
});
