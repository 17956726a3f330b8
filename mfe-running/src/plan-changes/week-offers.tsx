import type { AcceptedOffers, BodyOf, WeeklyPlan, WeekOffer } from '@stridewell/contracts/web';
import { Alert, Button, type IconName, longDay, Stack } from '@stridewell/ui/core';
import { NoteRow } from './note-row.tsx';
import { useChangePlan } from './use-change-plan.ts';

type Answer = BodyOf<'adjustPlan'>;

/** Title and icon of each kind of offer. An offer of a later release is not shown. */
const OFFERS: Record<WeekOffer['kind'], { title: string; icon: IconName }> = {
  lighter_week: { title: 'A lighter week?', icon: 'recover' },
  smaller_plan: { title: 'A smaller plan?', icon: 'arrow-down' },
  time_trial: { title: 'Time for a test?', icon: 'timer' },
  long_to_next_week: { title: 'Long run on Monday?', icon: 'calendar' },
  extra_minutes: { title: 'A little more today?', icon: 'plus' },
};

const EXTRA_STEP = 5;

/** The buttons that accept an offer: their words and what they send. Extra minutes can be taken in part. */
const choicesOf = (offer: WeekOffer): { label: string; body: Answer }[] => {
  switch (offer.kind) {
    case 'lighter_week':
      return [{ label: 'Make it lighter', body: { kind: offer.kind } }];
    case 'smaller_plan': {
      const { kind, minutes, runs } = offer;
      return [{ label: `${minutes} min on ${runs} days`, body: { kind, minutes, runs } }];
    }
    case 'time_trial':
      return [{ label: 'Plan the test', body: { kind: offer.kind, date: offer.date } }];
    case 'long_to_next_week':
      return [{ label: 'Move it to Monday', body: { kind: offer.kind, date: offer.date } }];
    case 'extra_minutes': {
      const { kind, date, minutes: most } = offer;
      const steps = Array.from({ length: Math.floor(most / EXTRA_STEP) }, (_, index) => EXTRA_STEP * (index + 1));
      return steps.map((minutes) => ({ label: `Add ${minutes} min`, body: { kind, date, minutes } }));
    }
  }
};

/** Extra minutes end with the day, so they need no answer. */
const isDeclinable = ({ kind }: WeekOffer): boolean => kind !== 'extra_minutes';

const Offer = ({ offer }: { offer: WeekOffer }) => {
  const change = useChangePlan();
  const { title, icon } = OFFERS[offer.kind];
  const pending = change.isPending ? change.variables : undefined;
  return (
    <Alert
      tone="accent"
      icon={icon}
      title={title}
      actions={
        <>
          {choicesOf(offer).map(({ label, body }, index) => (
            <Button
              key={label}
              small
              variant={index === 0 ? 'primary' : 'secondary'}
              busy={change.isPending && pending?.kind === body.kind && 'Changing...'}
              disabled={change.isPending}
              onClick={() => change.mutate(body)}
            >
              {label}
            </Button>
          ))}
          {isDeclinable(offer) && (
            <Button
              small
              variant="secondary"
              disabled={change.isPending}
              onClick={() => change.mutate({ kind: 'decline', offer: offer.kind })}
            >
              Keep the plan
            </Button>
          )}
        </>
      }
    >
      <p>{offer.text}</p>
    </Alert>
  );
};

const weekday = (date: string): string => longDay(date).split(' ')[0] ?? date;

/** What the runner accepted, in one line each, with the offer to take back. */
const acceptedLines = ({
  lighterWeek,
  smallerPlan,
  timeTrial,
  longToNextWeek,
  extraMinutes,
}: AcceptedOffers): { offer: WeekOffer['kind']; icon: IconName; text: string; undo: string }[] => [
  ...(lighterWeek
    ? [
        {
          offer: 'lighter_week' as const,
          icon: 'recover' as const,
          text: 'A lighter week',
          undo: 'Undo the lighter week',
        },
      ]
    : []),
  ...(smallerPlan
    ? [
        {
          offer: 'smaller_plan' as const,
          icon: 'arrow-down' as const,
          text: `Smaller plan: ${smallerPlan.minutes} min on ${smallerPlan.runs} days`,
          undo: 'Back to the full plan',
        },
      ]
    : []),
  ...(timeTrial
    ? [
        {
          offer: 'time_trial' as const,
          icon: 'timer' as const,
          text: `Time trial on ${weekday(timeTrial.date)}`,
          undo: 'Undo the time trial',
        },
      ]
    : []),
  ...(longToNextWeek
    ? [
        {
          offer: 'long_to_next_week' as const,
          icon: 'calendar' as const,
          text: `Long run moved to ${weekday(longToNextWeek.to)}`,
          undo: 'Undo the move',
        },
      ]
    : []),
  ...(extraMinutes
    ? [
        {
          offer: 'extra_minutes' as const,
          icon: 'plus' as const,
          text: `${extraMinutes.minutes} more minutes on ${weekday(extraMinutes.date)}`,
          undo: 'Undo the extra minutes',
        },
      ]
    : []),
];

const Accepted = ({ accepted }: { accepted: AcceptedOffers }) => {
  const change = useChangePlan();
  return acceptedLines(accepted).map(({ offer, icon, text, undo }) => (
    <NoteRow
      key={offer}
      icon={icon}
      action={
        <Button
          small
          variant="quiet"
          disabled={change.isPending}
          onClick={() => change.mutate({ kind: 'undo', offer })}
        >
          {undo}
        </Button>
      }
    >
      {text}
    </NoteRow>
  ));
};

/** The offers of the week, each accepted or declined with one tap, and the accepted ones with their undo. */
export const WeekOffers = ({ plan: { offers = [], accepted } }: { plan: WeeklyPlan }) => {
  const known = offers.filter(({ kind }) => Object.hasOwn(OFFERS, kind));
  if (known.length === 0 && !accepted) return null;
  return (
    <Stack $gap={2}>
      {known.map((offer) => (
        <Offer key={offer.kind} offer={offer} />
      ))}
      {accepted && <Accepted accepted={accepted} />}
    </Stack>
  );
};
