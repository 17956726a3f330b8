import type { AcceptedOffers, BodyOf, WeeklyPlan, WeekOffer } from '@stridewell/contracts/web';
import { Alert, Button, Hidden, type IconName, Stack } from '@stridewell/ui/core';
import { weekdayInText } from '../plan/day-names.ts';
import { changeWords } from './change-words.ts';
import { NoteRow } from './note-row.tsx';
import { useChangePlan } from './use-change-plan.ts';

type Answer = BodyOf<'adjustPlan'>;

/** Icon of each kind of offer. Kinds that only later releases know are not shown. */
const ICONS: Record<WeekOffer['kind'], IconName> = {
  lighter_week: 'recover',
  smaller_plan: 'arrow-down',
  time_trial: 'timer',
  long_to_next_week: 'calendar',
  extra_minutes: 'plus',
};

const EXTRA_STEP = 5;

/** The buttons that accept an offer: their labels and request bodies. Extra minutes can be accepted in part. */
const choicesOf = (offer: WeekOffer): { label: string; body: Answer }[] => {
  const words = changeWords().offers;
  switch (offer.kind) {
    case 'lighter_week':
      return [{ label: words.lighter, body: { kind: offer.kind } }];
    case 'smaller_plan': {
      const { kind, minutes, runs } = offer;
      return [{ label: words.smaller(minutes, runs), body: { kind, minutes, runs } }];
    }
    case 'time_trial':
      return [{ label: words.trial, body: { kind: offer.kind, date: offer.date } }];
    case 'long_to_next_week':
      return [{ label: words.toMonday, body: { kind: offer.kind, date: offer.date } }];
    case 'extra_minutes': {
      const { kind, date, minutes: most } = offer;
      const steps = Array.from({ length: Math.floor(most / EXTRA_STEP) }, (_, index) => EXTRA_STEP * (index + 1));
      return steps.map((minutes) => ({ label: words.add(minutes), body: { kind, date, minutes } }));
    }
  }
};

/** Extra minutes are offered only for today, so there is no button to decline them. */
const isDeclinable = ({ kind }: WeekOffer): boolean => kind !== 'extra_minutes';

const Offer = ({ offer }: { offer: WeekOffer }) => {
  const words = changeWords().offers;
  const change = useChangePlan();
  const pending = change.isPending ? change.variables : undefined;
  return (
    <Alert
      tone="accent"
      icon={ICONS[offer.kind]}
      title={words.titles[offer.kind]}
      actions={
        <>
          {choicesOf(offer).map(({ label, body }, index) => (
            <Button
              key={label}
              small
              variant={index === 0 ? 'primary' : 'secondary'}
              busy={change.isPending && pending?.kind === body.kind && words.changing}
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
              {words.decline}
            </Button>
          )}
        </>
      }
    >
      <p>{offer.text}</p>
    </Alert>
  );
};

type Line = readonly [offer: WeekOffer['kind'], words: string | undefined];

/** Returns one line for each accepted offer. */
const linesOf = ({ lighterWeek, smallerPlan, timeTrial, longToNextWeek, extraMinutes }: AcceptedOffers): Line[] => {
  const words = changeWords().accepted;
  return [
    ['lighter_week', lighterWeek && words.lighter],
    ['smaller_plan', smallerPlan && words.smaller(smallerPlan.minutes, smallerPlan.runs)],
    ['time_trial', timeTrial && words.trial(weekdayInText(timeTrial.date))],
    ['long_to_next_week', longToNextWeek && words.moved(weekdayInText(longToNextWeek.to))],
    ['extra_minutes', extraMinutes && words.extra(extraMinutes.minutes, weekdayInText(extraMinutes.date))],
  ];
};

const Accepted = ({ accepted }: { accepted: AcceptedOffers }) => {
  const change = useChangePlan();
  const { undo } = changeWords().offers;
  return linesOf(accepted).map(
    ([offer, words]) =>
      words && (
        <NoteRow
          key={offer}
          icon={ICONS[offer]}
          action={
            <Button
              small
              variant="quiet"
              disabled={change.isPending}
              onClick={() => change.mutate({ kind: 'undo', offer })}
            >
              {undo[offer].verb} <Hidden>{undo[offer].object}</Hidden>
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
  // A smaller plan that answers a note is not offered twice, and is undone where it was answered.
  const isAnswer = questions.some(({ answers }) => answers.some(({ answer }) => answer === 'smaller'));
  const isAnswered = answered.some(({ answer }) => answer === 'smaller');
  const known = offers.filter(({ kind }) => Object.hasOwn(ICONS, kind) && !(isAnswer && kind === 'smaller_plan'));
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
