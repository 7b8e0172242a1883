import { readOutcome } from '../../../../people/identity/read.ts';
import type { Kind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

/** The name of the person whose identity it is about. */
export type DocumentOwner = { name: string };
type DocumentEvent = 'id_document.verified' | 'id_document.expired';

/** What kinds about identity documents have in common: they are sent while the identity is in that state. */
export const idDocumentOf = (
  state: 'verified' | 'none',
): Pick<Kind<DocumentEvent, DocumentOwner>, 'category' | 'joins' | 'receivers' | 'key' | 'load'> => ({
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: ({ document }) => `id document ${document}`,
  async load(app, reader, events) {
    const found = reader.profile && (await readOutcome(app.db, reader.profile.id));
    if (found?.state !== state) return new Map();
    return new Map(events.map(({ document }) => [`id document ${document}`, { name: found.name }]));
  },
});
