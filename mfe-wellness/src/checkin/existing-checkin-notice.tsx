import { scoreText } from '@stridewell/app/screens';
import type { CheckinToday } from '@stridewell/contracts/web';
import { Alert, CardBox, Icon, Text, TextButton, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { formWords } from './form-words.ts';

const Box = styled(CardBox)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-3')};
  padding: ${token('space-1')} ${token('space-4')};
  > svg {
    color: ${token('color-text-3')};
  }
  > div {
    flex: 1 1 220px;
    padding: ${token('space-2')} 0;
  }
`;

export interface ExistingCheckinNoticeProps {
  checkin: CheckinToday;
  onShow: () => void;
}

/**
 * Notice above the form saying that the runner has already checked in today, with a button that shows the
 * recommendation. It is a single row on wide screens, so that the form's button stays visible.
 */
export const ExistingCheckinNotice = ({ checkin, onShow }: ExistingCheckinNoticeProps) => {
  const { existing } = formWords();
  return (
    <Box as="div">
      <Icon name="check-circle" size={20} />
      <div>
        <Text $medium>{existing.title(scoreText(checkin.score), checkin.recommendation)}</Text>
        <Text $size="14" $quiet={2}>
          {existing.text}
        </Text>
      </div>
      <TextButton onClick={onShow}>{existing.show}</TextButton>
    </Box>
  );
};

/** Notice above the form, shown when today's check-in could not be loaded. */
export const UnknownCheckinNotice = () => {
  const { existing } = formWords();
  return (
    <Alert tone="neutral" title={existing.unknown}>
      <p>{existing.unknownText}</p>
    </Alert>
  );
};
