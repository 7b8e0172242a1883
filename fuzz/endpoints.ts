import { z } from 'zod';
import { contract } from '../src/app/contract.ts';
import { screens } from '../src/app/screens.ts';
import type { Access, Meta } from '../src/kit/api/contract.ts';
import { PICTURE_SIZES } from '../src/pages/posts/shared/rules.ts';
import { DOCUMENT_KINDS } from '../src/people/identity/shared/rules.ts';

/** The part of JSON Schema that the inputs of this site use. */
export type Schema = {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  multipleOf?: number;
};

export type Endpoint = {
  /** Name in `--only`: `accounts.logIn`. */
  name: string;
  method: string;
  /** `{id}` is a field of the input. */
  path: string;
  access: Access;
  /** Whether staff who see the site as a member may call it, too. */
  team: boolean;
  /** Status of a valid request, then the other statuses of the contract. */
  statuses: [number, ...number[]];
  input: Schema | null;
  /** Whether the contract accepts an input; true where there is none. */
  accepts: (input: unknown) => boolean;
  /** Whether an error's body is JSON of code, status and message. */
  api: boolean;
};

type Described = {
  route: { method: string; path: string; successStatus?: number };
  meta: Meta;
  errorMap: Record<string, { status: number }>;
  inputSchema?: z.ZodType;
};

/** Every endpoint of the contract. */
export const contractEndpoints: Endpoint[] = Object.entries(contract).flatMap(([room, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => {
    const { route, meta, errorMap, inputSchema } = (endpoint as unknown as { '~orpc': Described })['~orpc'];
    return {
      name: `${room}.${name}`,
      method: route.method,
      path: `/api${route.path}`,
      access: meta.access,
      team: meta.team ?? (meta.access === 'visitor' && route.method === 'GET'),
      statuses: [route.successStatus ?? 200, ...Object.values(errorMap).map(({ status }) => status)],
      input: inputSchema
        ? (z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }) as Schema)
        : null,
      accepts: (input) => !inputSchema || inputSchema.safeParse(input).success,
      api: true,
    };
  }),
);

const text: Schema = { type: 'string', maxLength: 40 };
const uuid: Schema = { type: 'string', format: 'uuid' };
const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** The lists that staff get as CSV, each with its capability. */
const EXPORTS = {
  'member-list': 'members.export',
  'audit-log': 'audit.read',
  'payment-list': 'payments.read',
  'invoice-list': 'invoices.read',
} as const;

type Other = Partial<Endpoint> & Pick<Endpoint, 'name' | 'path'>;

const outside = (it: Other): Endpoint => ({
  method: 'GET',
  access: 'visitor',
  team: false,
  statuses: [200],
  input: null,
  accepts: () => true,
  api: true,
  ...it,
});

/** What is served besides the contract: files, streams, webhooks and pages. */
const others: Endpoint[] = [
  outside({
    name: 'photos.read',
    path: '/api/photos/{id}/{size}',
    statuses: [200, 304, 404, 429],
    input: object({ id: uuid, size: { enum: ['small', 'large', 'blurred', 'whole'] } }),
  }),
  outside({
    name: 'photos.upload',
    method: 'PUT',
    path: '/api/me/photos/{id}',
    access: 'manager',
    statuses: [200, 401, 403, 404, 409, 422, 429, 503],
    input: object({ id: uuid }),
  }),
  outside({
    name: 'identity.submit',
    method: 'PUT',
    path: '/api/me/id-document/{kind}/{id}',
    access: 'manager',
    statuses: [200, 401, 403, 404, 409, 422, 429, 503],
    input: object({ id: uuid, kind: { enum: [...DOCUMENT_KINDS] } }),
  }),
  outside({
    name: 'identity.picture',
    path: '/api/staff/id-documents/{id}',
    statuses: [200, 404, 429],
    input: object({ id: uuid }),
  }),
  outside({
    name: 'invoices.read',
    path: '/api/invoices/{id}',
    access: 'account',
    statuses: [200, 401, 404, 429],
    input: object({ id: uuid }),
  }),
  outside({
    name: 'personalData.file',
    path: '/api/me/downloads/{id}',
    access: 'account',
    statuses: [200, 401, 404],
    input: object({ id: uuid }),
  }),
  outside({
    name: 'profileHoroscopes.file',
    path: '/api/profiles/{id}/horoscope.pdf',
    access: 'account',
    statuses: [200, 401, 404, 429],
    input: object({ id: text }),
  }),
  outside({
    name: 'safety.photo',
    path: '/api/reports/{id}/photo',
    statuses: [200, 404, 429],
    input: object({ id: uuid }),
  }),
  outside({
    name: 'posts.picture',
    path: '/api/posts/pictures/{id}/{size}',
    statuses: [200, 304, 404],
    input: object({ id: uuid, size: { enum: [...PICTURE_SIZES] } }),
  }),
  outside({
    name: 'posts.addPicture',
    method: 'PUT',
    path: '/api/staff/posts/{id}/pictures/{picture}',
    access: { staff: 'posts.edit' },
    statuses: [200, 404, 409, 422, 429, 503],
    input: object({ id: uuid, picture: uuid }),
  }),
  outside({
    name: 'staff.changeLogo',
    method: 'PUT',
    path: '/api/staff/settings/logo',
    access: { staff: 'settings.edit' },
    statuses: [200, 422, 429, 503],
  }),
  ...Object.entries(EXPORTS).map(([list, capability]) =>
    outside({
      name: `staff.${list}`,
      path: `/api/staff/${list}.csv`,
      access: { staff: capability },
      statuses: [200, 422, 429],
    }),
  ),
  outside({
    name: 'notifications.unsubscribeAtOnce',
    method: 'POST',
    path: '/api/notifications/unsubscribe/{token}',
    statuses: [200, 404],
    input: object({ token: text }),
  }),
  outside({
    name: 'site.logoFile',
    path: '/api/site/logo/{id}/{file}',
    statuses: [200, 404],
    input: object({ id: uuid, file: text }),
  }),
  outside({
    name: 'site.accent',
    path: '/api/site/accent/{accent}',
    statuses: [200, 404],
    input: object({ accent: text }),
  }),
  outside({ name: 'live', path: '/api/live', access: 'account', statuses: [200, 401, 429] }),
  outside({
    name: 'gateway.events',
    method: 'POST',
    path: '/api/gateway/events',
    statuses: [200, 400, 404],
    input: object({ event: text, payload: object({ payment: object({ entity: object({ id: text }) }) }) }),
  }),
  outside({
    name: 'sms.reports',
    method: 'POST',
    path: '/api/sms/reports/{gateway}',
    statuses: [200, 404],
    input: object({ gateway: text, requestId: text, status: text }),
  }),
  outside({
    name: 'catalog',
    path: '/api/catalogs/{locale}',
    statuses: [200, 304, 404],
    input: object({ locale: text }),
  }),
  outside({ name: 'openapi', path: '/api/openapi.json' }),
  outside({ name: 'healthz', path: '/healthz' }),
  outside({ name: 'readyz', path: '/readyz' }),
  outside({ name: 'robots', path: '/robots.txt', api: false }),
  outside({ name: 'sitemap', path: '/sitemap.xml', api: false }),
  ...screens.map((screen) => {
    const path = screen.replaceAll(/:([a-z]+)/gi, '{$1}');
    const fields = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => [field!, text]);
    return outside({
      name: `page ${screen}`,
      path,
      api: false,
      statuses: [200, 404],
      input: fields.length > 0 ? object(Object.fromEntries(fields)) : null,
    });
  }),
];

/** Everything that the site answers, with its possible statuses. */
export const endpoints: Endpoint[] = [...contractEndpoints, ...others];
