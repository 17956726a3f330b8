import { Referral } from '@stridewell/app/core';
import { HoldNotice } from '@stridewell/app/safety';
import type { CoachType } from '@stridewell/contracts/web';
import { Card, Text } from '@stridewell/ui/core';

export interface ClosedNoteProps {
  coach: CoachType;
  /** Safety text of today's check-in; null if there is none. */
  referral: string | null;
  language: 'en' | 'nb';
  children: string;
}

/** Explains why topics about training are hidden, below the safety notice. */
export const ClosedNote = ({ coach, referral, language, children }: ClosedNoteProps) => (
  <>
    <HoldNotice coach={coach} />
    {referral && <Referral text={referral} />}
    <Card>
      <Text $quiet={2} lang={language}>
        {children}
      </Text>
    </Card>
  </>
);
