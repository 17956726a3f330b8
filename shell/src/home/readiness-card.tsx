import { dayMessage, Reasons, RecommendationBadge, Referral, toneOf, useAdvice } from '@stridewell/app/core';
import type { CheckinToday, Recommendation } from '@stridewell/contracts/web';
import {
  CardBox,
  figures,
  Hidden,
  Icon,
  Row,
  Stack,
  showFailure,
  TextButton,
  text,
  token,
  tone,
} from '@stridewell/ui/core';
import { type ComponentType, useId, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../words/words.ts';
import { scoreLine, shortLine } from './day-line.ts';
import type { WhySheetProps } from './why-sheet.tsx';

/** Height of the card in pixels, shared with its skeleton and the invitation to check in. */
export const READINESS_HEIGHT = 144;

const Box = styled(CardBox)<{ $of: Recommendation }>`
  ${({ $of }) => tone(toneOf($of))}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-4')};
  align-items: center;
  min-height: ${READINESS_HEIGHT}px;
  padding: ${token('space-2')} ${token('space-4')};
  background: var(--bg);
  border-color: var(--line);
`;

const RADIUS = 48;
const ROUND = 2 * Math.PI * RADIUS;

const Dial = styled.p`
  ${figures}
  position: relative;
  display: grid;
  place-items: center;
  width: 108px;
  height: 108px;
  svg {
    position: absolute;
    inset: 0;
    fill: none;
    stroke-width: 9;
    stroke: var(--line);
  }
  circle + circle {
    stroke: var(--solid);
    stroke-linecap: round;
  }
  > span {
    ${text('44')}
  }
`;

/** The badge and the button: one below the other on the smallest phones. */
const Wrapped = styled(Row)`
  row-gap: 0;
`;

const Headline = styled.h3`
  ${text('20')}
  ${({ children }) => String(children).length > 22 && text('16')}
  font-weight: ${token('weight-semibold')};
`;

const Line = styled.p`
  ${text('14')}
  color: ${token('color-text-2')};
  text-wrap: pretty;
`;

const Figure = ({ score, shown }: { score: number; shown: string }) => (
  <Dial>
    <Hidden>{`${shown} / 10`}</Hidden>
    <svg viewBox="0 0 108 108" aria-hidden="true">
      <circle cx="54" cy="54" r={RADIUS} />
      <circle
        cx="54"
        cy="54"
        r={RADIUS}
        strokeDasharray={`${(score / 10) * ROUND} ${ROUND}`}
        transform="rotate(-90 54 54)"
      />
    </svg>
    <span aria-hidden="true">{shown}</span>
  </Dial>
);

/** Button that opens the explanation of the score. Its code is loaded on the first click. */
const Why = ({ checkin }: Pick<WhySheetProps, 'checkin'>) => {
  const words = useWords();
  const [Sheet, setSheet] = useState<ComponentType<WhySheetProps> | null>(null);
  const [open, setOpen] = useState(false);
  const handleOpen = async (): Promise<void> => {
    try {
      const { default: loaded } = await import('./why-sheet.tsx');
      setSheet(() => loaded);
      setOpen(true);
    } catch {
      showFailure(words.notLoaded);
    }
  };
  return (
    <>
      <TextButton aria-haspopup="dialog" aria-expanded={open} onClick={handleOpen}>
        {words.why(words.decimal(checkin.score))}
        <Icon name="chevron-right" size={16} />
      </TextButton>
      {Sheet && open && <Sheet checkin={checkin} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Card with today's readiness score and one reason for it. A safety text is shown first. */
export const ReadinessCard = ({ checkin }: { checkin: CheckinToday }) => {
  const id = useId();
  const words = useWords();
  const advice = useAdvice(checkin);
  const { referral, losses, gains, rest } = dayMessage(checkin);
  // The reasons would contradict a safety text.
  const line = referral ? null : scoreLine(checkin, words);
  const other = losses === null && gains === null ? rest[0] : undefined;
  const card = (
    <Box $of={checkin.recommendation} aria-labelledby={id}>
      <Hidden as="h2" id={id}>
        {words.readiness}
      </Hidden>
      <Figure score={checkin.score} shown={words.decimal(checkin.score)} />
      <div>
        <Wrapped $between $wrap>
          <RecommendationBadge recommendation={checkin.recommendation} />
          <Why checkin={checkin} />
        </Wrapped>
        <Headline>{words.headline(checkin, advice)}</Headline>
        {!referral && !line && <Reasons losses={losses} gains={gains} />}
        {!referral && (line ?? other) && <Line>{line ?? shortLine(other ?? '')}</Line>}
      </div>
    </Box>
  );
  if (!referral) return card;
  return (
    <Stack>
      <Referral text={referral} />
      {card}
    </Stack>
  );
};
