import type { SessionKind } from '@stridewell/contracts/web';
import { fullDay, weekday } from '@stridewell/language/days';
import { listed } from '@stridewell/language/language';
import type { IntentId } from '@stridewell/understanding';
import type { CoachState } from '../../domain/coach-state.ts';
import { sessionFeel, sessionPurpose } from '../../messages/describe-session.ts';
import { dateOf } from '../dates.ts';
import { dayOf, isHard, leftOf, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import { restReason } from '../rest-reason.ts';
import { isDemanding } from '../spacing.ts';
import { count } from '../text/names.ts';
import { asSentence, isRaceDay, purposeText, sessionPhrase } from '../text/sessions.ts';
import { add } from './add.ts';
import { type Answer, missingPlan, missingProfile } from './answer.ts';
import { askedOtherwise } from './asked.ts';
import { asksLeave, aspectOf } from './aspects.ts';
import { fact } from './cards.ts';
import { busyWeekAnswer, easier, lighterWeek, shortTime } from './easier.ts';
import { comeBack, pain } from './health.ts';
import { cap } from './long-run.ts';
import { ownWords } from './own-words.ts';
import { profile } from './plan.ts';
import { logHow, progress } from './progress.ts';
import { raceGoal, racePacing } from './race-plan.ts';
import { rehab } from './rehab.ts';
import { asksOfRest, nextAfter } from './rest-day.ts';
import { score } from './score.ts';
import { dayLine } from './session.ts';
import { swap } from './swap.ts';
import { namedDay } from './today.ts';
import { lastWeek, restDays } from './week.ts';
import { nextWeekAhead } from './week-figures.ts';
import { instead } from './without.ts';
import { paceZone, zoneAndPulse } from './zones.ts';

/** States the next session, or the next hard one. */
const nextRun: Answer = (state, { language, message }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const left = leftOf(state);
  const isHardAsked = HARD.test(message);
  const next = isHardAsked ? left.find((day) => isDemanding(day) && !isRaceDay(day)) : left[0];
  if (isHardAsked && !(next && isHard(next))) {
    const none =
      language === 'nb'
        ? 'Nei, ingen harde økter er igjen denne uka.'
        : 'No, there are no hard sessions left this week.';
    const { answer, why, next: later } = nextWeekAhead(state, language, '');
    if (!next) return { answer: none, why: answer, next: why, after: later };
    const long =
      language === 'nb'
        ? `Mest krevende er ${weekday(next.date, 'nb')}: ${sessionPhrase(next, 'nb')}.`
        : `The most demanding is ${weekday(next.date, 'en')}: ${sessionPhrase(next, 'en')}.`;
    return { answer: none, why: long, next: why };
  }
  if (!next)
    return language === 'nb'
      ? 'Ingen økter er igjen denne uka; neste uke planlegges på mandag.'
      : 'No sessions are left this week; the next is planned on Monday.';
  const day = next.date === state.today ? (language === 'nb' ? 'i dag' : 'today') : weekday(next.date, language);
  return {
    answer:
      language === 'nb'
        ? [`Neste er ${day}: ${sessionPhrase(next, language)}.`, `Det er ${day}: ${sessionPhrase(next, language)}.`]
        : [`Next is ${day}: ${sessionPhrase(next, language)}.`, `That's ${day}: ${sessionPhrase(next, language)}.`],
    why: purposeText(next, language),
  };
};

const HARD = /\b(?:hard|tough|intervals?|quality|speed|harde?|tøff|intervall\w*)\b/i;
const NEXT_RUN =
  /\bnext (?:hard |easy |long )?(?:run|session|workout|jog)\b|\bneste (?:harde )?(?:økt|tur|løpetur|jogg)|\b(?:løper|springer|jogger) (?:jeg|eg) neste\b|\brun next\b/i;
const MAY_RUN =
  /\b(?:can|could|may|should|shall|do) i (?:still |just |go )*(?:run|jog|for a (?:run|jog))\b|\b(?:kan|skal|bør|får|må) (?:jeg|eg) (?:fortsatt |bare |likevel )?(?:løpe|jogge|springe)\b|\bam i allowed (?:to |a )?(?:short |easy |little |quick )*(?:run|jog)|\bcan i at least (?:run|jog)|\b(?:kan|skal|bør|får|må) (?:jeg|eg) ta en (?:rolig |lett |kort |liten )*(?:jogg|tur|løpetur|joggetur)|(?:ok|greit|lov|farlig|lurt) å (?:løpe|jogge|ta en (?:rolig |lett )*(?:jogg|tur|løpetur))/i;
/** Words with which a question about running on a day asks for something else as well. */
const MORE =
  /\b(?:more|longer|further|faster|harder|twice|again|race|with|without|instead|before|after|through|pain|hurt|sore|lenger|lengre|mer|raskere|hardere|igjen|outside|utenom|many|mange|løp på|konkurranse|med|uten|i stedet|før|etter|vondt|støl)\b|\d/i;
const EASIER_SESSION = /\b(?:for|with|til|mot|med) (?:an? |en |noe )?(?:easy|easier|gentle|rolig|lett)/i;
const NO_RUNNING = /\bno running|without running|not running|ingen løping|uten løping|ikke løpe|ikke løpt/i;
const LAST_WEEK = /\b(?:last|previous) week\b|\b(?:forrige|sist|siste|førre) (?:uke|uka|veke)\b/i;

const COMPANY =
  /\b(?:friends?|group|club|partner|wife|husband|buddy|mates?)\b|\b(?:venn\w*|gruppe\w*|klubb\w*|kompis\w*|kjæreste\w*|kona|mannen)\b/i;
/** Words for people who run faster than the runner. */
const FASTER_COMPANY =
  /\b(?:they|he|she|friends?|group|club|de|han|hun|gruppa|klubben)\b.*\b(?:go|goes|run|runs|are|is|løper|går|er|drar)\b.*\b(?:faster|quicker|too fast|fortere|raskere|for fort)\b/i;
const OF_COMPANY: ReadonlySet<Topic> = new Set(['add', 'day', 'today', 'faster', 'runAgain', 'swap', 'zonePace']);
const FASTER_THAN_EASY = ['marathonPace', 'threshold', 'intervals', 'race'] as const;
const OVER_MONTHS = /\bmonths?\b|\bmåned\w*|\b(?:since|siden)\b/i;
const NOT_ALL =
  /\b(?:can'?t|cannot|won'?t|don'?t|unable to) (?:do|manage|fit|make|finish|get through) (?:all|every|them all)|\b(?:rekker|klarer|får) (?:jeg )?ikke (?:gjort |med )?alle?\b/i;
const ONLY_FEW =
  /\bonly (?:run|train|manage|do|have time for) (?:once|twice|one|two|\d)\b|\bbare (?:løpe|trene|rekke) (?:en|én|to|tre) (?:gang|ganger|tur|turer)/i;
const OPENING = /\b(?:start|open|first|åpne|begynne|første)\b/i;
const WANTS_MORE =
  /\b(?:more|extra|add|another|longer|further|hard\w*|fast\w*|push|double|twice|interval\w*|tempo|threshold|speed|reps?|sprints?|hills?|race|mer|ekstra|flere|lenger|lengre|hard\w*|fort\w*|rask\w*|press\w*|dobbel\w*|terskel\w*|bakke\w*|drag|en til|to ganger|k(?:m|ilometer)|outside|utenom|great|strong|amazing|fresh|pigg|sterk|opplagt|form)\b|\d/i;
const RACE_SOON_DAYS = 7;
const isRaceNear = ({ course }: CoachState): boolean =>
  (course?.daysToRace ?? Number.POSITIVE_INFINITY) <= RACE_SOON_DAYS;

const REALISTIC = /\b(?:realis\w*|possible|achiev\w*|mulig|oppnå\w*|klare?)\b/i;
const LONGER = /\b(?:instead of|longer|i stedet for|lenger|lengre)\b/i;
const JUDGED =
  /\btoo (?:fast|quick|slow)|\b(?:slow|easy|fast) enough|\bfor (?:fort|raskt|sakte)|\b(?:rolig|sakte|fort) nok/i;
const HOW_MANY = /\b(?:how many|which|hvor mange|hvilke)\b/i;
const RUN_INSTEAD = /\b(?:run|jog|løpe|jogge|springe)\b.*\b(?:instead|rather than|i stedet|i staden|istedenfor)\b/i;
const HARDEST = /\b(?:hardest|toughest|hard day|tøffest\w*|hardest\w*|tyngst\w*)\b/i;

const SPLIT =
  /\bsplit (?:it|the|this|that|my|up|in|into|today|tomorrow|sunday|saturday)\b|\btwo short(?:er)? (?:runs|ones)\b|\bto korte(?:re)?\b|\bin two (?:parts|runs|halves)\b|\bdele (?:opp )?(?:økta|turen|den|det|langturen)\b(?! med)|\bi to (?:deler|turer)\b/i;

/** True when a message asks whether a run may be split into two. */
export const asksSplit = ({ own }: Question): boolean => SPLIT.test(own);

/** Answers whether a run may be split into two. */
export const split: Answer = (_state, { language }) =>
  language === 'nb'
    ? {
        answer: 'Helst ikke: ta den i ett, for det er den sammenhengende tida som trener deg.',
        why: 'Har du lite tid, er én kortere tur bedre enn to halve.',
      }
    : {
        answer: 'Rather not: run it in one go, because the unbroken time is what trains you.',
        why: 'If time is short, one shorter run beats two halves.',
      };

/** Lists the demanding days of this week. */
const hardest: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  const hard = state.plan.days.filter(isDemanding);
  if (hard.length === 0)
    return language === 'nb'
      ? 'Ingen dag denne uka er hard; alt er rolig.'
      : 'No day this week is hard; all of it is easy.';
  const names = listed(
    hard.map(({ date }) => weekday(date, language)),
    language,
  );
  return {
    answer:
      language === 'nb'
        ? `${count(hard.length, 'krevende dag', 'krevende dager')} denne uka: ${names}.`
        : `${count(hard.length, 'demanding day', 'demanding days')} this week: ${names}.`,
    list: hard.map((day) => dayLine(state, day, language)),
  };
};

const READY = /\b(?:ready|prepared|klar|forberedt)\b/i;
const LOGGING = /\b(?:log|logge|logget|logga|føre|registrere)\b/i;

const LAST_TIME =
  /\bwhen did i last\b|\blast time i\b|\bmy last (?:long|hard)\b|\bwas my (?:last|latest) (?:long|hard|run|session)\b|\b(?:siste|forrige) (?:tur|løpetur|økt)en?\b|\bnår .{0,20}\bsist\b|\b(?:den )?(?:siste|forrige) (?:langturen|harde økta|hardøkta)\b/i;
const LONG = /\blong|lang/i;
/** Words for a last run that is still ahead, as before a race. */
const TO_COME = /\b(?:should|will|do i (?:do|run)|before|skal|bør|blir|før)\b/i;

/** States the last logged run, or the last long or hard one. */
const lastTime: Answer = (state, { language, message }) => {
  const types: readonly string[] = LONG.test(message) ? ['long'] : HARD.test(message) ? ['tempo', 'push'] : [];
  const last = [...state.logs]
    .sort((a, b) => b.date.localeCompare(a.date))
    .find(
      ({ date, status, planType }) =>
        date <= state.today && status !== 'skipped' && (types.length === 0 || types.includes(planType)),
    );
  if (!last) return language === 'nb' ? 'Det finnes ingen slik økt i loggen.' : 'There is no such run in your log.';
  const minutes = last.minutes ? `, ${last.minutes} min` : '';
  const day = fullDay(last.date, language);
  return {
    answer: language === 'nb' ? `Sist var ${day}${minutes}.` : `The last one was on ${day}${minutes}.`,
    why: nextAfter(state, state.today, language),
  };
};

/** Topics that are answered as a question about a day when the message only asks whether the runner may run on it. */
const MISREAD: ReadonlySet<Topic> = new Set(['ladder', 'break', 'longRun', 'swap', 'stack']);

const BACK: ReadonlySet<IntentId | null> = new Set<IntentId>(['howLong', 'returnRun', 'criteria']);

/** Answers a runner without an injury who asks when training is normal again. */
const backToNormal: Answer = (state, question) => {
  const { language, span } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  if (span !== null && span > 0) return comeBack(state, question);
  return {
    answer:
      language === 'nb'
        ? 'Så snart innsjekkene er tilbake der du pleier å ligge; planen følger dem dag for dag.'
        : 'As soon as your check-ins are back in your usual range; the plan follows them day by day.',
    why: nextAfter(state, state.today, language),
  };
};

/** Answers about running with others: yes at the planned pace of the day, no to keeping up with a faster one. */
const company: Answer = (state, question) => {
  const { language, day, own } = question;
  const nb = language === 'nb';
  const row = dayOf(state, day && day.kind !== 'weekend' ? dateOf(state, day) : state.today);
  const planned = row && row.minutes > 0 ? sessionPhrase(row, language) : null;
  if (FASTER_COMPANY.test(own))
    return {
      answer: nb
        ? 'Da lar du dem dra: en rolig tur som blir hard, tar av kreftene til den neste harde økta.'
        : 'Then let them go: an easy run that turns hard takes from your next hard session.',
      why: planned && (nb ? `Det du skal ha ut av dagen, er ${planned}.` : `What the day is for is ${planned}.`),
      next: nb
        ? 'Kan du ikke snakke i hele setninger, er det for fort.'
        : "If you can't speak in full sentences, it is too fast.",
    };
  return {
    answer: nb
      ? 'Ja, så lenge du kan snakke i hele setninger; ellers lar du de andre dra.'
      : 'Yes, as long as you can speak in full sentences; otherwise let them go ahead.',
    why: planned && (nb ? `På planen er ${planned}.` : `Planned is ${planned}.`),
    next: fact('running-clubs', language, 2),
  };
};

/** Words for a kind of session in a question about what it is. */
const KINDS: readonly (readonly [SessionKind, RegExp])[] = [
  ['cruise', /cruise|terskelinterval/i],
  ['tempo_run', /\btempo(?: run|løp)?\b/i],
  ['progression', /progress(?:ion|iv)/i],
  ['recovery', /recovery run|restitusjonstur/i],
  ['medium_long', /medium[ -]?long|halvlang/i],
  ['over_under', /over[ -]?under/i],
  ['shakeout', /shake[ -]?out/i],
  ['steady', /\bsteady run\b/i],
];
const WHAT_IS = /\bwhat(?:'?s| is| are)\b|\bhva (?:er|betyr)\b|\bexplain\b|\bforklar/i;

const kindAsked = ({ message }: Question): SessionKind | null =>
  WHAT_IS.test(message) ? (KINDS.find(([, words]) => words.test(message))?.[0] ?? null) : null;

/** Explains the purpose of a kind of session and how it should feel. */
const kindAnswer =
  (kind: SessionKind): Answer =>
  (_state, { language }) => ({
    answer: asSentence(sessionPurpose({ kind }, language), language),
    why: sessionFeel({ kind }, language),
  });

/** A run that should move to another day: "can I take the jog tomorrow instead?". */
const ON_OTHER_DAY =
  /\b(?:take|do|run|have|ta|løpe|gjøre|jogge)\b.*\b(?:instead|i stedet|i staden|istedenfor|isteden)\b/i;

const OF_PACE: ReadonlySet<Topic> = new Set<Topic>(['paceZone', 'zonePace', 'day', 'feel', 'zones', 'raceDate']);
const ASKS_PACE = /\b(?:pace|how fast|speed|tempo|fart\w*|hvor fort|sikte)\b/i;
const OF_RACE_WORDS = /\b(?:race\w*|marathon|half|start line|løpet|maraton\w*|halvmaraton\w*|løpsdag\w*)\b/i;

/** True for a question about the day of the race, by its name or its date. */
const isOfRaceDay = (state: CoachState, { days, own }: Question): boolean =>
  state.raceDate !== null &&
  days.some((day) => day.kind === 'other' && dateOf(state, day) === state.raceDate) &&
  (OF_RACE_WORDS.test(own) || days.length === 1);

const CHANGES: ReadonlySet<Topic> = new Set(['swap', 'stack', 'missed', 'instead', 'treadmill', 'add']);

/** Answers for intents whose words may match a more general topic. */
const INTENT_ANSWERS: Partial<Record<IntentId, Answer>> = {
  ...{ predict: raceGoal, raceRealistic: raceGoal, records: progress },
  ...{ raceSet: profile, raceChange: profile, raceDelete: profile, fewerRuns: profile, moreRuns: profile },
  ...{ availableDays: profile, thresholdSet: profile, busyWeek: lighterWeek },
};

/**
 * Returns the answer to a message whose words are more specific than the recognised topic; null when the topic's own
 * answer fits.
 */
export const refined = (state: CoachState, question: Question): Answer | null => {
  const { intent, topic, message, concepts, day, days, minutes } = question;
  const isRehab = rehabLevel(state) !== null;
  const asked = ownWords(state, question);
  if (asked) return asked;
  if (!isRehab && OF_PACE.has(topic) && ASKS_PACE.test(question.own) && isOfRaceDay(state, question)) return racePacing;
  if (!isRehab && FASTER_COMPANY.test(question.own) && topic !== 'racePacing') return company;
  if (!isRehab && COMPANY.test(question.own) && asksLeave(question) && OF_COMPANY.has(topic)) return company;
  if (MAY_RUN.test(message) && !MORE.test(message) && MISREAD.has(topic))
    return isRehab && (topic === 'ladder' || topic === 'break') ? rehab : namedDay;
  if (days.length === 2 && concepts.has('instead') && (topic === 'add' || topic === 'instead')) return swap;
  if (
    topic === 'instead' &&
    days.length === 1 &&
    day?.kind !== 'today' &&
    !concepts.has('crossMode') &&
    ON_OTHER_DAY.test(message)
  )
    return swap;
  if (topic === 'missed' && intent === 'moveSession' && days.length === 2) return swap;
  if (topic === 'heartRate' && intent === 'zonePace' && question.zone !== null) return zoneAndPulse;
  if (SPLIT.test(message)) return split;
  if (topic === 'instead' && concepts.has('dayOff') && !concepts.has('crossMode')) return namedDay;
  if (topic === 'shortTime' && (aspectOf(question) === 'warmUp' || aspectOf(question) === 'coolDown')) return namedDay;
  if (topic === 'missed' && restReason(state) === 'reset' && aspectOf(question) === 'why') return score;
  if (topic === 'zonePace' && question.pace !== null && JUDGED.test(message)) return paceZone;
  if (topic === 'week' && HARDEST.test(message)) return hardest;
  if ((topic === 'week' || topic === 'weekTotal') && HARD.test(question.own) && HOW_MANY.test(question.own))
    return hardest;
  if ((topic === 'week' || topic === 'weekTotal') && concepts.has('dayOff') && HOW_MANY.test(question.own))
    return restDays;
  if (isRehab && topic === 'instead' && RUN_INSTEAD.test(question.own)) return rehab;
  if (topic === 'weekLeft' && HARD.test(question.own)) return nextRun;
  const otherwise = askedOtherwise(state, question);
  if (otherwise) return otherwise;
  const isOfDay = topic === 'zonePace' && days.length > 0 && question.zone === null;
  if (isOfDay && asksLeave(question) && FASTER_THAN_EASY.some((name) => concepts.has(name))) return add;
  if (isOfDay && !concepts.has('race') && !concepts.has('marathonPace')) return namedDay;
  if (topic === 'shortTime' && minutes !== null && LONGER.test(message)) return cap;
  if (topic === 'faster' && COMPANY.test(message) && asksLeave(question)) return company;
  if (NOT_ALL.test(message) || ONLY_FEW.test(message)) return busyWeekAnswer;
  if (intent === 'shorter' && minutes !== null && topic === 'easier') return shortTime;
  if ((topic === 'day' || topic === 'today') && concepts.has('pain')) return rehabLevel(state) ? rehab : pain;
  if (topic === 'zonePace' && isRaceNear(state) && OPENING.test(message)) return racePacing;
  if (topic === 'add' && intent === 'harder' && !WANTS_MORE.test(message)) return namedDay;
  if (intent === 'raceGoal' && topic !== 'goal' && !concepts.has('goal')) return raceGoal;
  if (intent === 'raceGoal' && topic === 'faster') return raceGoal;
  if (LAST_TIME.test(question.followUp ? question.own : message) && !TO_COME.test(question.own)) return lastTime;
  if (BACK.has(intent) && state.physio === null) return backToNormal;
  if (intent === 'returnRun' && state.physio === null && READY.test(message)) return raceGoal;
  if (topic === 'travel' && LOGGING.test(message)) return logHow;
  if ((topic === 'swap' || (topic === 'add' && concepts.has('swap'))) && concepts.has('crossMode')) return instead;
  const kind = intent === 'termExplain' ? kindAsked(question) : null;
  if (kind) return kindAnswer(kind);
  if (topic === 'trend' && OVER_MONTHS.test(question.own)) return progress;
  if (NEXT_RUN.test(message) && topic !== 'nextWeek') return nextRun;
  if (intent === 'raceRealistic' && topic === 'raceDate' && isRehab) return raceGoal;
  if (LAST_WEEK.test(message) && (topic === 'done' || topic === 'progress')) return lastWeek;
  if (topic === 'travel' && NO_RUNNING.test(message) && question.slots.week !== 1) return comeBack;
  if (topic === 'swap' || topic === 'stack') {
    if (EASIER_SESSION.test(message)) return easier;
    if (!concepts.has('swap') && days.length <= 1 && MAY_RUN.test(message)) return namedDay;
    if (topic === 'swap' && !concepts.has('swap') && days.length <= 1 && asksLeave(question)) return namedDay;
  }
  const aspect = aspectOf(question);
  if (aspect === 'recovery' && (topic === 'zonePace' || topic === 'break')) return namedDay;
  if (aspect === 'hour' && CHANGES.has(topic) && !concepts.has('crossMode')) return namedDay;
  if (topic === 'easier' && day && (aspect === 'effort' || aspect === 'length' || aspect === 'pace')) return namedDay;
  if (
    rehabLevel(state) !== null &&
    topic === 'instead' &&
    !concepts.has('crossMode') &&
    /\b(?:jog|run|løp|jogg|minut)/i.test(message)
  )
    return rehab;
  if (intent === 'harder' && MAY_RUN.test(message) && !MORE.test(message) && !concepts.has('consecutive'))
    return namedDay;
  if (topic === 'cap' && concepts.has('crossMode') && minutes === null && rehabLevel(state) === null) return instead;
  if (topic === 'longRun' && !concepts.has('longRun') && concepts.has('session')) return namedDay;
  if (topic === 'restDays' && day && asksOfRest(question)) return namedDay;
  if (topic === 'goal' && intent === 'raceGoal' && REALISTIC.test(message)) return raceGoal;
  return (intent && INTENT_ANSWERS[intent]) ?? null;
};
