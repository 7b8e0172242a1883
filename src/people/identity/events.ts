/** Ids of the document and of its profile. */
type Document = { document: string; profile: number };

export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'id_document.submitted': Document;
    /** After each of these the document is deleted. */
    'id_document.verified': Document;
    'id_document.rejected': Document;
    'id_document.withdrawn': Document;
    /** Nobody decided in time. */
    'id_document.expired': Document;
  }
}
