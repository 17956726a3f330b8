import { useApi, useToday } from '@stridewell/app/core';
import type { SlotProps } from '@stridewell/app/remote';
import type { DoseLevel, PhysioProfile, PhysioToday } from '@stridewell/contracts/web';
import {
  Badge,
  ButtonLink,
  CardTitle,
  Hidden,
  Text,
  TextLink,
  type Tone,
  text,
  token,
  WideOnly,
} from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { ROUTES } from '../dashboard/routes.ts';
import { isFollowed } from '../data/injuries.ts';
import { languageQuery } from '../data/language.ts';
import { DayRing } from './day-ring.tsx';
import { HomeRow } from './home-row.tsx';
import { type HomeWords, homeWords } from './home-words.ts';
import { PainCard } from './pain-card.tsx';

const Words = styled.div`
  ${text('14')}
  flex: 1;
  min-width: 0;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
`;

type Plan = Extract<PhysioToday, { dose: unknown }>;

const badgeOf = (
  isHealed: boolean,
  plan: Plan | null,
  isPainHigh: boolean,
  { badges }: HomeWords,
): readonly [Tone, string] => {
  if (plan?.alerts.some(({ kind }) => kind === 'red_flags')) return ['danger', badges.redFlag];
  if (isHealed) return ['success', badges.healed];
  // The gate can forbid running even if the criteria are met, for example for a bone injury.
  if (plan?.gate.level === 'stop' || isPainHigh) return ['warning', badges.stop];
  return plan?.handover.met && plan.gate.level !== 'walk' ? ['success', badges.ready] : ['neutral', badges.active];
};

/** The task of the day, in a few words. */
const taskOf = (plan: Plan, left: number, minutes: number, words: HomeWords): string => {
  const { exercises = [] } = plan;
  if (exercises.length === 0) return words.none;
  return left === 0 ? words.done : words.exercises(exercises.length, minutes);
};

/** The phase and the reason for the dose, on wide screens. */
const Reason = styled(WideOnly)`
  ${text('14')}
  flex-basis: 100%;
  color: ${token('color-text-2')};
`;
const Open = () => {
  const [short, rest] = homeWords().open;
  return (
    <TextLink href={ROUTES.dashboard} direction="forward">
      <span>
        {short}
        <Hidden>{` ${rest}`}</Hidden>
      </span>
    </TextLink>
  );
};

/** Dose levels that are safe on a day of high pain. */
const CALM: ReadonlySet<DoseLevel> = new Set(['none', 'calm']);

/** The injury, the day's exercises and the button that starts them. */
const InjuryCard = ({ profile, closed, isPainHigh = false }: { profile: PhysioProfile } & SlotProps) => {
  const id = useId();
  const words = homeWords();
  const date = useToday();
  const { data, isPending } = useApi('readPhysioToday', { query: languageQuery() ?? {} });
  const today = data?.date === date ? data : null;
  const plan = today && 'dose' in today && !closed ? today : null;
  const exercises = plan?.status === 'ok' ? (plan.exercises ?? []) : [];
  const left = exercises.filter(({ status }) => status === 'none').length;
  const session = useApi('readPhysioPlan', { enabled: left > 0 }).data;
  // After the profile's injury has healed, the plan may follow another injury, or one that hurts again.
  const isHealed = profile.status === 'resolved' && !isFollowed(today);
  if (isHealed && today && isPainHigh && !closed) return <PainCard />;
  const area = today && 'dose' in today ? today.area : profile.primaryArea;
  const minutes = session?.date === date && session.status === 'ok' ? session.estimatedMinutes : 0;
  const [tone, badge] = badgeOf(isHealed, today && 'dose' in today ? today : null, isPainHigh, words);
  const isActive = !isHealed;
  const isKnown = today?.status === 'resolved';
  // The injury's own check-in may be older than the high pain: the card asks for it again while it still allows a dose.
  const isOutdated = isPainHigh && plan?.status === 'ok' && !CALM.has(plan.dose.level);
  const isWaiting = plan?.status === 'checkin_required' || isOutdated;
  const ask = isOutdated ? words.painIsHigh : words.checkIn;
  const task = plan && (isWaiting ? ask : taskOf(plan, left, minutes, words));
  const line = closed
    ? words.closed
    : isActive
      ? (task ?? (isPending ? null : words.active))
      : isKnown
        ? words.healed
        : null;
  return (
    <HomeRow aria-labelledby={id}>
      {exercises.length > 0 && !isWaiting && (
        <DayRing
          done={exercises.length - left}
          all={exercises.length}
          label={words.doneOf(exercises.length - left, exercises.length)}
        />
      )}
      <Words>
        <Name>
          <CardTitle id={id}>{words.areas[area] ?? area}</CardTitle>
          {(!closed || tone === 'danger') && (isActive || isKnown) && <Badge tone={tone}>{badge}</Badge>}
        </Name>
        <Text $size="14" $quiet={2}>
          {/* An empty line until the plan has loaded, so that the card keeps its height. */}
          {line ?? '\u00a0'}
        </Text>
      </Words>
      {left > 0 && isActive && !isWaiting ? (
        <ButtonLink href={ROUTES.session} variant="secondary" small icon="play">
          {words.start}
        </ButtonLink>
      ) : isWaiting && isActive ? (
        <ButtonLink href={ROUTES.checkins} variant="secondary" small>
          {words.checkin}
        </ButtonLink>
      ) : (
        <Open />
      )}
      {plan && isActive && (
        <Reason as="p">{isWaiting ? words.phase(plan.phase) : `${words.phase(plan.phase)} ${plan.dose.reason}`}</Reason>
      )}
    </HomeRow>
  );
};

export default InjuryCard;
