import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ActivitySource, IMPORT_LIMITS, type Sport } from '@stridewell/contracts/web';
import { type Recording, RecordingError } from '../../../domain/activities/recording.ts';
import type { ListedActivity } from './listed-activity.ts';
import type { ListResult, ListTask } from './read-list.ts';
import { type CheckedZip, type DirectoryBudget, directoryBudget, openZip, type ZipEntry } from './zip-file.ts';

/** Something to import from an archive: a recording, or an activity for which there is only a summary. */
export interface ArchiveItem {
  /** Path within the archive, or the id of a summary. Unique within the archive. */
  key: string;
  /** Name that is shown. */
  name: string;
  source: ActivitySource | null;
  /** Data about the recording from the archive's list. */
  hints: { sport: Sport | null; sourceId: string | null };
  content: { kind: 'file'; read(): Promise<Uint8Array> } | { kind: 'summary'; recording: Recording };
  /** True for files that a watch also keeps for other purposes. Files without an activity are then not mentioned. */
  isQuiet: boolean;
}

export interface OpenArchive {
  items: readonly ArchiveItem[];
  /** Closes the archive and removes the files extracted from it. */
  close(): Promise<void>;
}

/** Maximum length of a shown name and of a path used as a key, in characters. */
const NAME_LENGTH = 200;
const MOST_KEY = 300;

const RECORDING = /\.(fit|gpx|tcx)(\.gz)?$/i;
const STRAVA_LIST = /(^|\/)activities\.csv$/i;
const GARMIN_LIST = /_summarizedActivities\.json$/i;
const INNER = /\.zip$/i;
/** Files that macOS adds to archives. */
const HIDDEN = /(^|\/)(__MACOSX\/|\._)/;

const isRead = (name: string): boolean =>
  !HIDDEN.test(name) && [RECORDING, STRAVA_LIST, GARMIN_LIST, INNER].some((pattern) => pattern.test(name));

/** An uploaded archive, or an archive inside it, with the activities that its lists name. */
interface ListedZip {
  zip: CheckedZip;
  /** Path of the archive within the upload; empty for the uploaded one. */
  prefix: string;
  source: 'archive:strava' | 'archive:garmin' | null;
  listed: readonly ListedActivity[];
  /** Listed activities by the path of their recording. */
  rows: ReadonlyMap<string, ListedActivity>;
}

/** Reads a list in a separate thread. */
export type ReadList = (task: ListTask) => Promise<ListResult>;

/** Returns a path as a key. Long paths are replaced by their hash, because keys are stored. */
const keyOf = (path: string): string =>
  path.length > MOST_KEY ? createHash('sha256').update(path).digest('hex') : path;

const fileItem = ({ zip, prefix, rows }: ListedZip, entry: ZipEntry, source: ActivitySource | null): ArchiveItem => {
  const row = rows.get(entry.fileName);
  return {
    key: keyOf(`${prefix}${entry.fileName}`),
    name: basename(entry.fileName).slice(0, NAME_LENGTH),
    source,
    hints: { sport: row?.sport ?? null, sourceId: row?.sourceId ?? null },
    content: { kind: 'file', read: () => zip.read(entry) },
    isQuiet: source === 'archive:garmin',
  };
};

const summaryItem = (recording: Recording, source: ActivitySource): ArchiveItem => ({
  key: recording.sourceId ?? '',
  name: recording.sourceId ?? '',
  source,
  hints: { sport: null, sourceId: null },
  content: { kind: 'summary', recording },
  isQuiet: true,
});

/**
 * Reads the lists of one archive. All lists of an upload together may contain at most as many activities as an archive
 * may have entries; `most` is the remaining number.
 *
 * @throws RecordingError
 */
const readLists = async (zip: CheckedZip, prefix: string, { most, readList }: { most: number; readList: ReadList }) => {
  const { lists: mostLists, listBytes } = IMPORT_LIMITS;
  const csv = zip.entries.find(({ fileName }) => STRAVA_LIST.test(fileName));
  const summaries = zip.entries.filter(({ fileName }) => GARMIN_LIST.test(fileName));
  const lists = [...(csv ? [csv] : []), ...summaries];
  if (lists.length > mostLists || lists.some(({ uncompressedSize }) => uncompressedSize > listBytes))
    throw new RecordingError('archive_list_too_long');
  const isGarmin = summaries.length > 0 || zip.entries.some(({ fileName }) => /(^|\/)DI_CONNECT\//.test(fileName));
  const source = csv ? 'archive:strava' : isGarmin ? 'archive:garmin' : null;
  const folder = csv ? csv.fileName.slice(0, -'activities.csv'.length) : '';
  const listed: ListedActivity[] = [];
  for (const entry of lists) {
    const list = entry === csv ? 'strava' : 'garmin';
    const read = await readList({ list, bytes: await zip.read(entry), most: most - listed.length });
    if ('reason' in read) throw new RecordingError(read.reason);
    for (const each of read.listed) listed.push(each);
  }
  const rows = new Map(listed.flatMap((row) => (row.file ? [[folder + row.file, row]] : [])));
  return { zip, prefix, source, listed, rows } satisfies ListedZip;
};

/**
 * Returns the source of an archive's recordings. Runners often zip exports again, together with other files. Therefore
 * a Strava export inside a zip file marks everything in that file as Strava's, except archives with their own list.
 */
const sourceIn = (own: ListedZip, all: readonly ListedZip[]): ActivitySource | null => {
  if (own.source) return own.source;
  return all.some(({ source }) => source === 'archive:strava') ? 'archive:strava' : (all[0]?.source ?? null);
};

const itemsOf = (all: readonly ListedZip[]): ArchiveItem[] => {
  const files = all.flatMap((each) =>
    each.zip.entries
      .filter(({ fileName }) => RECORDING.test(fileName))
      .map((entry) => fileItem(each, entry, sourceIn(each, all))),
  );
  const summaries = all.flatMap(({ listed, source }) =>
    listed.flatMap(({ file, summary }) => (file === null && summary && source ? [summaryItem(summary, source)] : [])),
  );
  return [...files, ...summaries];
};

const innerPath = (folder: string, index: number): string => join(folder, `inner-${index}.zip`);

/** Opens the archives within an archive, which must not contain further ones. */
const openInner = async (
  zip: CheckedZip,
  { folder, budget, opened }: { folder: string; budget: DirectoryBudget; opened: CheckedZip[] },
): Promise<[string, CheckedZip][]> => {
  const inner = zip.entries.filter(({ fileName }) => INNER.test(fileName));
  if (inner.length > IMPORT_LIMITS.innerArchives) throw new RecordingError('archive_too_many_entries');
  const found: [string, CheckedZip][] = [];
  const bytes = inner.reduce((total, { uncompressedSize }) => total + uncompressedSize, 0);
  if (bytes > IMPORT_LIMITS.requestBytes) throw new RecordingError('archive_too_large');
  for (const [index, entry] of inner.entries()) {
    const path = innerPath(folder, index);
    await zip.extract(entry, path);
    const archive = await openZip(path, { isRead, budget });
    opened.push(archive);
    if (archive.entries.some(({ fileName }) => INNER.test(fileName))) throw new RecordingError('archive_too_deep');
    found.push([`${entry.fileName}/`, archive]);
  }
  return found;
};

/**
 * Opens an export of Strava or Garmin, or any archive of recordings, and lists what to import, recordings first. All
 * limits are checked before anything is read. Archives within it are extracted into `folder`, and lists are read with
 * `readList`.
 *
 * @throws RecordingError if the archive is damaged, exceeds a limit or has no activities
 */
export const openArchive = async (path: string, folder: string, readList: ReadList): Promise<OpenArchive> => {
  const opened: CheckedZip[] = [];
  const close = async (): Promise<void> => {
    for (const zip of opened) zip.close();
    // The archive that is being opened may have been partly extracted.
    for (const index of opened.keys()) await rm(innerPath(folder, index), { force: true });
  };
  try {
    const budget = directoryBudget();
    const zip = await openZip(path, { isRead, budget });
    opened.push(zip);
    const all: ListedZip[] = [];
    let most: number = IMPORT_LIMITS.entries;
    for (const [prefix, each] of [['', zip] as const, ...(await openInner(zip, { folder, budget, opened }))]) {
      const listed = await readLists(each, prefix, { most, readList });
      most -= listed.listed.length;
      all.push(listed);
    }
    const items = itemsOf(all);
    if (items.length === 0) throw new RecordingError('archive_without_activities');
    return { items, close };
  } catch (error) {
    await close();
    throw error;
  }
};
