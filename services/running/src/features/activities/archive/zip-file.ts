import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { IMPORT_LIMITS } from '@stridewell/contracts/web';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { RecordingError } from '../../../domain/activities/recording.ts';

/** Archives with less content than this have no limit of their ratio: short texts compress well. */
const RATIO_FROM_BYTES = 1_048_576;

/** An archive whose entries were checked against the limits. */
export interface CheckedZip {
  entries: readonly Entry[];
  /** @throws RecordingError 'too_large' or 'archive_damaged' */
  read(entry: Entry): Promise<Uint8Array>;
  /** Writes an entry to a file. @throws RecordingError 'archive_damaged' */
  extract(entry: Entry, path: string): Promise<void>;
  close(): void;
}

const isUnsafe = (name: string): boolean => /(^|\/)\.\.(\/|$)/.test(name) || /^([/\\]|[A-Za-z]:)/.test(name);

/** Reports a malformed archive as such; yauzl refuses names that lead out of the archive by their wording only. */
const archiveError = (error: unknown): RecordingError => {
  if (error instanceof RecordingError) return error;
  const message = error instanceof Error ? error.message : '';
  return new RecordingError(
    /^(invalid relative|absolute) path/.test(message) ? 'archive_unsafe_path' : 'archive_damaged',
  );
};

const isTooDense = (bytes: number, compressed: number): boolean =>
  bytes >= RATIO_FROM_BYTES && bytes > IMPORT_LIMITS.ratio * compressed;

const listEntries = async (zip: ZipFile, isRead: (name: string) => boolean): Promise<Entry[]> => {
  if (zip.entryCount > IMPORT_LIMITS.entries) throw new RecordingError('archive_too_many_entries');
  const entries: Entry[] = [];
  let [seen, bytes] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    seen += 1;
    if (seen > IMPORT_LIMITS.entries) throw new RecordingError('archive_too_many_entries');
    if (isUnsafe(entry.fileName)) throw new RecordingError('archive_unsafe_path');
    if (entry.fileName.endsWith('/') || !isRead(entry.fileName)) continue;
    if (entry.isEncrypted()) throw new RecordingError('archive_encrypted');
    if (isTooDense(entry.uncompressedSize, entry.compressedSize)) throw new RecordingError('archive_too_dense');
    bytes += entry.uncompressedSize;
    entries.push(entry);
  }
  // Entries that share their compressed bytes expand to more than each of them alone.
  if (isTooDense(bytes, zip.fileSize)) throw new RecordingError('archive_too_dense');
  return entries;
};

/**
 * Opens an archive and checks all its entries before one is read. Only entries whose name `isRead` accepts are listed.
 *
 * @throws RecordingError when the archive is damaged or beyond a limit
 */
export const openZip = async (path: string, isRead: (name: string) => boolean): Promise<CheckedZip> => {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error) => {
    throw archiveError(error);
  });
  try {
    const entries = await listEntries(zip, isRead);
    return {
      entries,
      async read(entry) {
        if (entry.uncompressedSize > IMPORT_LIMITS.fileBytes) throw new RecordingError('too_large');
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
          return new Uint8Array(Buffer.concat(chunks));
        } catch (error) {
          throw archiveError(error);
        }
      },
      async extract(entry, target) {
        try {
          await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { mode: 0o600 }));
        } catch (error) {
          throw archiveError(error);
        }
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw archiveError(error);
  }
};
