/**
 * Files that another app shares with the installed one (`share_target` of the manifest). The service worker receives
 * them and keeps them in Cache Storage until the runner imports or discards them. Used by the worker, the activities
 * page and the logout; holds no state.
 */

/** The URL to which the browser posts shared files. Only the service worker handles it. */
export const SHARE_PATH = '/share/activities';
/** The page on which shared files are imported. */
export const SHARED_PAGE = '/running/activities';

const CACHE = 'stridewell-shared-files';
const NAME_HEADER = 'x-file-name';
const TIME_HEADER = 'x-received-at';
const KEPT_MS = 7 * 86_400_000;
/**
 * Maximum number and total size of shared files. Runners share single recordings, and a form posted by another site
 * must not fill the device.
 */
const MOST = { files: 50, bytes: 64 * 1_024 * 1_024 };

/** Result of sharing files: they are kept, there were none, there are too many, or the device has no space. */
export const SHARE_RESULTS = ['kept', 'none', 'too_many', 'failed'] as const;
export type ShareResult = (typeof SHARE_RESULTS)[number];

/** Returns the result in the query string of the page, or null if there is none. */
export const shareResultIn = (search: string): ShareResult | null => {
  const given = new URLSearchParams(search).get('shared');
  return SHARE_RESULTS.find((result) => result === given) ?? null;
};

/** A shared file, with the URL under which it is kept. */
export interface SharedFile {
  address: string;
  file: File;
}

const open = (): Promise<Cache> => caches.open(CACHE);

const isExpired = (response: Response, now: number): boolean =>
  now - Date.parse(response.headers.get(TIME_HEADER) ?? '') > KEPT_MS;

/** Returns the kept files in the order of arrival, and deletes those that are older than a week. */
export const readSharedFiles = async (now: number): Promise<SharedFile[]> => {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return [];
  const cache = await open();
  const found: SharedFile[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response) continue;
    const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '');
    if (isExpired(response, now)) await cache.delete(request);
    else found.push({ address: request.url, file: new File([await response.blob()], name) });
  }
  return found;
};

/**
 * Keeps the files of a form and discards those that were waiting, so that files posted by another site cannot block a
 * share. Never rejects.
 */
export const keepSharedFiles = async (form: FormData, now: number): Promise<ShareResult> => {
  try {
    const files = form.getAll('files').filter((entry) => entry instanceof File && entry.size > 0) as File[];
    if (files.length === 0) return 'none';
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (files.length > MOST.files || bytes > MOST.bytes) return 'too_many';
    const cache = await open();
    for (const request of await cache.keys()) await cache.delete(request);
    for (const [index, file] of files.entries()) {
      const headers = { [NAME_HEADER]: encodeURIComponent(file.name), [TIME_HEADER]: new Date(now).toISOString() };
      await cache.put(`${SHARE_PATH}/${now}-${index}`, new Response(file, { headers }));
    }
    return 'kept';
  } catch {
    return 'failed';
  }
};

/** Deletes the given kept files or, without an argument, all of them. */
export const forgetSharedFiles = async (addresses?: readonly string[]): Promise<void> => {
  if (!('caches' in globalThis)) return;
  if (!addresses) {
    await caches.delete(CACHE);
    return;
  }
  const cache = await open();
  await Promise.all(addresses.map((address) => cache.delete(address)));
};
