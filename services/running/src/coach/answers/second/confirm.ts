import type { Language } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { Activity, SecondTurn } from '@stridewell/understanding/dialogue';
import { slotsOf } from '@stridewell/understanding/slots';
import { OF_SECOND_RUN } from '../../decision.ts';
import { isHard, isLong, rehabLevel } from '../../figures.ts';
import { isRaceDay, sessionPhrase } from '../../text/sessions.ts';
import { pick } from '../direct/shared.ts';
import { change, reasons, type Said } from './said.ts';

type Allowed = 'yes' | 'no' | 'conditional' | null;

const DEMANDING: ReadonlySet<Activity> = new Set<Activity>(['hard', 'hills', 'long', 'race']);

/** Answers whether an activity is allowed on the day of the last answer; null if the data do not determine it. */
export const allowedOf = ({ state, closing, day, decision, group, of }: Said, activity: Activity): Allowed => {
  const isFlagged = closing === 'flag' || closing === 'pain' || closing === 'stop';
  if (activity === 'rest') return 'yes';
  if (activity === 'walk') return isFlagged ? 'no' : 'yes';
  if (closing !== null) return 'no';
  const level = rehabLevel(state);
  if (level === 'walk') return activity === 'exercises' || activity === 'strength' ? null : 'no';
  if (level === 'ladder')
    return DEMANDING.has(activity)
      ? 'no'
      : activity === 'run'
        ? 'conditional'
        : decision.verdict === 'none'
          ? null
          : decision.verdict;
  if (activity === 'exercises' || activity === 'strength' || activity === 'sport') return null;
  if (group === 'more' && (OF_SECOND_RUN.has(of) || activity === 'same')) return 'no';
  if (activity === 'same') return decision.verdict === 'none' ? null : decision.verdict;
  if (day === null) return null;
  if (activity === 'run') return day.minutes > 0 ? (decision.verdict === 'conditional' ? 'conditional' : 'yes') : 'no';
  if (activity === 'race') return isRaceDay(day) ? 'yes' : 'no';
  if (activity === 'long') return isLong(day) ? 'yes' : 'no';
  return isHard(day) ? 'yes' : activity === 'hills' ? 'conditional' : 'no';
};

const dayLine = ({ day, closing, state }: Said, language: Language): string | null => {
  if (day === null || closing !== null || rehabLevel(state) !== null || day.minutes === 0) return null;
  return pick(language, `Planned is ${sessionPhrase(day, 'en')}.`, `På planen står ${sessionPhrase(day, 'nb')}.`);
};

const HILLS: Record<Language, string> = {
  en: 'A hilly road is fine as long as the effort stays easy; hills as hard work are not for that day.',
  nb: 'Kupert vei går fint så lenge innsatsen er rolig; harde bakker er ikke for den dagen.',
};

/** Checks a number of minutes that the runner named against the plan of the day; null if either is missing. */
const minutesReply = (said: Said): Reply | null => {
  const { day, question, language, closing } = said;
  const { minutes } = slotsOf(question.own);
  if (closing !== null || minutes === null || day === null || day.minutes === 0) return null;
  if (minutes === day.minutes)
    return {
      answer: pick(language, `Yes, ${minutes} minutes.`, `Ja, ${minutes} minutter.`),
      why: dayLine(said, language),
    };
  return {
    answer: pick(
      language,
      `No, ${day.minutes} minutes is what is planned${minutes < day.minutes ? '; shorter is fine' : ''}.`,
      `Nei, ${day.minutes} minutter er det som er planlagt${minutes < day.minutes ? '; kortere går fint' : ''}.`,
    ),
    why: dayLine(said, language),
  };
};

/** Confirms or corrects the runner's conclusion, beginning with yes or no; null if the data do not determine it. */
export const confirmReply = (said: Said, { activity = 'same', denies = false }: SecondTurn): Reply | null => {
  const { language } = said;
  const named = minutesReply(said);
  if (named) return named;
  // "So I rest today?" is confirmed by a no to running.
  const isRest = activity === 'rest';
  const allowed = allowedOf(said, isRest ? 'run' : activity);
  if (allowed === null) return null;
  const saysNo = denies !== isRest;
  const [reason, other] = reasons(said);
  const line = dayLine(said, language);
  if (allowed === 'conditional')
    return {
      answer:
        activity === 'hills'
          ? pick(
              language,
              saysNo ? 'No hard ones, right.' : 'Easy ones, yes.',
              saysNo ? 'Ingen harde, nei.' : 'Rolige, ja.',
            )
          : saysNo
            ? pick(language, 'Not quite: some is open, within limits.', 'Ikke helt: noe er åpent, innenfor grenser.')
            : pick(language, 'Yes, within limits.', 'Ja, innenfor grenser.'),
      why: activity === 'hills' ? HILLS[language] : reason,
      next: activity === 'hills' ? line : change(said),
    };
  if (allowed === 'no') {
    const isOfDay = said.closing === null && DEMANDING.has(activity) && said.group !== 'more';
    return {
      answer: saysNo
        ? pick(
            language,
            isRest ? 'Yes, rest.' : "Yes, that's right: none.",
            isRest ? 'Ja, hvile.' : 'Ja, det stemmer: ingen.',
          )
        : pick(language, 'No, not now.', 'Nei, ikke nå.'),
      why: isOfDay ? (line ?? reason) : reason,
      next: isOfDay ? null : (change(said) ?? other),
    };
  }
  return {
    answer: saysNo
      ? pick(language, "No, it's open.", 'Nei, det er åpent.')
      : pick(language, "Yes, that's right.", 'Ja, det stemmer.'),
    why: line ?? reason,
  };
};
