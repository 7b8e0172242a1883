import { putPicture, type Sending } from '../../../kit/web/api/putPicture.ts';
import type { OwnPhoto } from '../contract.ts';

/**
 * Uploads a photo.
 * @param id of the new photo: repeating the upload with it adds nothing
 */
export const uploadPhoto = (id: string, body: Blob, sending: Sending): Promise<OwnPhoto> =>
  putPicture(`/api/me/photos/${id}`, body, sending);
