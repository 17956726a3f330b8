import { callApi, invalidateAfter, useSingleMutation, useUser } from '@stridewell/app/core';
import type { Moment } from '@stridewell/contracts/web';
import { Button, Stack, showFailure, Text, token } from '@stridewell/ui/core';
import { Checkbox } from '@stridewell/ui/forms';
import { Dialog } from '@stridewell/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { MomentIcon } from './moment-icon.tsx';
import { DRAWINGS } from './moment-shapes.ts';
import { momentWords } from './moment-words.ts';
import { sharePicture } from './share-picture.ts';

const Picture = styled.div`
  display: grid;
  justify-items: center;
  padding: ${token('space-2')} 0;
`;

const Actions = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

/** Reports to the server, once, that the moment was shown. A failure is ignored: the moment may then be shown again. */
const useMarkSeen = (id: string): void => {
  const client = useQueryClient();
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === id) return;
    sent.current = id;
    callApi('markMomentSeen', { params: { id } }).then(
      () => invalidateAfter(client, 'markMomentSeen'),
      () => undefined,
    );
  }, [client, id]);
};

export interface MomentSheetProps {
  moment: Moment;
  onClose: () => void;
}

/** Sheet with a milestone that the runner has reached: a drawing, one sentence, and a picture of it to share. */
const MomentSheet = ({ moment, onClose }: MomentSheetProps) => {
  const words = momentWords();
  const { name } = useUser();
  const [withName, setWithName] = useState(false);
  const { title, text, picture } = words.of(moment);
  useMarkSeen(moment.id);
  const share = useSingleMutation({
    mutationKey: ['moment-picture'],
    mutationFn: () =>
      sharePicture(
        { drawing: DRAWINGS[moment.kind], title, line: picture, name: withName ? name : null },
        words.fileName,
      ),
    onError: () => showFailure(words.shareFailed),
  });
  return (
    <Dialog title={title} open onOpenChange={(open) => !open && onClose()} description={<Text as="span">{text}</Text>}>
      <Stack $gap={4}>
        <Picture>
          <MomentIcon kind={moment.kind} />
        </Picture>
        {name && (
          <Checkbox checked={withName} onChange={setWithName}>
            {words.withName}
          </Checkbox>
        )}
        <Actions>
          <Button wide busy={share.isPending && words.sharing} onClick={() => share.mutate()}>
            {words.share}
          </Button>
          <Button variant="secondary" wide onClick={onClose}>
            {words.close}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
};

export default MomentSheet;
