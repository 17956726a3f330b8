import { z } from 'zod';

/** The address of a bucket has the bucket as its only path segment: `https://s3.example.com/bucket`. */
const BUCKET_PATH = /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

const isBucketUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, username, password, search, hash } = new URL(value);
  const isBare = [username, password, search, hash].every((part) => part === '');
  return /^https?:$/.test(protocol) && isBare && BUCKET_PATH.test(pathname);
};

/** Environment of the bucket for uploaded files. API and worker need the same values. */
export const bucketEnv = {
  /** Address of an S3-compatible bucket, with the bucket in the path. If it is set, uploaded files are stored there. */
  OBJECT_STORE_URL: z
    .string()
    .refine(isBucketUrl, 'must be the http or https address of a bucket: https://s3.example.com/bucket')
    .optional(),
  OBJECT_STORE_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region: eu-north-1')
    .optional(),
  OBJECT_STORE_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x2b\x2d\x2e\x30-\x7e]+$/, 'must have no spaces, commas and slashes')
    .optional(),
  OBJECT_STORE_SECRET_ACCESS_KEY: z.string().regex(/^\S+$/, 'must have no spaces').optional(),
};

export interface BucketConfig {
  /** Address with the bucket in the path, without a slash at the end. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Time without progress after which a request ends, in milliseconds; tests use a shorter one. */
  stallMs?: number;
}

/**
 * Returns the bucket for uploaded files; or null if none is configured.
 * @throws Error if it is only partly configured, because files would be stored in an unexpected place
 */
export const toBucketConfig = (env: z.infer<z.ZodObject<typeof bucketEnv>>): BucketConfig | null => {
  const {
    OBJECT_STORE_URL: url,
    OBJECT_STORE_REGION: region,
    OBJECT_STORE_ACCESS_KEY_ID: accessKeyId,
    OBJECT_STORE_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!url && !region && !accessKeyId && !secretAccessKey) return null;
  if (!url || !region || !accessKeyId || !secretAccessKey)
    throw new Error(`The configuration is invalid.\n  a bucket for uploads needs ${Object.keys(bucketEnv).join(', ')}`);
  return { url, region, accessKeyId, secretAccessKey };
};
