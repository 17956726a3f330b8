import { PATHS } from '@stridewell/contracts/web';
import { api, saveFile, showToast, today, withConfirmation } from '@stridewell/ui/core';

/** How the document ends when nothing is missing; looked for in its last characters, since it may be long. */
const COMPLETE = /"complete"\s*:\s*true\s*\}\s*$/;
const TAIL = 64;

/** Saves everything every service holds on the runner as one file. Answers whether anything is missing from it. */
export const downloadAll = async (timezone: string): Promise<{ complete: boolean }> => {
  const blob = await withConfirmation(() => api.blob(PATHS.exportAll));
  saveFile(`stridewell-data-${today(timezone)}.json`, blob);
  return { complete: COMPLETE.test(await blob.slice(-TAIL).text()) };
};

/** Tells how it went. */
export const announceDownload = ({ complete }: { complete: boolean }): void => {
  showToast(
    complete
      ? { title: 'Your data is downloaded', text: 'One file with everything we hold on you.', tone: 'success' }
      : {
          title: 'A part is missing',
          text: 'Your file is saved, but one part of Stridewell did not answer. Please try again later.',
          tone: 'destructive',
        },
  );
};
