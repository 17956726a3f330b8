import type { AcceptedOffers, BodyOf, WeeklyPlan, WeekOffer } from '@stridewell/contracts/web';
import { Alert, Button, Hidden, type IconName, longDay, Stack } from '@stridewell/ui/core';
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

/** Extra minutes are offered only for today, so there is no button to decline them. */
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
              No thanks
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

/** The button that takes back an accepted offer: its visible word, and what it is about. */
const UNDO: Record<WeekOffer['kind'], { verb: string; object: string }> = {
  lighter_week: { verb: 'Undo', object: 'the lighter week' },
  smaller_plan: { verb: 'End', object: 'the smaller plan' },
  time_trial: { verb: 'Undo', object: 'the time trial' },
  long_to_next_week: { verb: 'Undo', object: 'the move' },
  extra_minutes: { verb: 'Undo', object: 'the extra minutes' },
};

type Line = readonly [offer: WeekOffer['kind'], words: string | undefined];

/** What the runner accepted, in one line each. */
const linesOf = ({ lighterWeek, smallerPlan, timeTrial, longToNextWeek, extraMinutes }: AcceptedOffers): Line[] => [
  ['lighter_week', lighterWeek && 'A lighter week'],
  ['smaller_plan', smallerPlan && `Smaller plan: ${smallerPlan.minutes} min on ${smallerPlan.runs} days`],
  ['time_trial', timeTrial && `Time trial on ${weekday(timeTrial.date)}`],
  ['long_to_next_week', longToNextWeek && `Long run moved to ${weekday(longToNextWeek.to)}`],
  ['extra_minutes', extraMinutes && `${extraMinutes.minutes} more minutes on ${weekday(extraMinutes.date)}`],
];

const Accepted = ({ accepted }: { accepted: AcceptedOffers }) => {
  const change = useChangePlan();
  return linesOf(accepted).map(
    ([offer, words]) =>
      words && (
        <NoteRow
          key={offer}
          icon={OFFERS[offer].icon}
          action={
            <Button
              small
              variant="quiet"
              disabled={change.isPending}
              onClick={() => change.mutate({ kind: 'undo', offer })}
            >
              {UNDO[offer].verb} <Hidden>{UNDO[offer].object}</Hidden>
            </Button>
          }
        >
          {words}
        </NoteRow>
      ),
  );
};

/** The offers of the week, each accepted or declined with one tap, and the accepted ones with their undo. */
export const WeekOffers = ({
  plan: { offers = [], accepted, questions = [], answered = [] },
}: {
  plan: WeeklyPlan;
}) => {
  // A smaller plan that is an answer to a note is not offered twice, and taken back where it was answered.
  const isAnswer = questions.some(({ answers }) => answers.some(({ answer }) => answer === 'smaller'));
  const isAnswered = answered.some(({ answer }) => answer === 'smaller');
  const known = offers.filter(({ kind }) => Object.hasOwn(OFFERS, kind) && !(isAnswer && kind === 'smaller_plan'));
  if (known.length === 0 && !accepted) return null;
  return (
    <Stack $gap={2}>
      {known.map((offer) => (
        <Offer key={offer.kind} offer={offer} />
      ))}
      {accepted && <Accepted accepted={isAnswered ? { ...accepted, smallerPlan: undefined } : accepted} />}
    </Stack>
  );
};
