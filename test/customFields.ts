import { expect } from 'vitest';
import type { Browser } from './client.ts';

type Changed = Record<string, unknown> & { name?: string; options?: string[] };

/** Adds a profile field as an admin does, by its English name and the names of its options. Returns its key. */
export async function addField(admin: Browser, kind: string, { name, options, ...changed }: Changed) {
  const { status, body } = await admin.post('/api/staff/custom-fields', {
    kind,
    names: { en: name },
    section: 'community',
    seenBy: 'members',
    ...(options && { options: options.map((en) => ({ key: null, names: { en } })) }),
    ...changed,
  });
  expect([status, body]).toEqual([201, { key: expect.any(String) }]);
  return body.key as string;
}

/** Changes a field as an admin does; what is not given stays. */
export async function changeField(admin: Browser, key: string, changed: Record<string, unknown>) {
  const { body } = await admin.get('/api/staff/custom-fields');
  const { kind: _, ...field } = body.fields.find((one: { key: string }) => one.key === key);
  return admin.put(`/api/staff/custom-fields/${key}`, { ...field, version: body.version, ...changed });
}
