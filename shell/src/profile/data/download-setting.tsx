import { api, saveFile, today, useTimezone, withConfirmation } from '@stridewell/app/core';
import { PATHS } from '@stridewell/contracts/web';
import { Button, showToast } from '@stridewell/ui/core';
import { Setting } from '../setting.tsx';
import { useAccountChange } from '../use-account-change.ts';

/** Matches the end of a complete document. Only the last characters are checked, because the document may be large. */
const COMPLETE = /"complete"\s*:\s*true\s*\}\s*$/;
const TAIL = 64;

/** Saves the runner's data from all services as one file. `complete` is false if data from a service is missing. */
const downloadAll = async (timezone: string): Promise<{ complete: boolean }> => {
  const blob = await withConfirmation(() => api.blob(PATHS.exportAll));
  saveFile(`stridewell-data-${today(timezone)}.json`, blob);
  return { complete: COMPLETE.test(await blob.slice(-TAIL).text()) };
};

/** Shows a toast saying whether the downloaded data is complete. */
const announceDownload = ({ complete }: { complete: boolean }): void => {
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

/** Setting with a button that downloads all data of the runner as a file. */
export const DownloadSetting = () => {
  const timezone = useTimezone();
  const { mutate, isPending } = useAccountChange({
    mutationKey: ['export-all'],
    mutationFn: () => downloadAll(timezone),
    onSuccess: announceDownload,
    failure: 'Failed to download your data',
  });
  return (
    <Setting
      icon="download"
      title="Download all my data"
      note="One file with everything we store about you"
      action={
        <Button variant="secondary" small busy={isPending && 'Downloading...'} onClick={() => mutate()}>
          Download
        </Button>
      }
    />
  );
};
