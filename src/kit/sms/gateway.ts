import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { Configurable } from '../chooseAdapter.ts';
import type { SmsTemplate } from './templates.ts';

/** A message as every gateway gets it: some send `text`, others fill a registered template with `parameters`. */
export type SmsMessage = {
  /** E.164 */
  to: string;
  template: SmsTemplate;
  parameters: Record<string, string>;
  text: string;
};

/**
 * What became of a message. `why` is a code or status of the gateway, never a number or a text. `wrong_number` and
 * `misconfigured` (key, sender, template) are for good: sending again gives the same. `unavailable` (busy, down, no
 * answer, nothing left on the account) may pass; after a timeout the SMS may still arrive.
 */
export type SmsOutcome =
  | { outcome: 'sent'; id: string }
  | { outcome: 'wrong_number' | 'misconfigured' | 'unavailable'; why: string };

/** A gateway's last word on a message. `why` is its code or status; empty for one that was delivered. */
export type SmsReport = { id: string; state: 'delivered' | 'failed'; why: string };

/** A request to the address of delivery reports, as it arrived. */
export type ReportRequest = { body: string; headers: IncomingHttpHeaders; query: URLSearchParams };

/** A site's account at an SMS gateway. */
export type SmsGateway = {
  /** Name of the adapter. */
  name: string;
  /** Hands a message over. Ends within the timeout, and throws nothing. */
  send(message: SmsMessage): Promise<SmsOutcome>;
  /** Reads what came to the address of delivery reports. News of a message on its way gives an empty list. */
  readReports(request: ReportRequest): SmsReport[] | 'forged' | 'unreadable';
};

export type SmsGatewayOptions = {
  /** Address of the gateway's API, without a slash at the end. */
  apiUrl: string;
  /** Where the gateway can send delivery reports; null when it can't reach the site. */
  reportsUrl: string | null;
  timeoutMs: number;
};

/** An SMS provider: what a further one has to implement. */
export type SmsAdapter<Account extends z.ZodObject = z.ZodObject> = Required<Configurable<Account, 'api'>> & {
  /** In addresses and in the database: do not rename it. */
  name: string;
  open(account: z.output<Account>, options: SmsGatewayOptions): SmsGateway;
};
