import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { IMPORT_LIMITS } from '@stridewell/contracts/web';
import { Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { RecordingError } from '../../../domain/activities/recording.ts';
import { isDiskFull } from '../import/spool-room.ts';

/** Archives with less content than this have no ratio limit, because short texts compress well. */
const RATIO_FROM_BYTES = 1_048_576;
/** Maximum length of a file's path in an archive, in bytes. */
const NAME_BYTES = 1_024;
/** Size in bytes of one entry in an archive's directory, without its name, its comment and its other fields. */
const ENTRY_BYTES = 46;
/**
 * Maximum size in bytes of all directories of an upload together: paths of 5,000 files, in an archive and the archives
 * within it.
 */
const DIRECTORY_BYTES = 16 * 1_048_576;

/** A file in an archive, with the fields needed to read it. */
export type ZipEntry = Pick<
  Entry,
  | 'fileName'
  | 'compressedSize'
  | 'uncompressedSize'
  | 'compressionMethod'
  | 'generalPurposeBitFlag'
  | 'relativeOffsetOfLocalHeader'
>;

/** Remaining size allowed for the directories of an upload: those of its archive and the archives within it. */
export interface DirectoryBudget {
  bytes: number;
}

export const directoryBudget = (): DirectoryBudget => ({ bytes: DIRECTORY_BYTES });

/** An archive whose entries were checked against the limits. */
export interface CheckedZip {
  entries: readonly ZipEntry[];
  /** @throws RecordingError 'too_large' or 'archive_damaged' */
  read(entry: ZipEntry): Promise<Uint8Array>;
  /** Writes an entry to a file. @throws RecordingError 'archive_damaged' */
  extract(entry: ZipEntry, path: string): Promise<void>;
  close(): void;
}

const isUnsafe = (name: string): boolean => /(^|\/)\.\.(\/|$)/.test(name) || /^([/\\]|[A-Za-z]:)/.test(name);

/** Reports a malformed archive as such. A full disk is a different error. */
const archiveError = (error: unknown): unknown =>
  error instanceof RecordingError || isDiskFull(error) ? error : new RecordingError('archive_damaged');

/**
 * Returns an entry with its path, in which backslashes are replaced by slashes. Names and comments are not decoded
 * before their length is known, because decoding takes many times their size. Only the fields needed for reading are
 * kept.
 *
 * @throws RecordingError
 */
const checkedEntry = (entry: Entry, budget: DirectoryBudget): ZipEntry => {
  const { fileNameLength, extraFieldLength, fileCommentLength, fileNameRaw, extraFields } = entry;
  const { compressedSize, uncompressedSize, compressionMethod } = entry;
  const { generalPurposeBitFlag, relativeOffsetOfLocalHeader } = entry;
  budget.bytes -= ENTRY_BYTES + fileNameLength + extraFieldLength + fileCommentLength;
  if (budget.bytes < 0) throw new RecordingError('archive_damaged');
  if (fileNameLength > NAME_BYTES) throw new RecordingError('archive_unsafe_path');
  const fileName = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  // Another field contains a second name in Unicode.
  if (fileName.length > NAME_BYTES || isUnsafe(fileName)) throw new RecordingError('archive_unsafe_path');
  return {
    ...{ fileName, compressedSize, uncompressedSize, compressionMethod },
    ...{ generalPurposeBitFlag, relativeOffsetOfLocalHeader },
  };
};

/** Returns an entry in the form needed for reading. */
const readable = (entry: ZipEntry): Entry => Object.assign(new Entry(), entry);

const isTooDense = (bytes: number, compressed: number): boolean =>
  bytes >= RATIO_FROM_BYTES && bytes > IMPORT_LIMITS.ratio * compressed;

const listEntries = async (
  zip: ZipFile,
  { isRead, budget }: { isRead(name: string): boolean; budget: DirectoryBudget },
): Promise<ZipEntry[]> => {
  if (zip.entryCount > IMPORT_LIMITS.entries) throw new RecordingError('archive_too_many_entries');
  const entries: ZipEntry[] = [];
  let [seen, bytes] = [0, 0];
  for await (const each of zip.eachEntry()) {
    seen += 1;
    if (seen > IMPORT_LIMITS.entries) throw new RecordingError('archive_too_many_entries');
    const entry = checkedEntry(each, budget);
    if (entry.fileName.endsWith('/') || !isRead(entry.fileName)) continue;
    if (each.isEncrypted()) throw new RecordingError('archive_encrypted');
    if (isTooDense(entry.uncompressedSize, entry.compressedSize)) throw new RecordingError('archive_too_dense');
    bytes += entry.uncompressedSize;
    entries.push(entry);
  }
  // Entries that share their compressed bytes expand to more than each entry alone would.
  if (isTooDense(bytes, zip.fileSize)) throw new RecordingError('archive_too_dense');
  return entries;
};

/**
 * Opens an archive and checks all its entries before any is read. Only entries whose names `isRead` accepts are listed.
 *
 * @throws RecordingError if the archive is damaged or exceeds a limit
 */
export const openZip = async (
  path: string,
  checks: { isRead(name: string): boolean; budget: DirectoryBudget },
): Promise<CheckedZip> => {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
  const zip = await openPromise(path, options).catch((error) => {
    throw archiveError(error);
  });
  try {
    const entries = await listEntries(zip, checks);
    return {
      entries,
      async read(entry) {
        if (entry.uncompressedSize > IMPORT_LIMITS.fileBytes) throw new RecordingError('too_large');
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of await zip.openReadStreamPromise(readable(entry))) chunks.push(chunk as Buffer);
          return new Uint8Array(Buffer.concat(chunks));
        } catch (error) {
          throw archiveError(error);
        }
      },
      async extract(entry, target) {
        try {
          await pipeline(await zip.openReadStreamPromise(readable(entry)), createWriteStream(target, { mode: 0o600 }));
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
