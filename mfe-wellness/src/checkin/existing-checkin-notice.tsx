import { formatScore } from '@stridewell/app/core';
import type { CheckinToday } from '@stridewell/contracts/web';
import { Alert, TextButton } from '@stridewell/ui/core';

export interface ExistingCheckinNoticeProps {
  checkin: CheckinToday;
  onShow: () => void;
}

/**
 * Notice above the form saying that the runner has already checked in today, with a button that shows the
 * recommendation.
 */
export const ExistingCheckinNotice = ({ checkin, onShow }: ExistingCheckinNoticeProps) => (
  <Alert
    tone="neutral"
    icon="check-circle"
    title={`You have checked in today: ${formatScore(checkin.score)}, ${checkin.recommendation}`}
    actions={<TextButton onClick={onShow}>See today's recommendation</TextButton>}
  >
    <p>These are the answers you gave. Sending again replaces them.</p>
  </Alert>
);

/** Notice above the form, shown when today's check-in could not be loaded. */
export const UnknownCheckinNotice = () => (
  <Alert tone="neutral" title="We could not load today's check-in">
    <p>If you have already checked in, sending again replaces it.</p>
  </Alert>
);
