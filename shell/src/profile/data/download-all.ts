import { PATHS } from '@stridewell/contracts/web';
import { api, saveFile, showToast, today, withConfirmation } from '@stridewell/ui/core';

/** Matches the end of a complete document. Only the last characters are read, because the document may be large. */
const COMPLETE = /"complete"\s*:\s*true\s*\}\s*$/;
const TAIL = 64;

/** Saves the runner's data of all services as one file. `complete` is false if the data of a service is missing. */
export const downloadAll = async (timezone: string): Promise<{ complete: boolean }> => {
  const blob = await withConfirmation(() => api.blob(PATHS.exportAll));
  saveFile(`stridewell-data-${today(timezone)}.json`, blob);
  return { complete: COMPLETE.test(await blob.slice(-TAIL).text()) };
};

/** Shows a toast with the result of the download. */
export const announceDownload = ({ complete }: { complete: boolean }): void => {
  showToast(
    complete
      ? { title: 'Your data is downloaded', text: 'One file with everything we store about you.', tone: 'success' }
      : {
          title: 'A part is missing',
          text: 'Your file is saved, but one part of Stridewell did not answer. Please try again later.',
          tone: 'destructive',
        },
  );
};
