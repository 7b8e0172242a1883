/** What a file is that has no tables, or none that are read. */
export type OtherFormat =
  | 'old_excel'
  | 'binary_excel'
  | 'word'
  | 'pdf'
  | 'picture'
  | 'archive'
  | 'web_page'
  | 'xml'
  | 'unknown';

/** Why a file is refused: a code and the parameters of its sentence. */
export type FileRefusal =
  | { code: 'file_empty' }
  | { code: 'file_too_large'; params: { maximumMb: number } }
  /** Unpacked, it is larger than any register, as a zip bomb is. */
  | { code: 'unpacked_too_large'; params: { maximumMb: number } }
  | { code: 'too_many_rows'; params: { maximum: number } }
  | { code: 'too_many_columns'; params: { maximum: number } }
  | { code: 'too_many_cells'; params: { maximum: number } }
  | { code: 'too_many_sheets'; params: { maximum: number } }
  | { code: 'cell_too_long'; params: { sheet: string; row: number; maximum: number } }
  | { code: 'format_unread'; params: { found: OtherFormat } }
  | { code: 'encrypted' }
  | { code: 'macros' }
  /** Links to other files, data connections, and formulas that fetch something. */
  | { code: 'external_links'; params: { where: string } }
  /** A document type, with which XML files read other files or grow without end. */
  | { code: 'document_type' }
  | { code: 'file_broken' }
  | { code: 'quote_unclosed'; params: { line: number } }
  | { code: 'reading_too_slow'; params: { seconds: number } };

/** Ends the reading of a file. */
export class FileRefused extends Error {
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const broken = () => new FileRefused({ code: 'file_broken' });
