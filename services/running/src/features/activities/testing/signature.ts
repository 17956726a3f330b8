import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  target: string;
  headers: Record<string, string | string[] | undefined>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** Headers that a request to S3 must sign. */
const SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** The parts of the `Authorization` header; null if it has another form. */
export const authorizationOf = ({ headers }: Pick<SignedRequest, 'headers'>) => {
  const [, accessKeyId, date, region, signed, signature] = AUTHORIZATION.exec(String(headers.authorization)) ?? [];
  if (!accessKeyId || !date || !region || !signed || !signature) return null;
  return { accessKeyId, date, region, signedHeaders: signed.split(';'), signature };
};

/**
 * Computes the signature of a request according to the description of Signature Version 4, without the library that the
 * product uses. Returns null if the request does not sign all required parts.
 */
export const signatureOf = (request: SignedRequest, secretAccessKey: string): string | null => {
  const authorization = authorizationOf(request);
  if (!authorization || !SIGNED.every((name) => authorization.signedHeaders.includes(name))) return null;
  const { date, region, signedHeaders } = authorization;
  const { pathname, searchParams } = new URL(request.target, 'http://any');
  const at = String(request.headers['x-amz-date']);
  if (!at.startsWith(date)) return null;
  const canonical = [
    request.method,
    decodeURIComponent(pathname).split('/').map(encoded).join('/'),
    [...searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...signedHeaders.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders.join(';'),
    String(request.headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, date));
  return hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex');
};
