import sharp from 'sharp';
import { refuse } from '../../../kit/api/refusals.ts';
import { decodePicture } from '../../../kit/media/decode.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { type DocumentKind, mustBeMasked } from '../shared/rules.ts';
import { hasBlackBox } from './blackBox.ts';

/** Encodes the file of a document again, so that only its pixels are left. Refuses one that has to be masked and is not. */
export async function renderDocument(file: string, kind: DocumentKind): Promise<Buffer> {
  const raw = await decodePicture(file);
  if (mustBeMasked(kind) && !(await hasBlackBox(raw))) {
    throw refuse.invalid({ file: code('id_document_not_masked') });
  }
  return sharp(raw.data, { raw: raw.info }).jpeg({ quality: 88 }).toBuffer();
}
