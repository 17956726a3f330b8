import type { RedFlag } from '@stridewell/contracts/web';
import type { FlagRoute, Route } from './route.ts';

const WITHIN_DAYS = 'See a doctor or physiotherapist within days';

/** Routes that need a doctor or physiotherapist within days (section C of the domain page). */
export const SOON: readonly Omit<Route, 'tier'>[] = [
  {
    id: 'bone',
    yes: ['bone_site', 'hop_pain'],
    title: 'Stop running, and see a doctor within days',
    text: 'Night pain at a bone, or pain on hopping, can mean that the bone is overloaded. See a doctor within days, and ask whether a picture of the bone is needed. If it moves to the groin or walking hurts, call 116 117 the same day.',
    doNot: 'Run or hop, not even to test it.',
  },
  {
    id: 'tingling',
    yes: ['one_limb_tingling'],
    title: WITHIN_DAYS,
    text: 'A tingling in one leg or foot that stays the same should be looked at within days. If it spreads, comes to both legs or the saddle area, or strength goes, call 113.',
    doNot: "Run or do today's exercises until someone has examined it.",
  },
  {
    id: 'pop',
    yes: ['pop'],
    title: 'See a doctor or physiotherapist before any exercise',
    text: 'A pop with a sudden start needs an examination before any programme, within days. If the leg stops carrying you or swells up fast, call 116 117 the same day.',
    doNot: 'Run, jump or start exercises before that.',
  },
  {
    id: 'knee_locks',
    yes: ['locking', 'giving_way', 'cannot_straighten'],
    title: 'See a doctor or physiotherapist before any exercise',
    text: 'A knee that locks, gives way or will not straighten needs an examination before any programme, within days. If it swells up fast, or cannot be moved at all, call 116 117 the same day.',
    doNot: 'Run, jump, turn on it or force it straight.',
  },
  {
    id: 'knee_hot',
    yes: ['knee_hot'],
    title: WITHIN_DAYS,
    text: 'A swollen or hot knee should be looked at within days. If it turns red, or a fever comes with it, call 116 117 the same day.',
    doNot: 'Run on it until someone has examined it.',
  },
  {
    id: 'heel_tear',
    yes: ['bruised_tear'],
    title: WITHIN_DAYS,
    text: 'A sudden tear under the foot with a bruise should be looked at within days, before stretching or loading it. If the foot stops carrying you, call 116 117 the same day.',
    doNot: 'Run, hop or stretch it until somebody has seen it.',
  },
  {
    id: 'numb_sole',
    yes: ['numb_sole'],
    title: WITHIN_DAYS,
    text: 'A numb or tingling sole can come from a nerve and should be looked at within days. If it spreads up the leg or strength goes, call 116 117 the same day.',
    doNot: 'Run on it until someone has examined it.',
  },
  {
    id: 'ankle_high',
    yes: ['ankle_high'],
    title: WITHIN_DAYS,
    text: 'Pain above the ankle that is worse when the foot turns out can come from the ligaments between the leg bones and should be looked at within days. If the foot stops carrying you, call 116 117 the same day.',
    doNot: 'Run, turn on it or jump until someone has examined it.',
  },
  {
    id: 'foot_bone',
    yes: ['foot_top_point'],
    title: 'Stop running, and see a doctor within days',
    text: 'One sore or swollen point on top of the foot, or pain on hopping, can mean that the bone is overloaded. See a doctor within days, and ask whether a picture of the bone is needed. If walking hurts, call 116 117 the same day.',
    doNot: 'Run or hop, not even to test it.',
  },
  {
    id: 'tight_leg',
    yes: ['leg_tight_numb_run'],
    title: WITHIN_DAYS,
    text: 'A leg that gets tight and a foot that goes numb during exercise can come from pressure in the muscles and should be looked at within days. If it does not pass with rest, call 116 117 the same day.',
    doNot: 'Run until someone has examined it.',
  },
  {
    id: 'stiff_mornings',
    yes: ['both_heels_stiff'],
    title: WITHIN_DAYS,
    text: 'Two sore heels, or a back that is stiff every morning for months, can come from an inflammation. A doctor should look at it. If a joint turns hot or a fever comes with it, call 116 117 the same day.',
    doNot: 'Wait for it to pass with exercises alone.',
  },
  {
    id: 'energy',
    yes: ['bone_again'],
    title: 'Talk with a doctor before more training',
    text: 'More than one stress injury, missed periods, lost weight or too little food can mean that the body gets too little energy. If you faint or feel very weak, call 116 117 the same day.',
    doNot: 'Add more training.',
  },
];

const withoutYes = (flag: RedFlag, text: string): FlagRoute => ({
  id: `flag_${flag}`,
  flag,
  title: WITHIN_DAYS,
  text,
  doNot: "Run or do today's exercises until someone has examined it.",
});

/** Routes for ticked flags whose follow-up questions have no yes. */
export const FLAGS: readonly FlagRoute[] = [
  withoutYes(
    'strength_loss',
    'Lost strength should be looked at within days, even without any other sign. If it spreads, comes suddenly or the foot drops, call 116 117 the same day.',
  ),
  withoutYes(
    'numbness',
    'Numbness should be looked at within days, even without any other sign. If the saddle area goes numb, or bladder or bowel change, call 113.',
  ),
  withoutYes(
    'swelling',
    'Swelling should be looked at within days, even without any other sign. If the calf turns warm and painful, or breathing gets hard, call 113.',
  ),
  withoutYes(
    'night_pain',
    'Pain at night should be looked at within days, even without any other sign. If a fever comes with it or it moves to the groin, call 116 117 the same day.',
  ),
];
