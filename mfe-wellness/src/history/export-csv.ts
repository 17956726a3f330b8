import { ApiError, NotConfirmedError, saveFile, storedToken, toApiError, withConfirmation } from '@stridewell/app/core';
import { CONFIRMATION_NEEDED } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { historyWords } from './history-words.ts';

/** Matches the file name in a Content-Disposition header. Does not match a name that contains a path. */
const FILE_NAME = /filename="?(\w[\w.-]*)"?\s*(?:;|$)/;

const nameOf = (response: Response, fallback: string): string =>
  FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallback;

export interface Download {
  name: string;
  blob: Blob;
}

/**
 * Fetches a CSV file with cookies and the stored access token. Returns the file and the name sent by the server.
 * @throws ApiError when the runner must confirm the export first
 * @throws Error 'Export failed' for every other failure, including an interrupted response body.
 */
export const fetchCsv = async (path: string, today: string): Promise<Download> => {
  const token = storedToken();
  try {
    const response = await fetch(path, {
      credentials: 'include',
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw await toApiError(response);
    return { name: nameOf(response, `stridewell-history-${today}.csv`), blob: await response.blob() };
  } catch (error) {
    if (error instanceof ApiError && error.code === CONFIRMATION_NEEDED) throw error;
    throw new Error('Export failed', { cause: error });
  }
};

/** Downloads a CSV file and shows a toast on success or failure. */
export const exportCsv = async (path: string, today: string): Promise<void> => {
  try {
    const { name, blob } = await withConfirmation(() => fetchCsv(path, today));
    saveFile(name, blob);
    showToast({ tone: 'success', ...historyWords().exported });
  } catch (error) {
    if (!(error instanceof NotConfirmedError)) showToast({ tone: 'destructive', ...historyWords().exportFailed });
  }
};
