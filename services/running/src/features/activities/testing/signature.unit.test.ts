import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, it } from 'vitest';
import { signatureOf } from './signature.ts';

/** The example "List Objects" in the documentation of Signature Version 4 for S3. */
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const SIGNATURE = '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7';
const HOST = 'examplebucket.s3.amazonaws.com';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const AUTHORIZATION = `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${SIGNATURE}`;
const request = {
  method: 'GET',
  target: '/?max-keys=2&prefix=J',
  headers: {
    host: HOST,
    'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': EMPTY,
    authorization: AUTHORIZATION,
  },
};

describe('IMPORT-52 request signature', () => {
  it('equals the published one when computed by the tests', () => {
    expect(signatureOf(request, SECRET)).toBe(SIGNATURE);
    expect(signatureOf({ ...request, target: '/?max-keys=3&prefix=J' }, SECRET)).not.toBe(SIGNATURE);
    expect(signatureOf(request, `${SECRET}x`)).not.toBe(SIGNATURE);
  });

  it('equals the published one when computed by the product’s library', async () => {
    const signer = new AwsV4Signer({
      ...{ method: 'GET', url: `https://${HOST}${request.target}`, headers: { 'x-amz-content-sha256': EMPTY } },
      ...{ service: 's3', region: 'us-east-1', datetime: '20130524T000000Z' },
      ...{ accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: SECRET },
    });
    expect((await signer.sign()).headers.get('authorization')).toBe(AUTHORIZATION);
  });

  it('is missing if the request does not sign its host, time and content', () => {
    const authorization = AUTHORIZATION.replace('host;', '');
    expect(signatureOf({ ...request, headers: { ...request.headers, authorization } }, SECRET)).toBeNull();
  });
});
