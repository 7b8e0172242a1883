import { createORPCErrorFromJson, isORPCErrorJson } from '@orpc/client';
import { checkViewer, shownProfile } from '../viewer.ts';

export type Sending = { onProgress(share: number): void; signal: AbortSignal };

/**
 * Sends a picture to an address. Rejects with the server's refusal, or with another error when the line is lost.
 * @param onProgress receives the sent share, 0 to 1
 */
export function putPicture<Answer>(
  address: string,
  body: Blob,
  { onProgress, signal }: Partial<Sending> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // fetch does not report how much of a body was sent.
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('content-type', body.type || 'application/octet-stream');
    const profile = shownProfile();
    if (profile) request.setRequestHeader('x-profile', profile);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = read(request.responseText);
      if (request.status === 200) return resolve(answer as Answer);
      if (request.status === 401 || request.status === 403) void checkViewer();
      if (!isORPCErrorJson(answer)) return reject(new Error(`Status ${request.status}`));
      const seconds = Number(request.getResponseHeader('retry-after'));
      const data = { ...(answer.data as object), ...(seconds && { retryAfterSeconds: seconds }) };
      reject(createORPCErrorFromJson({ ...answer, data }));
    };
    request.onerror = () => reject(new Error('The line is lost'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) return reject(signal.reason);
    request.send(body);
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
