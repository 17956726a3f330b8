import { useToday } from '@stridewell/app/core';
import type { PhysioSession, PlanInjury } from '@stridewell/contracts/web';
import { Card, Hidden, Icon, Stack, Text, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { shortDay } from '../data/days.ts';
import { injuryWords } from '../data/injury-words.ts';
import { usePhysioPlan } from '../data/reads.ts';
import { isFinished, type RoadStage, stagesOf } from './road-stages.ts';
import { type RoadWords, roadWords } from './road-words.ts';
import { useSessions } from './use-sessions.ts';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 3px;
  align-items: end;
  height: 108px;
`;

const Step = styled.li<{ $height: number }>`
  ${text('12')}
  position: relative;
  display: grid;
  grid-template-rows: ${({ $height }) => $height}px auto;
  gap: ${token('space-1')};
  justify-items: center;
  color: ${token('color-text-3')};
  font-variant-numeric: tabular-nums;
  > i {
    display: grid;
    place-items: start center;
    width: 100%;
    padding-top: 2px;
    border: 1.5px solid ${token('color-border-control')};
    border-radius: 6px;
  }
  &[data-state='done'] > i {
    border-color: ${token('color-accent')};
    background: ${token('color-accent')};
    color: ${token('color-on-accent')};
  }
  &[data-state='here'] {
    color: ${token('color-text')};
    font-weight: ${token('weight-semibold')};
  }
  &[data-state='here'] > i {
    border: 3px solid ${token('color-accent')};
    background: ${token('color-accent-bg')};
    color: ${token('color-accent')};
  }
  @media (forced-colors: active) {
    &[data-state='done'] > i {
      background: Highlight;
    }
  }
`;

const Dates = styled.details`
  ${text('14')}
  color: ${token('color-text-2')};
  summary {
    min-height: ${token('touch')};
    padding: 12px 0;
    color: ${token('color-accent')};
    font-weight: ${token('weight-medium')};
    cursor: pointer;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-3')};
    padding: ${token('space-2')} 0;
    border-top: 1px solid ${token('color-border')};
  }
`;

/** Height of the first and the last step in pixels. */
const HEIGHTS = { first: 20, last: 82 } as const;
const heightOf = (index: number, count: number): number =>
  Math.round(HEIGHTS.first + ((HEIGHTS.last - HEIGHTS.first) * index) / (count - 1));

const stateWords = ({ state, doneOn }: RoadStage, words: RoadWords): string =>
  state === 'done' ? (doneOn === null ? words.done : words.doneOn(shortDay(doneOn))) : words[state];

const StepsOf = ({ stages, words }: { stages: readonly RoadStage[]; words: RoadWords }) => (
  <Steps aria-label={words.list}>
    {stages.map((stage, index) => (
      <Step
        key={stage.stage}
        data-state={stage.state}
        $height={heightOf(index, stages.length)}
        aria-current={stage.state === 'here' ? 'step' : undefined}
      >
        <i aria-hidden="true">{stage.state === 'done' && <Icon name="check" size={16} />}</i>
        <span aria-hidden="true">{stage.minutes}</span>
        <Hidden>{`${words.stage(stage.stage, stage.minutes)}, ${stateWords(stage, words)}`}</Hidden>
      </Step>
    ))}
  </Steps>
);

/** The runner's current position: the first sentence on its own, the others as one short paragraph. */
const linesOf = (injury: PlanInjury, stages: readonly RoadStage[], words: RoadWords, today: string): string[] => {
  const { ladder, phase, daysLeft, sessionsLeft } = injury;
  if (isFinished(injury)) return [words.finished];
  const here = stages.find(({ state }) => state === 'here');
  if (ladder) {
    const { clean, needed, earliest, startable } = ladder;
    const isLater = earliest !== null && earliest > today;
    return [
      here ? words.now(here.stage, here.minutes) : words.walk,
      words.clean(needed - clean),
      ...(startable ? [words.nextToday] : isLater ? [words.next(shortDay(earliest))] : []),
    ];
  }
  if (phase === null) return [];
  const isShort = daysLeft > 0 || sessionsLeft > 0;
  return [words.phase(phase), isShort ? words.minimum(daysLeft, Math.ceil(sessionsLeft)) : words.ready];
};

/** The runner's position, for the corner of the card. */
const asideOf = (injury: PlanInjury, stages: readonly RoadStage[], words: RoadWords): string => {
  if (isFinished(injury)) return words.allDone(stages.length);
  const here = stages.find(({ state }) => state === 'here');
  return here ? words.at(here.stage, stages.length) : words.before(stages.length);
};

interface RoadProps {
  injury: PlanInjury;
  sessions: readonly PhysioSession[];
  /** True if there are two timelines, which then show the name of their injury. */
  isNamed: boolean;
}

const Road = ({ injury, sessions, isNamed }: RoadProps) => {
  const words = roadWords();
  const stages = stagesOf(injury, sessions);
  const dated = stages.filter(({ doneOn }) => doneOn !== null);
  const [first, ...rest] = linesOf(injury, stages, words, useToday());
  const { forecast } = injury;
  const when =
    forecast && !isFinished(injury)
      ? [
          words.forecast(forecast.fromWeeks, forecast.toWeeks),
          ...(forecast.earliest === null ? [] : [words.earliest(shortDay(forecast.earliest))]),
        ]
      : [];
  const paragraph = [...rest, ...when].join(' ');
  const name = injuryWords().onSide(injury.area, injury.side);
  return (
    <Card title={isNamed ? `${words.title}: ${name}` : words.title} aside={asideOf(injury, stages, words)}>
      <Stack $gap={3}>
        <div>
          <StepsOf stages={stages} words={words} />
          <Text $size="12" $quiet={3} style={{ textAlign: 'center', marginTop: 4 }} aria-hidden="true">
            {words.minutes}
          </Text>
        </div>
        <div>
          {first && <Text $medium>{first}</Text>}
          {paragraph && (
            <Text $size="14" $quiet={2}>
              {paragraph}
            </Text>
          )}
        </div>
        {dated.length > 0 && (
          <Dates>
            <summary>{words.dates}</summary>
            <ul>
              {dated.map((stage) => (
                <li key={stage.stage}>
                  <span>{words.stage(stage.stage, stage.minutes)}</span>
                  <span>{stage.doneOn && shortDay(stage.doneOn)}</span>
                </li>
              ))}
            </ul>
          </Dates>
        )}
      </Stack>
    </Card>
  );
};

const Roads = ({ injuries }: { injuries: readonly PlanInjury[] }) => {
  const sessions = useSessions();
  return injuries.map((injury) => (
    <Road key={injury.injuryId} injury={injury} sessions={sessions} isNamed={injuries.length > 1} />
  ));
};

/**
 * The way back to 30 minutes of running as steps whose height rises with the minutes of running: done, current, and
 * ahead, with one timeline for each active injury. Renders nothing until the plan is loaded.
 */
export const RoadBack = () => {
  const plan = usePhysioPlan();
  const injuries = plan.state === 'there' ? plan.value.injuries.filter(({ status }) => status === 'active') : [];
  return injuries.length === 0 ? null : <Roads injuries={injuries} />;
};
