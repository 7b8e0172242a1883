import { createORPCErrorFromJson, isORPCErrorJson } from '@orpc/client';
import { prepare } from '../../../../photos/web/prepare.ts';

export type SentPicture = { id: string; small: string; large: string; width: number; height: number };

/** Adds a picture to a post that is saved. Rejects with the server's refusal, or with another error when the line is lost. */
export async function sendPicture(postId: string, file: File): Promise<SentPicture> {
  const body = await prepare(file);
  const response = await fetch(`/api/staff/posts/${postId}/pictures/${crypto.randomUUID()}`, {
    method: 'PUT',
    headers: { 'content-type': body.type || 'application/octet-stream' },
    body,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as SentPicture;
  if (!isORPCErrorJson(answer)) throw new Error(`Status ${response.status}`);
  throw createORPCErrorFromJson(answer);
}
