import { contract } from 'virtual:contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';

/** How a call becomes a request. Loaded with the first call, so that a page can be read before it. */
export const line = new OpenAPILink(contract, {
  url: () => `${location.origin}/api`,
  fetch: (request, init) => fetch(request, { ...init, credentials: 'same-origin' }),
});
