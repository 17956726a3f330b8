import { Button, useTimezone } from '@stridewell/ui/core';
import { Setting } from '../setting.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { announceDownload, downloadAll } from './download-all.ts';

/** Setting that downloads all data of the runner as a file. */
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
