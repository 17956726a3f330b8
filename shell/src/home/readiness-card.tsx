import { dayMessage, METRIC_ICONS, Reasons, Referral, ScoreCard, useAdvice } from '@stridewell/app/core';
import { type CheckinToday, METRIC_LABELS, METRICS, SCALES } from '@stridewell/contracts/web';
import { figures, Icon, media, PhoneOnly, Stack, TextLink, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const Advice = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('color-text-2')};
  text-wrap: pretty;
  ${media.phone} {
    ${text('14')}
  }
`;

const Why = styled.div`
  margin-top: ${token('space-3')};
`;

const Answers = styled.dl`
  ${text('14')}
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${token('space-2')};
  margin-top: auto;
  svg {
    margin-bottom: ${token('space-1')};
    color: ${token('color-text-3')};
  }
  dt {
    color: ${token('color-text-3')};
  }
  dd {
    ${figures}
    font-weight: ${token('weight-semibold')};
  }
  ${media.phone} {
    display: none;
  }
`;

const Rule = styled.div`
  margin: ${token('space-4')} 0 0;
  border-top: 1px solid var(--line);
  padding-top: ${token('space-4')};
  ${media.phone} {
    display: none;
  }
`;

/** Card with today's readiness score, advice, reasons and answers. A safety text is shown first. */
export const ReadinessCard = ({ checkin }: { checkin: CheckinToday }) => {
  const { score, recommendation, explanation } = checkin;
  const copy = useAdvice(checkin);
  const { referral, override, losses, gains, rest } = dayMessage(checkin);
  const card = (
    <ScoreCard score={score} recommendation={recommendation} baseline={explanation.baseline} headline={copy.headline}>
      {/* The advice ("a short gentle walk if it helps") would contradict a safety text. */}
      {!referral && <Advice>{copy.text}</Advice>}
      {[override, ...rest].map((line) => line && <Advice key={line}>{line}</Advice>)}
      {!referral && (losses ?? gains) && (
        <Why>
          <Reasons losses={losses} gains={gains} />
        </Why>
      )}
      <PhoneOnly>
        <Why>
          <TextLink href="/check-in" direction="forward">
            Update check-in
          </TextLink>
        </Why>
      </PhoneOnly>
      <Rule>
        <Answers>
          {METRICS.map((metric) => (
            <div key={metric}>
              <Icon name={METRIC_ICONS[metric]} size={20} />
              <dt>{METRIC_LABELS[metric]}</dt>
              <dd>{`${checkin[metric]} of ${SCALES[metric].max}`}</dd>
            </div>
          ))}
        </Answers>
      </Rule>
    </ScoreCard>
  );
  if (!referral) return card;
  return (
    <Stack>
      <Referral text={referral} />
      {card}
    </Stack>
  );
};
