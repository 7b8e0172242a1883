import { can, isStaffRole, type StaffRole } from '../src/kit/shared/api/capabilities.ts';
import { type Actor, isLoggedOut, isMember } from './actors.ts';
import type { Endpoint } from './endpoints.ts';
import type { Draft } from './mutations/draft.ts';
import type { Answer, Request } from './requests.ts';

// Text that only a stack, a statement or the database's own errors contain.
const INSIDE =
  /node_modules|file:\/\/|\n\s+at |\.ts:\d|violates|duplicate key|invalid input syntax|syntax error at|relation "|column "|out of range for type|invalid byte sequence/i;

/** The statuses that the site may answer to a request of this shape, at any endpoint. */
function ofTransport({ method, path, headers, body }: Request): number[] {
  const statuses = [];
  const [address] = path.split('?');
  const size = Object.values(headers).reduce((sum, value) => sum + String(value).length, path.length);
  if (size > 8000) statuses.push(431);
  // The router's limit of one path segment.
  if (address!.split('/').some((part) => part.length > 500)) statuses.push(414, 404);
  // A dot or an empty path segment leads elsewhere, as does broken percent-encoding.
  if (address!.split('/').some((part, index) => index > 1 && /^(\.|%2e){0,2}$/i.test(part)))
    statuses.push(404);
  if (isMalformed(address!)) statuses.push(400);
  if (body !== null && Buffer.byteLength(body) > 250_000) statuses.push(413);
  if (body !== null && (method === 'GET' || method === 'HEAD')) statuses.push(400);
  return statuses;
}

function isMalformed(address: string): boolean {
  try {
    decodeURIComponent(address);
    return false;
  } catch {
    return true;
  }
}

/** Who must be refused before the input is parsed, and with which status. */
function turnedAway(endpoint: Endpoint, actor: Actor): number | null {
  if (endpoint.access === 'visitor') return null;
  if (typeof endpoint.access === 'object' && !isStaffRole(actor)) return 404;
  if (isLoggedOut(actor)) return 401;
  // All of these members are owners of their profiles.
  const forMembers = endpoint.access === 'member' || endpoint.access === 'manager';
  if (forMembers && !isMember(actor)) return endpoint.statuses.includes(403) ? 403 : 401;
  if (typeof endpoint.access === 'string') return null;
  return can({ staff: { role: actor as StaffRole } }, endpoint.access.staff) ? null : 403;
}

/** Returns the faults of an answer as sentences; empty when there are none. */
export function judge(
  endpoint: Endpoint,
  actor: Actor,
  draft: Draft,
  request: Request,
  { status, headers, text }: Answer,
): string[] {
  const wrong: string[] = [];
  const transport = [...ofTransport(request), ...draft.expects];
  if (status >= 500 && !endpoint.statuses.includes(status)) wrong.push(`a fault: ${status}`);
  else if (!draft.astray) {
    const turned = turnedAway(endpoint, actor);
    const listed = [...(turned ? [turned] : endpoint.statuses), ...transport];
    if (!listed.includes(status)) wrong.push(`${status} is not among ${[...new Set(listed)].join(', ')}`);
  }
  if (headers.location) wrong.push(`it leads to ${headers.location}`);
  if (status < 400) return wrong;

  if (INSIDE.test(text)) wrong.push('the answer tells of the inside');
  // Node's own refusals of malformed requests have no body, nor has the answer to HEAD.
  const empty = text === '' && (request.method === 'HEAD' || [400, 417, 431].includes(status));
  const page = String(headers['content-type']).startsWith('text/html');
  if (!empty && !page) wrong.push(...misshapen(status, text));
  return wrong;
}

function misshapen(status: number, text: string): string[] {
  let error: unknown;
  try {
    error = JSON.parse(text);
  } catch {
    return ['the error is not JSON'];
  }
  const { code, status: reportedStatus, message, data } = error as Record<string, unknown>;
  if (
    typeof code !== 'string' ||
    reportedStatus !== status ||
    typeof message !== 'string' ||
    message === ''
  ) {
    return ['the error has not code, status and message'];
  }
  if (status === 422 && !(data as { fields?: unknown })?.fields) return ['no field is named'];
  return [];
}
