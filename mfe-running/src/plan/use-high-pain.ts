import { useCheckinToday } from '@stridewell/app/core';
import { HIGH_PAIN, judgedPain } from '@stridewell/contracts/web';

/** The pain level of today's check-in when it is high, otherwise null. */
export const useHighPain = (): number | null => {
  const checkin = useCheckinToday();
  const pain = checkin.state === 'there' ? judgedPain(checkin.value) : 0;
  return pain >= HIGH_PAIN ? pain : null;
};
