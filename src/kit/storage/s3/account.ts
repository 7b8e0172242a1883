import { z } from 'zod';
import { invalid } from '../../chooseAdapter.ts';

/** The environment variables of a bucket. */
export const variables = z.object({
  S3_ENDPOINT: z.string().refine((text) => /^https?:\/\/[^/?#]+\/?$/.test(text) && URL.canParse(text), {
    error: 'must be an address such as https://s3.ap-south-1.amazonaws.com, without a path',
  }),
  S3_REGION: z.string(),
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  S3_PATH_STYLE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
});

export type S3Account = {
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Address of the bucket, with a slash at the end. */
  address: string;
};

/** Returns the bucket that variables name. Throws an Error when photos would leave this machine unencrypted in production. */
export function accountOf(
  it: z.output<typeof variables>,
  { production }: { production: boolean },
): S3Account {
  const { protocol, hostname, host } = new URL(it.S3_ENDPOINT);
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (production && protocol === 'http:' && !isHere) {
    throw invalid([
      'S3_ENDPOINT must begin with https:// in production, because http:// sends photos unencrypted',
    ]);
  }
  return {
    region: it.S3_REGION,
    bucket: it.S3_BUCKET,
    accessKeyId: it.S3_ACCESS_KEY_ID,
    secretAccessKey: it.S3_SECRET_ACCESS_KEY,
    address:
      it.S3_PATH_STYLE === 'on'
        ? `${protocol}//${host}/${it.S3_BUCKET}/`
        : `${protocol}//${it.S3_BUCKET}.${host}/`,
  };
}
