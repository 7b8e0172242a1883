// What holds for identity documents on the server and in the browser.

/** Kinds of documents, the most common first. */
export const DOCUMENT_KINDS = ['aadhaar', 'pan', 'passport', 'driving_licence', 'voter_card'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * Whether a part has to be blacked out before the upload: of an Aadhaar number only the last four digits may be kept
 * (UIDAI, "Masked Aadhaar").
 */
export const mustBeMasked = (kind: DocumentKind): boolean => kind === 'aadhaar';

/** The smallest black box that hides four digits: shares of the picture along the digits and across them. */
export const MASK_WIDE = 0.05;
export const MASK_HIGH = 0.015;

/** The folder of documents in storage, beside the folder of photos. A backup leaves it out. */
export const DOCUMENTS_FOLDER = 'identity-documents';

/** A document that nobody has decided on is deleted after so many days. */
export const UNDECIDED_DAYS = 30;
