import { weekday } from '@stridewell/language/days';
import { listed } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { Detail } from '@stridewell/understanding/dialogue';
import { OF_SECOND_RUN } from '../../decision.ts';
import { leftOf, rehabLevel, sessionsOf } from '../../figures.ts';
import { count } from '../../text/names.ts';
import { zoneFeel, zonePace, zonesOf } from '../../text/paces.ts';
import { isWalk, sessionPhrase } from '../../text/sessions.ts';
import { distanceReply } from '../day.ts';
import { longAhead, nextSession, onDay, pick } from '../direct/shared.ts';
import { change, type Said } from './said.ts';

const GENERAL: ReadonlySet<Said['group']> = new Set(['general', 'body', 'strength', 'score', 'missed']);

const lengthReply = (said: Said): Reply | null => {
  const { state, day, language, group } = said;
  if (group === 'week') {
    const total = state.plan?.totalMinutes;
    return total
      ? { answer: pick(language, `${total} minutes in all this week.`, `${total} minutter til sammen denne uka.`) }
      : null;
  }
  const row =
    day && day.minutes > 0 ? day : group === 'race' || group === 'pace' ? longAhead(state) : nextSession(state);
  return (
    row && {
      answer: pick(
        language,
        `${row.minutes} minutes ${onDay(state, row.date, 'en')}, from the first step to the last.`,
        `${row.minutes} minutter ${onDay(state, row.date, 'nb')}, fra første til siste skritt.`,
      ),
    }
  );
};

const oftenReply = ({ state, language }: Said): Reply | null => {
  const days = sessionsOf(state.plan?.days ?? []);
  if (days.length === 0) return null;
  const names = listed(
    days.map(({ date }) => weekday(date, language)),
    language,
  );
  return {
    answer: pick(
      language,
      `${count(days.length, 'time', 'times')} this week: ${names}.`,
      `${count(days.length, 'gang', 'ganger')} denne uka: ${names}.`,
    ),
  };
};

const paceReply = ({ state, day, language }: Said): Reply | null => {
  const zone = zonesOf(day?.zone ?? null).at(-1) ?? '2';
  const pace = day && isWalk(day) ? null : zonePace(state, zone, language);
  const feel = zoneFeel(zone, language);
  return pace === null
    ? { answer: pick(language, `By effort: ${feel}.`, `Etter innsats: ${feel}.`) }
    : { answer: pick(language, `${pace} in zone ${zone}: ${feel}.`, `${pace} i sone ${zone}: ${feel}.`) };
};

const whenReply = (said: Said): Reply | null => {
  const { state, language } = said;
  const next = nextSession(state);
  return (
    next && {
      answer: pick(
        language,
        `Next is ${sessionPhrase(next, 'en')} ${onDay(state, next.date, 'en')}.`,
        `Neste er ${sessionPhrase(next, 'nb')} ${onDay(state, next.date, 'nb')}.`,
      ),
      why: pick(language, 'Any hour of the day does.', 'Når på dagen spiller ingen rolle.'),
    }
  );
};

const whichReply = ({ state, language }: Said): Reply | null => {
  const left = leftOf(state);
  return left.length === 0
    ? null
    : {
        answer: pick(language, 'These are left this week:', 'Disse er igjen denne uka:'),
        list: left.map((day) => `${weekday(day.date, language)}: ${sessionPhrase(day, language)}`),
      };
};

/**
 * Answers a short question about one detail of the last answer from the plan, if the topic's own answer adds nothing
 * new; null if the plan does not contain the detail.
 */
export const detailReply = (said: Said, detail: Detail): Reply | null => {
  const { language, closing, state, day, group, of } = said;
  if (closing !== null || rehabLevel(state) !== null)
    return detail === 'until' || detail === 'when' || detail === 'length' ? { answer: change(said) } : null;
  if (detail === 'where')
    return {
      answer: pick(
        language,
        'Anywhere with good footing: flat and even for fast running, a soft path for easy runs.',
        'Hvor som helst med godt feste: flatt og jevnt til fart, gjerne sti til rolige turer.',
      ),
    };
  const isOfSecondRun = OF_SECOND_RUN.has(of) && detail !== 'when' && detail !== 'which';
  if (GENERAL.has(group) || isOfSecondRun) return null;
  if (detail === 'distance') {
    const minutes = day?.minutes || nextSession(state)?.minutes;
    return minutes ? distanceReply(state, minutes, language) : null;
  }
  if (detail === 'length' || detail === 'amount') return lengthReply(said);
  if (detail === 'often') return oftenReply(said);
  if (detail === 'pace' || detail === 'effort' || detail === 'how') return paceReply(said);
  return detail === 'which' ? whichReply(said) : whenReply(said);
};
