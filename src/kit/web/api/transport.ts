import { contract } from 'virtual:contract';
import { createORPCErrorFromJson, isORPCErrorJson } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { shownProfile } from '../viewer.ts';
import type { CallContext } from './client.ts';
import { fetchInTime } from './fetchInTime.ts';

/** How a call becomes a request. Loaded with the first call, so that a page can be read before it. */
export const transport = new OpenAPILink<CallContext>(contract, {
  url: () => `${location.origin}/api`,
  // The server refuses requests for another profile than the one that the session acts for now.
  headers: ({ context }) => ({ 'x-profile': shownProfile(), 'x-ahead': context.prefetch ? '1' : undefined }),
  fetch: (request, init) => fetchInTime(request, init),
  // A busy server sends Retry-After; the error has it like a refusal does.
  customErrorResponseBodyDecoder(body, { headers, status }) {
    const retryAfterSeconds = Number(headers['retry-after']);
    if (!retryAfterSeconds) return null;
    const error = isORPCErrorJson(body)
      ? body
      : { defined: false, code: 'BUSY', status, message: '', data: {} };
    return createORPCErrorFromJson({ ...error, data: { retryAfterSeconds, ...(error.data as object) } });
  },
});
