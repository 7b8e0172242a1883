import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { refusalData } from '../kit/api/refusals.ts';
import { contract } from './contract.ts';

const picture = (type: string) => ({ [type]: { schema: { type: 'string', contentMediaType: type } } });
const binary = { content: { ...picture('image/webp'), ...picture('image/jpeg') } };

// These do not answer with JSON, so they are not in the contract.
const others = {
  '/photos/{id}/{size}': {
    get: {
      operationId: 'photos.read',
      summary: 'A photo in one of its sizes; 404 for one the viewer may not see',
      tags: ['photos'],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        {
          name: 'size',
          in: 'path',
          required: true,
          schema: { enum: ['small', 'large', 'blurred', 'whole'] },
        },
      ],
      responses: {
        200: { description: 'The picture', ...binary },
        404: { description: 'Not found' },
        429: { description: 'Too many requests' },
      },
    },
  },
  '/me/photos/{id}': {
    put: {
      operationId: 'photos.upload',
      summary: "Adds a photo to the viewer's profile: its bytes, at most 10 MB. Repeating it changes nothing",
      tags: ['photos'],
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'A new UUID of the browser',
          schema: { type: 'string', format: 'uuid' },
        },
      ],
      requestBody: {
        required: true,
        content: {
          ...picture('image/jpeg'),
          ...picture('image/png'),
          ...picture('image/webp'),
          ...picture('image/avif'),
        },
      },
      responses: {
        200: { description: 'The photo, as GET /me/photos lists it' },
        401: { description: 'Nobody is logged in' },
        403: { description: 'The viewer may not change this profile' },
        409: { description: 'The profile has as many photos as it may have' },
        422: { description: 'This is no photo, or too large, too small, damaged' },
        429: { description: 'Too many uploads' },
        503: { description: 'Too many photos are being uploaded; try again' },
      },
    },
  },
  '/invoices/{id}': {
    get: {
      operationId: 'invoices.read',
      summary: "An invoice or credit note of the viewer's payments; staff of finance read all",
      tags: ['invoices'],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      responses: {
        200: {
          description: 'One A4 page',
          content: {
            'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
          },
        },
        401: { description: 'Nobody is logged in' },
        404: { description: 'Not found' },
        429: { description: 'Too many requests' },
      },
    },
  },
  '/profiles/{id}/horoscope.pdf': {
    get: {
      operationId: 'profileHoroscopes.print',
      summary:
        "The match of a profile with the viewer's, in the viewer's language; the chart of their own profile",
      tags: ['horoscope'],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'One A4 page, or two',
          content: {
            'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
          },
        },
        401: { description: 'Nobody is logged in' },
        404: { description: 'Not found, or one of the two does not show the horoscope to the other' },
        429: { description: 'Too many requests' },
      },
    },
  },
  '/live': {
    get: {
      operationId: 'live',
      summary: "Server-sent events: 'changed' with the rooms or endpoints whose data changed for the viewer",
      tags: ['live'],
      responses: {
        200: { description: 'A stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        401: { description: 'Nobody is logged in' },
        429: { description: 'Too many open pages' },
      },
    },
  },
};

/**
 * Describes the whole API (OpenAPI 3.1), every endpoint with its refusals.
 * @returns the description with a title
 */
export async function describeApi(publicUrl: string): Promise<(title: string) => Record<string, unknown>> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const described = await generator.generate(contract, {
    info: {
      title: '',
      version: '1',
      description: 'The session cookie identifies the caller; log in with POST /sessions.',
    },
    commonSchemas: Object.fromEntries(
      Object.entries(refusalData).map(([name, schema]) => [name, { schema }]),
    ),
    servers: [{ url: `${publicUrl}/api` }],
  });
  const paths: Record<string, object | undefined> = { ...described.paths };
  for (const [path, methods] of Object.entries(others)) paths[path] = { ...paths[path], ...methods };
  return (title) => ({ ...described, info: { ...described.info, title }, paths });
}
