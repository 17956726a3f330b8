import { api, saveFile, today, useTimezone, withConfirmation } from '@stridewell/app/core';
import { PATHS } from '@stridewell/contracts/web';
import { Button, showToast } from '@stridewell/ui/core';
import { profileWords } from '../profile-words.ts';
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
  const { downloaded, incomplete } = profileWords().data;
  showToast(complete ? { ...downloaded, tone: 'success' } : { ...incomplete, tone: 'destructive' });
};

/** Setting with a button that downloads all data of the runner as a file. */
export const DownloadSetting = () => {
  const words = profileWords().data;
  const timezone = useTimezone();
  const { mutate, isPending } = useAccountChange({
    mutationKey: ['export-all'],
    mutationFn: () => downloadAll(timezone),
    onSuccess: announceDownload,
    failure: words.downloadFailed,
  });
  return (
    <Setting
      icon="download"
      title={words.download}
      note={words.downloadText}
      action={
        <Button variant="secondary" small busy={isPending && words.downloading} onClick={() => mutate()}>
          {words.downloadButton}
        </Button>
      }
    />
  );
};
