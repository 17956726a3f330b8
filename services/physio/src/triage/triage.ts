import type { Area, Onset, TriageInput, TriageOutcome } from '@stridewell/contracts/web';
import { TRIAGE_TIERS } from '@stridewell/contracts/web';
import { hasCaudaSigns, hasGroinSigns, hasShinSigns } from '../exclusions/signs.ts';
import type { CheckinDay, Injury } from '../rules/types.ts';
import { ACTIONS } from './rules/actions.ts';
import { ROUTES, SELF_CARE } from './rules/all.ts';
import type { Route } from './rules/route.ts';
import { SAY, SAY_FLAG } from './rules/say.ts';
import { SHIN, sayShin } from './rules/shin.ts';
import { FLAGS } from './rules/soon.ts';

/** Whose answers they are; null where there is no profile. */
export interface TriageOf {
  area: Area | null;
  onset: Onset | null;
}

/** No more is worth reading out on the phone. */
const MOST_SAID = 3;

const isOpen = ({ yes, area, unlessNo }: Route, { answers }: TriageInput, subject: TriageOf): boolean =>
  yes.some((id) => answers[id] === true) &&
  (area === undefined || area === subject.area) &&
  (unlessNo === undefined || answers[unlessNo] !== false);

/** The sentences of every yes that leads to the taken tier, the taken route's first. */
const sayOf = (routes: readonly Route[], { answers }: TriageInput): string => {
  const said = routes.flatMap(({ yes }) => yes.filter((id) => answers[id] === true).map((id) => SAY[id]));
  return [...new Set(said)].slice(0, MOST_SAID).join(' ');
};

const outcomeOf = ({ tier, title, text, doNot }: Omit<Route, 'yes'>, say: string): TriageOutcome => ({
  tier,
  title,
  text,
  actions: tier === 'self_care' ? [] : ACTIONS[tier].map((action) => ({ ...action })),
  doNot,
  say,
});

const flagsOnly = ({ flags }: TriageInput): TriageOutcome | null => {
  const ticked = FLAGS.filter(({ flag }) => flags.includes(flag));
  const [first] = ticked;
  const say = ticked.map(({ flag }) => SAY_FLAG[flag]).slice(0, MOST_SAID);
  return first ? outcomeOf({ ...first, tier: 'soon' }, say.join(' ')) : null;
};

/**
 * The red-flag routes of section C of the domain page: the highest tier that any yes leads to, and one next step in fixed words,
 * the same for the same answers. Every yes counts, also to a question that was not asked; a question left out lowers nothing; a
 * ticked flag never leads to less than a visit within days. Pure.
 */
export const triageOf = (input: TriageInput, subject: TriageOf): TriageOutcome => {
  const open = ROUTES.filter((route) => isOpen(route, input, subject));
  const tier = TRIAGE_TIERS.find((one) => open.some((route) => route.tier === one));
  const taken = open.filter((route) => route.tier === tier);
  const [first] = taken;
  if (first) return outcomeOf(first, sayOf(taken, input));
  return flagsOnly(input) ?? structuredClone(SELF_CARE);
};

/**
 * The route of area answers that are urgent by themselves, with no box ticked: saddle or bladder and bowel (emergency), groin
 * pain with a sign of the bone (the same day), shin pain that behaves like a bone (within days); null where there is none. Pure.
 */
export const routeOfCheckin = (checkin: CheckinDay, { area, onset }: Injury): TriageOutcome | null => {
  const answered = (answers: TriageInput['answers']): TriageOutcome =>
    triageOf({ flags: [], answers }, { area, onset });
  if (hasCaudaSigns(checkin))
    return answered({
      saddle_numbness: checkin.saddleNumbness === true,
      bladder_bowel: checkin.bladderBowelChange === true,
    });
  if (hasGroinSigns(checkin)) return answered({ groin: true });
  return hasShinSigns(area, checkin) ? outcomeOf(SHIN, sayShin(checkin)) : null;
};
