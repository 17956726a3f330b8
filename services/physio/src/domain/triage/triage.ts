import type { TriageInjury, TriageInput, TriageOutcome } from '@stridewell/contracts/web';
import { TRIAGE_TIERS } from '@stridewell/contracts/web';
import { hasCaudaSigns, hasGroinSigns, hasShinSigns } from '../exclusions/signs.ts';
import type { CheckinDay, Injury } from '../types.ts';
import { ACTIONS } from './rules/actions.ts';
import { FLAG_PHRASES, PHONE_PHRASES, type Phrase } from './rules/phone-phrases.ts';
import type { Route } from './rules/route.ts';
import { ROUTES, SELF_CARE } from './rules/routes.ts';
import { SHIN, shinPhrases } from './rules/shin.ts';
import { FLAGS } from './rules/soon.ts';

/** Area and onset of the runner's injury, null if there is no profile, and those of further injuries. */
export interface TriageSubject extends TriageInjury {
  others?: readonly TriageInjury[];
}

/** Maximum number of sentences returned for reading out on the phone. */
const MOST_SAID = 3;

const isOpen = ({ yes, area, unlessNo }: Route, { answers }: TriageInput, subject: TriageSubject): boolean =>
  yes.some((id) => answers[id] === true) &&
  (area === undefined || [subject, ...(subject.others ?? [])].some((injury) => injury.area === area)) &&
  (unlessNo === undefined || answers[unlessNo] !== false);

/** Returns the sentences for every yes that leads to the returned tier, beginning with those of the selected route. */
const sayOf = (routes: readonly Route[], { answers }: TriageInput): Phrase[] => {
  const said = new Set(routes.flatMap(({ yes }) => yes.filter((id) => answers[id] === true)));
  return [...said].slice(0, MOST_SAID).map((code) => ({ code, text: PHONE_PHRASES[code] }));
};

const outcomeOf = (
  { id, tier, title, text, doNot }: Omit<Route, 'yes'>,
  phrases: readonly Phrase[],
): TriageOutcome => ({
  tier,
  title,
  text,
  actions: tier === 'self_care' ? [] : ACTIONS[tier].map((action) => ({ ...action })),
  doNot,
  say: phrases.map((phrase) => phrase.text).join(' '),
  route: id,
  said: phrases.map(({ code }) => code),
});

const flagsOnly = ({ flags }: TriageInput): TriageOutcome | null => {
  const ticked = FLAGS.filter(({ flag }) => flags.includes(flag));
  const [first] = ticked;
  const say = ticked
    .map(({ flag }) => ({ code: `flag_${flag}` as const, text: FLAG_PHRASES[flag] }))
    .slice(0, MOST_SAID);
  return first ? outcomeOf({ ...first, tier: 'soon' }, say) : null;
};

/**
 * Evaluates the red-flag routes of section C of the domain page. Returns the most urgent tier of all answers, with one
 * next step in a fixed text; identical answers lead to an identical outcome. Every yes is included, even for a question
 * that was not asked. An unanswered question never lowers the urgency. A ticked flag leads to a visit within days or to
 * a more urgent outcome.
 */
export const evaluateTriage = (input: TriageInput, subject: TriageSubject): TriageOutcome => {
  const open = ROUTES.filter((route) => isOpen(route, input, subject));
  const tier = TRIAGE_TIERS.find((one) => open.some((route) => route.tier === one));
  const taken = open.filter((route) => route.tier === tier);
  const [first] = taken;
  if (first) return outcomeOf(first, sayOf(taken, input));
  return flagsOnly(input) ?? structuredClone(SELF_CARE);
};

/**
 * Returns the outcome for check-in answers that are urgent without a ticked box: saddle, bladder or bowel signs
 * (emergency), groin pain with a bone sign (same day), shin pain that suggests a bone injury (within days). Null if
 * there are none.
 */
export const routeOfCheckin = (checkin: CheckinDay, { area, onset }: Injury): TriageOutcome | null => {
  const answered = (answers: TriageInput['answers']): TriageOutcome =>
    evaluateTriage({ flags: [], answers }, { area, onset });
  if (hasCaudaSigns(checkin))
    return answered({
      saddle_numbness: checkin.saddleNumbness === true,
      bladder_bowel: checkin.bladderBowelChange === true,
    });
  if (hasGroinSigns(checkin)) return answered({ groin: true });
  return hasShinSigns(area, checkin) ? outcomeOf(SHIN, shinPhrases(checkin)) : null;
};
