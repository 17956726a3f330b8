import { now } from '@stridewell/app/core';
import { forgetSharedFiles, readSharedFiles, type SharedFile, shareResultIn } from '@stridewell/app/shared-files';
import { Alert, Button, Card, Row, Stack, Text, useOnline } from '@stridewell/ui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ActivityWords } from './activity-words.ts';
import { uploadFailure, useUpload } from './use-upload.ts';

const KEY = ['shared-files'];

/** Result of files that were just shared. Read once, then removed from the URL. */
const useShareResult = () => {
  const [result] = useState(() => shareResultIn(window.location.search));
  useEffect(() => {
    if (result !== null) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [result]);
  return result;
};

const Names = styled(Text)`
  overflow-wrap: anywhere;
`;

const namesOf = (files: readonly SharedFile[]): string => files.map(({ file }) => file.name).join(', ');

const Waiting = ({ files, words }: { files: readonly SharedFile[]; words: ActivityWords }) => {
  const client = useQueryClient();
  const upload = useUpload();
  const forget = async (): Promise<void> => {
    await forgetSharedFiles(files.map(({ address }) => address));
    await client.invalidateQueries({ queryKey: KEY });
  };
  const send = (): void =>
    upload.mutate(
      files.map(({ file }) => file),
      { onSuccess: () => void forget() },
    );
  const isOnline = useOnline();
  return (
    <Card title={words.sharedTitle}>
      <Stack>
        <Text $quiet={2}>{words.shared(files.length)}</Text>
        <Names $size="14">{namesOf(files)}</Names>
        <Text $quiet={2} $size="14">
          {words.sharedFrom(files.length)}
        </Text>
        {!isOnline && <Text role="status">{words.sharedOffline}</Text>}
        {isOnline && upload.error && <Text role="alert">{uploadFailure(upload.error, words)}</Text>}
        <Row $gap={3} $wrap>
          <Button onClick={send} disabled={!isOnline} busy={upload.isPending && words.sending}>
            {words.importShared}
          </Button>
          <Button variant="secondary" disabled={upload.isPending} onClick={() => void forget()}>
            {words.discardShared}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};

/**
 * Files that another app shared with this one. The runner imports or discards them; until then they stay on this device
 * for at most a week. Renders nothing if there are none.
 */
export const SharedCard = ({ words }: { words: ActivityWords }) => {
  const result = useShareResult();
  const { data: files = [] } = useQuery({
    queryKey: KEY,
    queryFn: () => readSharedFiles(now().getTime()),
    networkMode: 'always',
    staleTime: 0,
  });
  return (
    <>
      {result !== null && result !== 'kept' && <Alert tone="warning" title={words.notShared[result]} live />}
      {files.length > 0 && <Waiting files={files} words={words} />}
    </>
  );
};
