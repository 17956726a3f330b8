import { byWeight, dayMessage, toneOf, useAdvice } from '@stridewell/app/core';
import { FactorRow, Factors, ScaleBand } from '@stridewell/app/screens';
import { type CheckinToday, type Recommendation, shownPoints } from '@stridewell/contracts/web';
import { Stack, Text, TextLink, tone } from '@stridewell/ui/core';
import { Dialog } from '@stridewell/ui/overlays';
import styled from 'styled-components';
import { useWords } from '../words/words.ts';

const Scale = styled.div<{ $of: Recommendation }>`
  ${({ $of }) => tone(toneOf($of))}
`;

export interface WhySheetProps {
  checkin: CheckinToday;
  onClose: () => void;
}

/**
 * Explanation of today's score: its position on the scale, the complete advice, and the points for each answer. A
 * safety text replaces the advice.
 */
const WhySheet = ({ checkin, onClose }: WhySheetProps) => {
  const words = useWords();
  const { text: advice } = useAdvice(checkin);
  const { score, recommendation, explanation } = checkin;
  const { referral, override, rest } = dayMessage(checkin);
  const factors = byWeight(explanation.factors);
  const points = shownPoints(explanation);
  const largest = Math.max(...factors.map(({ max }) => max));
  const down = factors.toSorted((a, b) => b.max - b.contribution - (a.max - a.contribution))[0];
  const lines = referral ? [referral] : [override, advice, ...rest];
  return (
    <Dialog title={words.why(words.decimal(score))} open onOpenChange={(open) => !open && onClose()}>
      <Stack $gap={4}>
        <Scale $of={recommendation}>
          <ScaleBand score={score} recommendation={recommendation} baseline={explanation.baseline} />
        </Scale>
        {lines.map(
          (line) =>
            line && (
              <Text key={line} $quiet={2}>
                {line}
              </Text>
            ),
        )}
        <Factors>
          {factors.map((factor) => (
            <FactorRow
              key={factor.metric}
              factor={factor}
              points={points[explanation.factors.indexOf(factor)]}
              largest={largest}
              down={factor === down}
            />
          ))}
        </Factors>
        <div>
          <TextLink href="/check-in" direction="forward">
            {words.updateCheckin}
          </TextLink>
        </div>
      </Stack>
    </Dialog>
  );
};

export default WhySheet;
