import { putPicture } from '../../../../../kit/web/api/putPicture.ts';
import { preparePicture } from '../../../../../people/photos/web/preparePicture.ts';

export type SentPicture = { id: string; small: string; large: string; width: number; height: number };

/** Adds a picture to a post that is saved. Rejects with the server's refusal, or with another error when the line is lost. */
export const sendPicture = async (postId: string, file: File): Promise<SentPicture> =>
  putPicture(`/api/staff/posts/${postId}/pictures/${crypto.randomUUID()}`, await preparePicture(file));
