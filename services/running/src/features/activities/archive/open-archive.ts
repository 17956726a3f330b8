import { basename, join } from 'node:path';
import { type ActivitySource, IMPORT_LIMITS, type Sport } from '@stridewell/contracts/web';
import type { Entry } from 'yauzl';
import { type Recording, RecordingError } from '../../../domain/activities/recording.ts';
import type { ListedActivity, ListResult, ListTask } from './read-list.ts';
import { type CheckedZip, openZip } from './zip-file.ts';

/** Something to import from an archive: a recording, or an activity of which only a summary is known. */
export interface ArchiveItem {
  /** Path within the archive, or the id of a summary. Unique within the archive. */
  key: string;
  /** Name to show. */
  name: string;
  source: ActivitySource | null;
  /** What the archive's list states about the recording. */
  hints: { sport: Sport | null; sourceId: string | null };
  content: { kind: 'file'; read(): Promise<Uint8Array> } | { kind: 'summary'; recording: Recording };
  /** True for files that a watch also keeps for other purposes: those without an activity are not mentioned. */
  isQuiet: boolean;
}

export interface OpenArchive {
  items: readonly ArchiveItem[];
  close(): void;
}

const RECORDING = /\.(fit|gpx|tcx)(\.gz)?$/i;
const STRAVA_LIST = /(^|\/)activities\.csv$/i;
const GARMIN_LIST = /_summarizedActivities\.json$/i;
const INNER = /\.zip$/i;
/** Files that macOS adds to archives. */
const HIDDEN = /(^|\/)(__MACOSX\/|\._)/;

const isRead = (name: string): boolean =>
  !HIDDEN.test(name) && [RECORDING, STRAVA_LIST, GARMIN_LIST, INNER].some((pattern) => pattern.test(name));

interface Context {
  source: ActivitySource | null;
  rows: ReadonlyMap<string, ListedActivity>;
}

/** Reads a list in a thread of its own. */
export type ReadList = (task: ListTask) => Promise<ListResult>;

const fileItem = (zip: CheckedZip, entry: Entry, prefix: string, { source, rows }: Context): ArchiveItem => {
  const row = rows.get(entry.fileName);
  return {
    key: `${prefix}${entry.fileName}`,
    name: basename(entry.fileName),
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
 * Reads the lists of an archive one after the other. Together they name at most as many activities as an archive may
 * have entries.
 *
 * @throws RecordingError
 */
const readLists = async (
  zip: CheckedZip,
  lists: readonly { entry: Entry; list: ListTask['list'] }[],
  readList: ReadList,
): Promise<ListedActivity[]> => {
  const { lists: mostLists, listBytes, entries } = IMPORT_LIMITS;
  if (lists.length > mostLists || lists.some(({ entry }) => entry.uncompressedSize > listBytes))
    throw new RecordingError('archive_list_too_long');
  const listed: ListedActivity[] = [];
  for (const { entry, list } of lists) {
    const read = await readList({ list, bytes: await zip.read(entry), most: entries - listed.length });
    if ('reason' in read) throw new RecordingError(read.reason);
    for (const each of read.listed) listed.push(each);
  }
  return listed;
};

/** Opens the archives within an archive, which must contain no further ones. */
const openInner = async (zip: CheckedZip, folder: string, opened: CheckedZip[]): Promise<[string, CheckedZip][]> => {
  const inner = zip.entries.filter(({ fileName }) => INNER.test(fileName));
  if (inner.length > IMPORT_LIMITS.innerArchives) throw new RecordingError('archive_too_many_entries');
  const found: [string, CheckedZip][] = [];
  for (const [index, entry] of inner.entries()) {
    if (entry.uncompressedSize > IMPORT_LIMITS.requestBytes) throw new RecordingError('too_large');
    const path = join(folder, `inner-${index}.zip`);
    await zip.extract(entry, path);
    const archive = await openZip(path, isRead);
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
 * @throws RecordingError when the archive is damaged, beyond a limit or without activities
 */
export const openArchive = async (path: string, folder: string, readList: ReadList): Promise<OpenArchive> => {
  const opened: CheckedZip[] = [];
  const close = (): void => {
    for (const zip of opened) zip.close();
  };
  try {
    const zip = await openZip(path, isRead);
    opened.push(zip);
    const list = zip.entries.find(({ fileName }) => STRAVA_LIST.test(fileName));
    const summaries = zip.entries.filter(({ fileName }) => GARMIN_LIST.test(fileName));
    const isGarmin = summaries.length > 0 || zip.entries.some(({ fileName }) => /(^|\/)DI_CONNECT\//.test(fileName));
    const source = list ? 'archive:strava' : isGarmin ? 'archive:garmin' : null;
    const rows = list ? await readLists(zip, [{ entry: list, list: 'strava' }], readList) : [];
    const prefix = list ? list.fileName.slice(0, -'activities.csv'.length) : '';
    const context = {
      source,
      rows: new Map(rows.flatMap((row) => (row.file ? [[prefix + row.file, row]] : []))),
    } as const;
    const inner = await openInner(zip, folder, opened);
    const files = [['', zip] as [string, CheckedZip], ...inner].flatMap(([at, archive]) =>
      archive.entries
        .filter(({ fileName }) => RECORDING.test(fileName))
        .map((entry) => fileItem(archive, entry, at, context)),
    );
    const listed: ArchiveItem[] = rows.flatMap(({ file, summary }) =>
      file === null && summary ? [summaryItem(summary, 'archive:strava')] : [],
    );
    const summarized = await readLists(
      zip,
      summaries.map((entry) => ({ entry, list: 'garmin' })),
      readList,
    );
    const fromGarmin = summarized.flatMap(({ summary }) => (summary ? [summaryItem(summary, 'archive:garmin')] : []));
    const items = [...files, ...listed, ...fromGarmin];
    if (items.length === 0) throw new RecordingError('archive_without_activities');
    return { items, close };
  } catch (error) {
    close();
    throw error;
  }
};
