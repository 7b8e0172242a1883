import { z } from 'zod';
import { account, conflict, notFound, unauthorized, visitor } from '../../../../kit/api/contract.ts';
import { instant } from '../../../../kit/shared/api/dates.ts';
import { codeForm, passkeyName, passwordForm } from '../../secondFactor/rules.ts';

const tags = ['accounts', 'staff'];
/** Not found: for members, who have no second factor. */
const refused = { ...notFound, ...conflict };

const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe('Shown this once; only their hashes are stored'),
});

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

/** What a browser returns of a passkey. The library checks it. */
const credential = z
  .looseObject({ id: z.string().max(2000) })
  .describe('As the browser returns it (WebAuthn)');

export const contract = {
  passSecondFactor: visitor
    .route({
      method: 'POST',
      path: '/sessions/second-factor',
      summary: 'Second step of a login: a code of an authenticator app, a recovery code, or a passkey',
      tags,
    })
    .errors(unauthorized)
    .input(
      z.object({
        token: z.string().min(1).max(200),
        code: codeForm.shape.code.optional(),
        passkey: credential.optional(),
      }),
    )
    .output(z.object({ lands: z.enum(['/dashboard', '/admin/dashboard']) })),
  secondFactor: account
    .route({ method: 'GET', path: '/account/second-factor', summary: "One's own second factor", tags })
    .errors(notFound)
    .output(
      z.object({
        required: z.boolean(),
        app: z.boolean().describe('Whether an authenticator app is set up'),
        recoveryCodesLeft: z.number().int(),
        passkeys: z.array(passkey),
        passkeysAvailable: z.boolean().describe('Whether this site has an address that passkeys work with'),
      }),
    ),
  beginAuthenticator: account
    .route({
      method: 'POST',
      path: '/account/second-factor/app',
      summary: 'A new secret for an authenticator app. It counts once a code of it was confirmed',
      tags,
    })
    .errors(refused)
    .input(z.object({ password: z.string().max(1000).optional().describe('Needed to replace one') }))
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirmAuthenticator: account
    .route({
      method: 'PUT',
      path: '/account/second-factor/app',
      summary: 'Confirm the new authenticator app with a code; logs out all other sessions',
      tags,
    })
    .errors(refused)
    .input(codeForm)
    .output(z.object({ recoveryCodes: recoveryCodes.shape.recoveryCodes.nullable() })),
  renewRecoveryCodes: account
    .route({
      method: 'POST',
      path: '/account/second-factor/recovery-codes',
      summary: 'New recovery codes in place of the old ones',
      tags,
    })
    .errors(refused)
    .input(passwordForm)
    .output(recoveryCodes),
  turnOffSecondFactor: account
    .route({
      method: 'POST',
      path: '/account/second-factor/removal',
      summary: 'Turn the second factor off, where it is not required',
      tags,
    })
    .errors(refused)
    .input(passwordForm)
    .output(z.object({})),
  beginPasskey: account
    .route({
      method: 'POST',
      path: '/account/passkeys/options',
      summary: 'Options to add a passkey (WebAuthn)',
      tags,
    })
    .errors(refused)
    .input(
      z.object({
        password: z.string().max(1000).optional().describe('Needed once there is a second factor'),
      }),
    )
    .output(z.object({ token: z.string(), options: z.unknown() })),
  addPasskey: account
    .route({ method: 'POST', path: '/account/passkeys', summary: 'Add a passkey', tags })
    .errors(refused)
    .input(z.object({ token: z.string().min(1).max(200), name: passkeyName, credential }))
    .output(z.object({ recoveryCodes: recoveryCodes.shape.recoveryCodes.nullable() })),
  removePasskey: account
    .route({ method: 'POST', path: '/account/passkeys/{id}/removal', summary: 'Remove a passkey', tags })
    .errors(refused)
    .input(passwordForm.extend({ id: z.uuid() }))
    .output(z.object({})),
};
