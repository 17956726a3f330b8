import { fullDay } from '@stridewell/language/days';
import type { Language } from '@stridewell/language/language';
import type { CoachState } from '../../../domain/coach-state.ts';
import { rehabLevel } from '../../figures.ts';
import { goalName } from '../../text/names.ts';
import { isLadderDay, ladderRounds } from '../../text/sessions.ts';
import { type Answer, missingProfile } from '../answer.ts';
import { longestAhead } from '../long-run-figures.ts';
import { racePacing } from '../race-plan.ts';
import { rehab } from '../rehab.ts';
import { ofRuns, pick } from './shared.ts';

const raceStored = ({ raceDate, runner }: CoachState, language: Language): string | null => {
  if (raceDate === null || !runner) return null;
  const [goal, date] = [goalName(runner.goal, language), fullDay(raceDate, language)];
  return pick(
    language,
    `Stored now: ${goal} on ${date}. Change the date too if the race is another.`,
    `Nå ligger ${goal} ${date} inne. Endre datoen også hvis løpet er et annet.`,
  );
};

/** Explains how to change the goal, and the consequences. */
const goalChange: Answer = (state, { language }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  return {
    answer: pick(
      language,
      'Yes: change the goal on the Profile tab, and the plan is built towards it at once. Logged days stay as they are.',
      'Ja: endre målet under Profil, så bygges planen mot det med en gang. Dager du har logget, blir stående.',
    ),
    why: raceStored(state, language),
    next: rehabLevel(state)
      ? pick(
          language,
          'What you may run now does not change with it: Physio Coach decides that.',
          'Hva du kan løpe nå, endres ikke av det: det bestemmer Physio Coach.',
        )
      : pick(
          language,
          'A longer race needs more weeks, because the long run grows by at most a tenth at a time; a shorter one needs less of it.',
          'Et lengre løp krever flere uker, fordi langturen vokser høyst en tidel om gangen; et kortere krever mindre av den.',
        ),
  };
};

/** Explains what changes in a race on a hot day. */
const hotRace: Answer = (_state, { language }) => ({
  answer: pick(
    language,
    'Race by effort, not by the clock: in heat the same effort is clearly slower for everybody, so let the target time go.',
    'Løp etter innsats, ikke etter klokka: i varme gir samme innsats lavere fart for alle, så glem måltida.',
  ),
  why: pick(
    language,
    'Start easier than planned, drink by thirst at the stations, and pour water over head and neck. Light clothes and a cap help.',
    'Start roligere enn planlagt, drikk etter tørst på stasjonene, og hell vann over hode og nakke. Lette klær og caps hjelper.',
  ),
  next: pick(
    language,
    'Stop at once with dizziness, chills, nausea or a pounding headache: get into shade, cool down and get help.',
    'Stopp med en gang ved svimmelhet, frysninger, kvalme eller dunkende hodepine: kom i skyggen, kjøl deg ned og få hjelp.',
  ),
});

/** Explains the rhythm of the next walk-run session, such as `8 × (1 min jog / 2 min walk)`. */
export const ladderNotation: Answer = (state, question) => {
  const { language } = question;
  const session = state.plan?.days.find((day) => day.date >= state.today && isLadderDay(day)) ?? null;
  const rounds = session && ladderRounds(session, language);
  if (!rounds) return rehab(state, question);
  return {
    answer: pick(
      language,
      `It is the rhythm of the session, ${rounds}: the number in front says how many times you repeat what follows.`,
      `Det er rytmen i økta, ${rounds}: tallet foran sier hvor mange ganger du gjentar det som kommer etter.`,
    ),
    why: pick(
      language,
      'Jog so easily that you can talk in full sentences; the walk is part of the session, not a break from it.',
      'Jogg så rolig at du kan snakke i hele setninger; gangen er en del av økta, ikke en pause fra den.',
    ),
  };
};

export const RACE_ANSWERS = {
  goalChange,
  longestAhead: ofRuns(longestAhead),
  hotRace: ofRuns(hotRace),
  startPace: ofRuns(racePacing),
} as const;
