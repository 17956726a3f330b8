import type { Language } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachState } from '../../../domain/coach-state.ts';
import type { ReasonCode } from '../../decision.ts';
import { checkinToday, dayOf, rehabLevel } from '../../figures.ts';
import { pulledDown } from '../../text/check-in.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import { nextSession, onDay, pick } from '../direct/shared.ts';
import { repeatNote } from '../session.ts';
import { LADDER_PAIN } from './reason-text.ts';
import { change, changeOf, reasons, type Said } from './said.ts';

/**
 * Conditions for running while the plan has only walking: what is missing in the newest check-in, and what must be
 * ticked in Physio Coach.
 */
const ofWalking = (state: CoachState, language: Language): Reply => {
  const pain = state.physio?.checkins[0]?.pain ?? null;
  const isCalm = pain !== null && pain <= LADDER_PAIN;
  const open = pick(
    language,
    'the tests of the area passed, and a morning after that is as usual, all in one check-in',
    'testene for området er bestått, og morgenen etter er som vanlig, alt i én innsjekk',
  );
  return {
    answer:
      pain === null || isCalm
        ? pick(
            language,
            `Pain is where it has to be${pain === null ? '' : ` (${pain})`}; what counts now is that you have ${open}.`,
            `Smerten er der den skal være${pain === null ? '' : ` (${pain})`}; det som gjenstår, er at ${open}.`,
          )
        : pick(
            language,
            `Pain has to come down to ${LADDER_PAIN} or less (it is ${pain} now), with ${open}.`,
            `Smerten må ned til høyst ${LADDER_PAIN} (den er ${pain} nå), og så må dette stemme: ${open}.`,
          ),
    why: pick(
      language,
      'Then running begins with the walk-run ladder, not with full runs.',
      'Da begynner løpingen med gå-løp-stigen, ikke med vanlige turer.',
    ),
    next: pick(
      language,
      'Physio Coach shows which of them are met.',
      'Physio Coach viser hva av dette som er på plass.',
    ),
  };
};

const ofLadder = (state: CoachState, language: Language): Reply => ({
  answer: pick(
    language,
    'Clean sessions at this stage: pain of at most 2 on the way, and a morning after that is as usual.',
    'Rene økter på dette trinnet: smerte på høyst 2 underveis, og en morgen etter som er som vanlig.',
  ),
  why: repeatNote(state, language),
  next: pick(
    language,
    'Physio Coach counts them and opens the next stage.',
    'Physio Coach teller dem og åpner neste trinn.',
  ),
});

/** Conditions under which a low day becomes an ordinary one: the answers that lowered the score. */
const ofCheckin = (state: CoachState, language: Language): Reply | null => {
  const checkin = checkinToday(state);
  const pulled = checkin && pulledDown(checkin, language);
  if (!pulled) return null;
  const next = rehabLevel(state) === null ? nextSession(state) : null;
  return {
    answer: pick(
      language,
      `A better check-in: it was ${pulled} that pulled today's down, so those are what has to come up.`,
      `En bedre innsjekk: det var ${pulled} som trakk den ned i dag, så det er der det må bli bedre.`,
    ),
    why: pick(
      language,
      'A quiet day and a longer night are what helps most; I promise no score.',
      'En rolig dag og en lengre natt hjelper mest; noen dagsform lover jeg ikke.',
    ),
    next:
      next &&
      pick(
        language,
        `If it is back, ${sessionPhrase(next, 'en')} ${onDay(state, next.date, 'en')} stands as planned.`,
        `Er den tilbake, står ${sessionPhrase(next, 'nb')} ${onDay(state, next.date, 'nb')} som planlagt.`,
      ),
  };
};

const OF_CHECKIN: ReadonlySet<ReasonCode | undefined> = new Set<ReasonCode>(['recover', 'reset', 'score', 'fits']);

const isLow = (state: CoachState): boolean => {
  const band = checkinToday(state)?.recommendation;
  return band === 'Recover' || band === 'Reset';
};

/** Answers what has to happen before the last answer changes; null if nothing changes it. Allows nothing. */
export const criteriaReply = (said: Said): Reply | null => {
  const { state, decision, language, day } = said;
  const [first] = decision.reasons;
  if (first === 'flag' || first === 'pain' || first === 'stop' || first === 'illness')
    return { answer: change(said), why: reasons(said)[0] };
  if (first === 'walk') return ofWalking(state, language);
  if (first === 'ladder') return ofLadder(state, language);
  const isOfToday = day === null || day.date === state.today || dayOf(state, day.date) === null;
  if (OF_CHECKIN.has(first) || (isLow(state) && isOfToday)) {
    const better = ofCheckin(state, language);
    if (better) return better;
  }
  const changes = change(said);
  return changes === null ? null : { answer: changes, why: reasons(said)[0] };
};

/**
 * The same without a permit: states what changes a "no" without mentioning the plan. Null if the last answer was not a
 * "no".
 */
export const criteriaWithoutPermit = (
  decided: { verdict: string; reasons: readonly string[] } | undefined,
  language: Language,
): Reply | null => {
  if (decided?.verdict !== 'no') return null;
  const changes = changeOf(decided.reasons[0], language);
  return changes === null ? null : { answer: changes };
};
