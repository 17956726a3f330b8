import { keyOf, useOptional } from '@stridewell/app/core';
import type { RacePlan } from '@stridewell/contracts/web';
import { EffortBars } from '@stridewell/ui/charts';
import { Button, figures, Row, Skeleton, SkeletonCard, Text, text, token } from '@stridewell/ui/core';
import { formatSinglePace } from '@stridewell/ui/units';
import styled from 'styled-components';
import { languageQuery } from '../language/page-language.ts';
import { planWords } from '../plan/plan-words.ts';
import { RaceReviewCard } from '../race-review/race-review-card.tsx';
import { Facts } from '../session/facts.tsx';
import { NoteBox } from '../session/note-box.tsx';
import { formatRaceTime, type PaceUnit } from '../session/units.ts';
import { useIsEvening } from '../tracker/evening.ts';
import { overviewWords } from './overview-words.ts';
import { PlannedSessionCard, type PlannedSessionCardProps } from './planned-session.tsx';
import { type Stretch, stretchesOf, stretchName } from './race-splits.ts';
import { SessionFrame } from './session-frame.tsx';

const Stretches = styled.ol`
  ${figures}
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-3')};
    padding: ${token('space-3')} 0;
    border-top: 1px solid ${token('color-border')};
  }
  b {
    font-weight: ${token('weight-semibold')};
  }
`;

const Note = styled.p`
  ${text('14')}
  margin-top: ${token('space-1')};
`;

/** The race as bars: as wide as its stretches, and higher where the pace is faster than at the start. */
const RaceBars = ({ stretches }: { stretches: readonly Stretch[] }) => {
  const first = stretches[0]?.pace ?? 0;
  const bars = stretches.map(({ fromMeters, toMeters, pace }) => ({
    level: pace < first ? (4 as const) : (3 as const),
    weight: toMeters - fromMeters,
  }));
  return <EffortBars bars={bars} size="card" />;
};

const predictionText = ({ predictedSeconds }: RacePlan): string | null =>
  predictedSeconds &&
  overviewWords().race.prediction(formatRaceTime(predictedSeconds.low), formatRaceTime(predictedSeconds.high));

const Plan = ({ plan, unit }: { plan: RacePlan; unit: PaceUnit }) => {
  const words = overviewWords().race;
  const stretches = stretchesOf(plan.parts.find(({ part }) => part === 'pacing')?.splits ?? []);
  const safety = plan.parts.filter(({ part }) => part === 'safety');
  const facts = plan.parts.flatMap(({ part, text: partText }) =>
    part === 'safety' ? [] : [{ name: words.parts[part], text: partText }],
  );
  const prediction = predictionText(plan);
  return (
    <SessionFrame label={words.label} title={words.title}>
      {prediction && <Text $quiet={2}>{prediction}</Text>}
      {stretches.length > 0 && (
        <div>
          <RaceBars stretches={stretches} />
          <Stretches aria-label={words.paces}>
            {stretches.map((stretch) => (
              <li key={stretch.toMeters}>
                <b>{stretchName(stretch, unit)}</b>
                <span>{formatSinglePace(stretch.pace, unit)}</span>
              </li>
            ))}
          </Stretches>
        </div>
      )}
      <Facts facts={facts} />
      <NoteBox icon="info">
        {facts.length > 0 && (
          <>
            <b>{words.noTrim}</b> {words.ifHurts}
          </>
        )}
        {safety.map(({ text: safetyText }) => (
          <Note key={safetyText}>{safetyText}</Note>
        ))}
      </NoteBox>
    </SessionFrame>
  );
};

/** The race plan or, without one, the planned session. */
const RacePlanCard = (props: PlannedSessionCardProps) => {
  const words = overviewWords().race;
  const { loading, retry, retrying } = planWords();
  const plan = useOptional<RacePlan>(keyOf('readRacePlan', languageQuery()));
  switch (plan.state) {
    case 'loading':
      return (
        <SkeletonCard label={loading(words.label)}>
          <Skeleton $width={160} $height={36} />
          <Skeleton $height={96} />
          <Skeleton $height={48} />
        </SkeletonCard>
      );
    case 'there':
      return plan.value.date === props.day.date ? (
        <Plan plan={plan.value} unit={props.unit} />
      ) : (
        <PlannedSessionCard {...props} />
      );
    case 'none':
      return <PlannedSessionCard {...props} />;
    case 'failed':
      return (
        <SessionFrame label={words.label} title={props.day.title}>
          <Row $wrap $between role="alert">
            <Text>{words.failed}</Text>
            <Button variant="secondary" small icon="refresh" busy={plan.retrying && retrying} onClick={plan.retry}>
              {retry}
            </Button>
          </Row>
        </SessionFrame>
      );
  }
};

/** Card of the race day. From 20:00, it first asks how the race went. */
export const RaceDayCard = (props: PlannedSessionCardProps) => {
  const isEvening = useIsEvening();
  return (
    <>
      {isEvening && <RaceReviewCard when="today" />}
      <RacePlanCard {...props} />
    </>
  );
};
