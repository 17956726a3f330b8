import type { UploadFile } from './zip.ts';

const BOUNDARY = 'files-of-a-runner';

/** Returns a form with files, for `app.inject` and raw sockets. */
export const formOf = (files: readonly UploadFile[]): { headers: Record<string, string>; payload: Buffer } => {
  const parts = files.flatMap(({ name, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
};
