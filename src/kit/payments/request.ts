import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { toStorable } from '../shared/api/text.ts';
import { GatewayDown, GatewayRefused } from './gateway.ts';

// Shared by the adapters.

const TIMEOUT_MS = 10_000;
/** A wrong key of ours, or a problem with the call itself: these statuses say nothing about the payment. */
const NO_OUTCOME = [401, 408, 429];

/** Text from the gateway. Any text is accepted, so that it never prevents booking money. */
export const text = z.string().transform(toStorable);

type Call = { method: 'GET' | 'POST'; path: string; body?: unknown; headers?: Record<string, string> };

/** What a gateway says of a refusal. */
type Reason = { codes: (string | null | undefined)[]; sentence: string };

/** Whether a gateway's text is one of its codes, not a sentence. */
const isCode = (given: string | null | undefined) => given && /^[a-z][\w.]{1,79}$/i.test(given);

/**
 * Returns a function that calls a gateway's API and checks the shape of its answers. Messages of errors name the call, the
 * status and the gateway's codes; its sentence, which may repeat a payer's name or number, is in the words of a refusal only.
 * @param reasonOf reads the gateway's reason from the body of a refusal
 * @param noOutcome further statuses that say nothing about the outcome
 */
export function createRequest({
  url,
  headers: own,
  reasonOf,
  noOutcome = [],
}: {
  url: string;
  headers: Record<string, string>;
  reasonOf: (body: unknown) => Reason | undefined;
  noOutcome?: number[];
}) {
  return async <T extends z.ZodType>(
    shape: T,
    { method, path, body, headers }: Call,
  ): Promise<z.output<T>> => {
    let answer: Response;
    let raw: string;
    try {
      answer = await fetch(`${url}${path}`, {
        method,
        headers: { ...own, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        body: body ? JSON.stringify(body) : undefined,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      raw = await answer.text();
    } catch (error) {
      throw new GatewayDown(`${method} ${path}: ${(error as Error).name}`);
    }
    const json = readJson(raw);
    if (answer.ok) {
      const parsed = shape.safeParse(json);
      if (parsed.success) return parsed.data;
      throw new GatewayDown(`${method} ${path}: an answer of another shape than documented`);
    }
    const reason = reasonOf(json);
    const call = `${method} ${path}: ${answer.status}`;
    const message = [call, ...(reason?.codes ?? []).filter(isCode)].join(' ');
    if (answer.status >= 500 || [...NO_OUTCOME, ...noOutcome].includes(answer.status))
      throw new GatewayDown(message);
    throw new GatewayRefused(message, reason ? `${call} ${reason.sentence}` : message);
  };
}

/** Returns the value of a JSON text; null if it is not JSON. */
export function readJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** Returns whether a signature is the HMAC-SHA256 of a message. */
export function isSigned(
  secret: string,
  message: string | Buffer,
  signature: string,
  encoding: 'hex' | 'base64',
): boolean {
  const right = Buffer.from(createHmac('sha256', secret).update(message).digest(encoding));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}
