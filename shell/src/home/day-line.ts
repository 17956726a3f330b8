import { type CheckinToday, showsRunningStopped, type WeeklyPlan, type WeeklyPlanDay } from '@stridewell/contracts/web';
import type { Words } from '../words/en.ts';

/** Maximum length of a reason on the home screen, so that it takes no more than two lines on a phone. */
export const LINE_MAX = 72;

/**
 * Shortens a sentence of the API to {@link LINE_MAX} characters: to its first sentence if that fits, otherwise to whole
 * words and an ellipsis. The page of the session shows all of it.
 */
export const shortLine = (text: string): string => {
  if (text.length <= LINE_MAX) return text;
  const [sentence] = text.match(/^.*?[.!?](?=\s)/) ?? [];
  if (sentence && sentence.length <= LINE_MAX) return sentence;
  const cut = text.slice(0, LINE_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')}…`;
};

/** Text about the planned session, used if its title or length has changed. */
const wasPlanned = ({ planned, minutes, session }: WeeklyPlanDay, words: Words): string | null => {
  if (!planned) return null;
  const length = planned.minutes === minutes ? null : words.minutes(planned.minutes);
  const title = planned.title === session?.title ? null : planned.title;
  return title || length ? words.was([title, length].filter(Boolean).join(', ')) : null;
};

/** Text about the reason for the change, from the plan's data. Null if it contains no reason. */
const cause = ({ action, adjusted, movedFrom }: WeeklyPlanDay, checkin: CheckinToday | null, words: Words) => {
  const change = action && checkin?.score === action.score ? words.changes[action.kind] : '';
  if (action?.noRace) return words.noRace;
  if (change && checkin) return words.because(change, checkin.recommendation);
  if (adjusted) return adjusted === 'easier' ? words.madeEasier : words.madeShorter;
  return movedFrom ? words.movedFrom(movedFrom) : null;
};

const changeLine = (day: WeeklyPlanDay, checkin: CheckinToday | null, words: Words): string | null => {
  if (!day.changed) return null;
  const reason = cause(day, checkin, words);
  const before = wasPlanned(day, words);
  const both = [before, reason].filter(Boolean).join(' ');
  return reason ? (both.length <= LINE_MAX ? both : shortLine(reason)) : shortLine(day.changed);
};

/**
 * The line below the title of today's session: the change, or else the week's note, or else the purpose of the session.
 */
export const sessionLine = (
  day: WeeklyPlanDay,
  { notes = [] }: Pick<WeeklyPlan, 'notes'>,
  checkin: CheckinToday | null,
  words: Words,
): string => changeLine(day, checkin, words) ?? shortLine(notes[0] ?? day.why);

/** The line shown instead of the answers that lowered and raised today's score. Null if there is none. */
export const scoreLine = (checkin: CheckinToday, words: Words): string | null => {
  const { recommendation, explanation } = checkin;
  if (showsRunningStopped(checkin)) return words.stopped;
  if (recommendation === 'Reset') return words.reset;
  const { cap } = explanation;
  const isPain = cap?.code === 'pain' || cap?.code === 'notes_pain';
  return isPain && cap.value != null ? words.painDecides(cap.value) : null;
};
