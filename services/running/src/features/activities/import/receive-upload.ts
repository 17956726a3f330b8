import type { MultipartFile } from '@fastify/multipart';
import { IMPORT_LIMITS, type ImportReason } from '@stridewell/contracts/web';
import { DomainError, invalid } from '@stridewell/kit/errors';
import type { ActivityImportDocument } from './document.ts';
import { HEAD_BYTES, kindOfUpload } from './sniff.ts';
import type { Spool } from './spool.ts';

type Uploaded = ActivityImportDocument['files'][number];

/** Maximum length of a stored file name, in characters. */
const NAME_LENGTH = 200;
const MIB = 1_048_576;

/** The error for a request that is larger than allowed. */
export const tooLargeImport = (): DomainError =>
  new DomainError('too_large', `This is too large: you can send ${IMPORT_LIMITS.requestBytes / MIB} MiB at a time.`, {
    code: 'too_large',
  });

const noFiles = (): DomainError => invalid('files', 'Please choose at least one file.');
const tooManyFiles = (): DomainError =>
  invalid('files', `Please choose at most ${IMPORT_LIMITS.files} files at a time.`);
const unreadable = (): DomainError =>
  new DomainError('invalid', 'The upload ended early or is no form with files. Please try again.', {
    code: 'bad_upload',
  });

/** The name of a file without its folders and without control characters. */
const nameOf = ({ filename }: MultipartFile): string => {
  const base = filename.split(/[/\\]/).at(-1) ?? '';
  return base.replace(/\p{Cc}/gu, '').slice(0, NAME_LENGTH) || 'file';
};

/** Thrown to stop writing a file that is not a recording or is too large. */
class Refused extends Error {
  readonly reason: ImportReason;

  constructor(reason: ImportReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Passes on the chunks of a file as long as it can be a recording or an archive within the limits. */
async function* checked(chunks: AsyncIterable<Buffer>, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let kind: ReturnType<typeof kindOfUpload> | undefined;
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    count(chunk.length);
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
      kind = kindOfUpload(head);
      if (head.length >= HEAD_BYTES && kind === null) throw new Refused('unknown_format');
    }
    if (kind !== 'archive' && bytes > IMPORT_LIMITS.fileBytes) throw new Refused('too_large');
    yield chunk;
  }
  if (bytes === 0) throw new Refused('empty');
  if (kind === null) throw new Refused('unknown_format');
}

/** Reads the rest of a rejected file, so that the next one can be read. */
const drain = async ({ file }: MultipartFile, count: (bytes: number) => void): Promise<void> => {
  file.on('data', (chunk: Buffer) => count(chunk.length));
  file.resume();
  if (!file.readableEnded && !file.destroyed)
    await new Promise((resolve) => file.once('end', resolve).once('close', resolve));
};

/**
 * Writes the files of a request into the spool, one after the other. The caller removes them if this rejects.
 *
 * @throws DomainError 'invalid' if there are no files or too many, or if the request ends early; 'too_large'
 * @throws SpoolUnavailableError
 */
export const receiveUpload = async (
  parts: AsyncIterable<MultipartFile>,
  { spool, userId, importId }: { spool: Spool; userId: string; importId: string },
): Promise<Uploaded[]> => {
  const uploaded: Uploaded[] = [];
  let total = 0;
  const count = (bytes: number): void => {
    total += bytes;
    if (total > IMPORT_LIMITS.requestBytes) throw tooLargeImport();
  };
  /** Counts bytes that are not written. This must not throw, because it runs inside an event. */
  const skip = (bytes: number): void => {
    total += bytes;
  };
  try {
    for await (const part of parts) {
      const index = uploaded.length;
      if (index >= IMPORT_LIMITS.files) throw tooManyFiles();
      let reason: ImportReason | null = null;
      try {
        // The iterator of the stream is not used, because leaving it early would end the whole request.
        await spool.write(userId, importId, index, checked(part.file.iterator({ destroyOnReturn: false }), count));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        reason = error.reason;
        await drain(part, skip);
      }
      uploaded.push({ name: nameOf(part), reason });
    }
    if (uploaded.length === 0) throw noFiles();
    return uploaded;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const code = String((error as { code?: unknown }).code ?? '');
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') throw tooManyFiles();
    if (code.startsWith('FST_') || /Unexpected end|Multipart|aborted|premature/i.test(String(error)))
      throw unreadable();
    throw error;
  }
};
