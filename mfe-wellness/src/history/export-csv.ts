import { saveFile, showToast, storedToken } from '@stridewell/ui/core';

/** A plain file name and nothing after it; what looks like a path is none. */
const NAME = /filename="?(\w[\w.-]*)"?\s*(?:;|$)/;

const nameOf = (response: Response, fallback: string): string =>
  NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallback;

export interface Download {
  name: string;
  blob: Blob;
}

/**
 * Fetches a CSV file with cookies and, where one is stored, the token; named as the server names it.
 * @throws Error 'Export failed' whatever went wrong, a stream that broke off included.
 */
export const fetchCsv = async (path: string, today: string): Promise<Download> => {
  const token = storedToken();
  try {
    const response = await fetch(path, {
      credentials: 'include',
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${response.status}`);
    return { name: nameOf(response, `stridewell-history-${today}.csv`), blob: await response.blob() };
  } catch (error) {
    throw new Error('Export failed', { cause: error });
  }
};

/** Downloads a CSV file and says how that went. */
export const exportCsv = async (path: string, today: string): Promise<void> => {
  try {
    const { name, blob } = await fetchCsv(path, today);
    saveFile(name, blob);
    showToast({ tone: 'success', title: 'Export successful', text: 'Your data has been downloaded as CSV' });
  } catch {
    showToast({ tone: 'destructive', title: 'Export failed', text: 'Failed to export data' });
  }
};
