import { asksDetail, asksJudgement, asksMore } from '@stridewell/understanding/dialogue';
import type { CoachState } from '../../domain/coach-state.ts';
import { dateOf, datesNamed } from '../dates.ts';
import { dayAbout } from '../decision.ts';
import { checkinToday, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import type { Answer } from './answer.ts';
import { aspectOf } from './aspects.ts';
import { fact } from './cards.ts';
import {
  bandIn,
  bandMeaning,
  dayChange,
  extremes,
  isChanged,
  overtrained,
  scoreJudged,
  scoreStep,
  toReach,
  worry,
} from './check-in-figures.ts';
import { distanceReply } from './day.ts';
import { againstLastWeek, asksSkipped, loggedOn, ranLately, skippedLately, weekByWeek } from './log-figures.ts';
import { comingDay, ifTired, lastLong, longAtRacePace, longestAhead, longJudged } from './long-run-figures.ts';
import { notBoth } from './missed.ts';
import { dayBefore, inTime, lastHard, road, strengthBefore, whyEvenStart } from './race-road.ts';
import { whyNoSwap } from './swap.ts';
import { namedDay } from './today.ts';
import {
  biggestWeek,
  nextWeekStep,
  planJudged,
  runningShare,
  taperFigures,
  weekAfterNext,
  weekDistance,
  weekJudged,
  weeksAhead,
  weekTotalAndLeft,
} from './week-figures.ts';

const topics = (...names: readonly Topic[]): ReadonlySet<Topic> => new Set(names);

const OF_WEEK = topics('week', 'weekTotal', 'weekLeft', 'lastWeek', 'nextWeek', 'done', 'progress');
const OF_SCORE = topics('score', 'checkinHow', 'checkinEffect', 'trend');
const OF_TREND = topics('trend', 'progress', 'done', 'score');
const OF_LONG = topics('longRun', 'cap', 'capWhy', 'day', 'progress');
const OF_RACE = topics('raceGoal', 'raceDate', 'faster', 'profile', 'phase', 'promise', 'racePacing');
const OF_SEASON = topics('raceDate', 'phase', 'phaseNext', 'today', 'week', 'day', 'taper');
const OF_TAPER = topics(
  'taper',
  'taperFast',
  'taperCut',
  'taperWhen',
  'raceDate',
  'today',
  'day',
  'restDays',
  'racePlan',
);
const OF_CHANGE = topics('checkinEffect', 'capWhy', 'score', 'day', 'today', 'longRun', 'cap', 'shortTime', 'travel');
const OF_TIRED = topics('tired', 'easier', 'cap', 'longRun', 'day', 'today', 'shortTime', 'lighterWeek');

const DISTANCE = /\bhow (?:far|many (?:km|kms|kilomet\w*|miles))\b|\bhvor (?:langt|mange (?:km|kilomet\w*|mil))\b/i;
const LITTLE =
  /\b(?:too|so|a bit|bit|rather|not) (?:easy|light|little|short|soft|gentle)\b|\b(?:enough|sufficient)\b|\b(?:for|så|litt|jo|altfor|ikke) (?:lett|snill|rolig|lite|kort|slapp)\w*|\bnok\b|\bikke det (?:lite|kort|for)|\b(?:lite|kort) (?:med|for)\b|\b(?:isn'?t|wasn'?t|aren'?t) .*\b(?:short|little|easy)\b/i;
const OWN_PLAN = /\b(?:plan|week|training|running|enough|uka|planen|treninga|treningen|trener|nok)\b/i;
const AHEAD =
  /\b(?:before|until|ahead|get to|going to|become|end up|in the end|eventually|max(?:imum)?|peak|grow\w*)\b|\b(?:før|fram til|blir|kommer|utover|etter hvert|til slutt|maks|på det lengste|vokser)\b/i;
const LONGEST = /\b(?:longest|lengste|how long (?:do|does|will|are) (?:the|my) long|hvor lange? (?:blir|kommer))\b/i;
const PAST =
  /\b(?:was|were|did|had|ran|so far|this month|last)\b|\b(?:var|hadde|løp|løpt|hittil|sist|siste|forrige)\b/i;
const RACE_PACE =
  /\b(?:marathon|race|goal|mp|half)[ -]?(?:marathon )?pace\b|\b(?:maraton|løps|konkurranse|halvmaraton|mål)fart\w*/i;
const BAND_MEANING = /\b(?:mean\w*|what(?:'?s| is) an?|betyr|vil det si|hva er|innebærer)\b/i;
const REACH =
  /\b(?:take|takes|need|gets?|brings?|lifts?|do i get|can i get|get back|until|before)\b.*\b(?:green|push|adapt|up|higher|better|back)\b|\b(?:what|which) (?:number|score|figure)\b.*\b(?:need|have to|must)\b|\bhvilke[tn]? (?:tall|score|dagsform)\b.*\b(?:trenger|må|skal)\b|\b(?:skal til|må til|kommer jeg|får jeg|tilbake)\b.*(?:grønt?|push|adapt|opp|høyere|bedre|tilbake)|\bhva (?:skal|må) til\b/i;
const WORRY = /\b(?:worry|worried|concerned|bekymr\w*|engste\w*|urolig)\b/i;
const OVERDONE =
  /\bover ?train\w*|\bover ?trent\b|\boverdoing\b|\boverdo\b|\bburn(?:ed|t)? out\b|\bovertrening\b|\bfor mye trening\b|\btrent for mye\b/i;
const TIRED =
  /\b(?:like this|tired|shattered|knackered|exhausted|wrecked|dead|heavy legs|worn out|sliten|slitne|trøtt|trett|utslitt|tom|tung i beina|slik jeg føler|som nå)\b/i;
const WHAT_IF = /\b(?:if|when|can i|should i|hvis|om|når|kan jeg|skal jeg|bør jeg)\b/i;
const CHANGE =
  /\b(?:only|cut|changed?|went|gone|disappear\w*|shorter|instead|said|before|where did|happened|missing|lost|used to)\b|\b(?:bare|kuttet?|endret|endra|borte|forsvant|forsvunnet|kortere|sto|stod|ble det av|skjedd|skjedde|vekk|ble|lettere)\b/i;
const ASKS_WHY = /\b(?:why|how come|what happened|where did|hvorfor|koffor|hva (?:har )?skjedd\w*|hvor ble)\b/i;
const ROAD =
  /\b(?:in the meantime|meanwhile|between now|from here|what happens|the road|the way there|until then|rest of the season)\b|\b(?:i mellomtiden|imellomtida|i mellomtida|fram til|frem til|veien|hva skjer|til da)\b/i;
const IN_TIME =
  /\b(?:in time|enough (?:time|weeks)|still time|be ready|get ready|be ok|be okay|be fine|get fit|make it|time enough|time left)\b|\b(?:rekker|rekke|i tide|bli klar|blir klar|blir jeg klar|tid nok|nok tid|nok uker|uker nok|i form|til start)\b|\bweeks? .*\benough\b|\buker .*\bnok\b|\ber .*uker nok\b/i;
const DAY_BEFORE =
  /^\W*(?:and |og |what about |hva med )?(?:the )?(?:day|night|evening) before\W*$|^\W*(?:og |hva med )?(?:dagen|kvelden) før\W*$|\b(?:day|night|evening) before (?:the |my |a )?(?:race|marathon|half|10k|5k|start|it)\b|\bday before\b.*\b(?:race|run or|rest)\b|\b(?:dagen|kvelden) før (?:løpet|maraton\w*|halvmaraton\w*|konkurransen|start|racet)|\b(?:last two|two) days\b|\bto siste dag\w*|\bsiste to dag\w*/i;
const LAST_HARD =
  /\b(?:last|final) (?:hard|tough|quality|real|proper|speed|big|interval|tempo|threshold)\b.*\b(?:before|race|marathon)\b|\bsiste (?:harde?|tøffe|ordentlige|skikkelige|kvalitets)\w*.*\b(?:før|løpet|maraton)/i;
const STRENGTH_BEFORE =
  /\b(?:taper|race|marathon|before|stop|drop|nedtrapp\w*|trapper|løpet|løpsuka|konkurranse\w*|før|slutte\w*|kutte\w*)\b/i;
const TOTAL =
  /\b(?:how (?:much|far)|total)\b.*\b(?:total|since|altogether|so far)\b|\bhvor mye\b.*\b(?:i alt|totalt|til sammen|siden|hittil)\b/i;
const RAN =
  /\bhow (?:many|often)\b.*\b(?:run|ran|sessions?|runs)\b.*\b(?:this month|last month|lately|in \w+ber|so far)\b|\bhvor (?:mange|ofte)\b.*\b(?:løpt|løp|turer|økter)\b.*\b(?:måned\w*|i det siste|hittil|\w+ber)\b/i;
const LOGGED =
  /\b(?:did i|have i|is|was) (?:\w+ ){0,3}(?:log|logged|recorded|registered|in there|saved)\b|\b(?:har jeg|fikk jeg|ble|er) (?:\w+ ){0,4}(?:logget|logga|ført|registrert|lagret|notert)\b|\blogget jeg\b/i;
const THAN_LAST = /\b(?:than|as) (?:much as )?(?:last|the previous)|\benn (?:i )?(?:forrige|sist)/i;
const BEST_SCORE =
  /\b(?:best|highest|lowest|worst)\b.*\b(?:score|number|check-?in|readiness|day)\b|\b(?:beste|høyeste|laveste|dårligste)\b.*\b(?:dagsform\w*|score\w*|tall\w*|innsjekk\w*|dag)\b/i;
const LAST_LONG =
  /\b(?:should|will|do i|when is).*\blast (?:really )?long\b|\blast (?:really )?long (?:run|one)\b.*\bbefore\b|\b(?:skal|bør|blir|når er)\b.*\bsiste (?:\w+ )?lang\w*|\bsiste lang\w*.*\bfør løpet\b/i;
const MERGE =
  /\b(?:merge|combine|put together|roll)\b.*\b(?:into|in|to) one\b|\b(?:slå|slår) sammen\b|\bkombinere\b.*\b(?:til|i) en\b/i;
const WEEKS_GROW =
  /\bhow (?:big|long|much|many \w+)\b.*\bweeks?\b.*\b(?:get|become|grow|be later|in the end)\b|\bhvor (?:store|mye|lange|mange \w+)\b.*\b(?:blir|kommer)\b.*\b(?:ukene|ukene mine|uker)\b|\bhvor (?:store|lange) blir ukene/i;
const WEEK_BY_WEEK = /\bweek by week\b|\beach week\b|\buke for uke\b|\bhver uke\b.*\bløpet\b/i;
const TOTAL_ONLY = /^\W*(?:and |og )?(?:what(?:'?s| is) )?(?:the |in )?(?:total|til sammen|totalt|i alt)\W*$/i;
const DONE_ENOUGH =
  /\b(?:have i (?:run|done|trained)|did i (?:run|do|train)|har jeg (?:løpt|trent|gjort))\b.*\b(?:enough|nok)\b/i;
const BY_HOW_MUCH =
  /^\W*(?:by )?how much\W*$|\bhow much (?:less|more|easier|lighter)\b|\bhvor mye (?:mindre|mer|lettere)\b|^\W*(?:med )?hvor mye\W*$/i;
const HOW_MUCH_LESS = /\bhow much (?:less)\b|\bhvor mye mindre\b/i;
const RACE_WEEK_DAYS = 7;
const WEEK_AFTER_NEXT = 2;

/** Words that compare a past score with today's. */
const COMPARES_NOW =
  /\b(?:why|what (?:dragged|pulled|changed|happened)|drop\w*|fell|improve\w*|difference|hvorfor|hva (?:dro|trakk|endret)|falt|sank|forskjell\w*)\b|\b(?:now|today|nå|i dag)\W+(?:it is |is |er |er den )?\d[.,]\d|\d[.,]\d\W+(?:now|today|nå|i dag)\b/i;

const MONTH = /\b(?:month\w*|måned\w*)\b/i;
const OF_SESSION = /\b(?:run|session|workout|plan\w*|tempo\w*|tur\w*|økt\w*|uk[ae]\w*)\b/i;

/** Compares the check-in of a past day in the message with today's check-in; null if either is missing. */
const stepBetween = (state: CoachState, { days }: Question): Answer | null => {
  const [date] = datesNamed(state, days, true).filter((each) => each < state.today);
  const before = state.checkins.find((each) => each.date === date);
  const now = checkinToday(state);
  return before && now ? scoreStep(before, now) : null;
};

const WEEKS_IN_MINUTES =
  /\b(?:last|next|final|coming|remaining|siste|neste|kommende)\b.{0,12}\b(?:weeks|uke(?:ne|r))\b.*\bminut\w*/i;
const DONE_WEEKS = /\b(?:did|done|ran|have i|past|behind|log\w*|løp|løpt|gjort|bak|hittil)\b/i;

/** The minutes of the day that a question is about. */
const minutesAbout = (state: CoachState, question: Question): number =>
  dayAbout(state, question.topic, question)?.minutes ?? 0;

interface Rule {
  topics: ReadonlySet<Topic> | null;
  /** True when the answer is about ordinary runs, which a runner in rehab does not do. */
  isOfRuns?: boolean;
  when: (question: Question, state: CoachState) => boolean;
  answer: Answer;
}

const about =
  (pattern: RegExp) =>
  ({ own }: Question): boolean =>
    pattern.test(own);

const RULES: readonly Rule[] = [
  {
    topics: topics('nextWeek', 'taper', 'taperCut'),
    when: ({ slots }) => slots.week === WEEK_AFTER_NEXT,
    answer: weekAfterNext,
  },
  {
    topics: topics('taper', 'taperCut', 'taperWhen', 'taperFast'),
    isOfRuns: true,
    when: ({ own }) => asksDetail(own) || HOW_MUCH_LESS.test(own),
    answer: taperFigures,
  },
  {
    topics: topics('checkinEffect', 'week'),
    when: ({ followUp, message }) => followUp?.kind === 'why' && LITTLE.test(message),
    answer: (_state, { language }) => ({
      answer: fact('eighty-twenty', language),
      why: fact('easy-running', language, 1),
    }),
  },
  {
    topics: topics('done', 'progress', 'lastWeek', 'week', 'weekTotal'),
    when: about(THAN_LAST),
    answer: againstLastWeek,
  },
  { topics: topics('score', 'trend', 'progress', 'checkinHow'), when: about(BEST_SCORE), answer: extremes },
  {
    topics: topics('longRun', 'cap', 'progress', 'raceDate', 'taper'),
    isOfRuns: true,
    when: about(LAST_LONG),
    answer: lastLong,
  },
  { topics: topics('tired'), when: ({ own }) => /\b(?:why am i|hvorfor er jeg)\b/i.test(own), answer: overtrained },
  { topics: null, when: about(MERGE), answer: notBoth },
  {
    topics: null,
    isOfRuns: true,
    when: ({ own }, state) => state.raceDate !== null && WEEKS_IN_MINUTES.test(own) && !DONE_WEEKS.test(own),
    answer: weeksAhead,
  },
  {
    topics: topics('swap'),
    when: ({ followUp }) => followUp?.kind === 'why',
    answer: whyNoSwap,
  },
  {
    topics: topics('nextWeek'),
    isOfRuns: true,
    when: ({ own }) => asksDetail(own) || BY_HOW_MUCH.test(own),
    answer: nextWeekStep,
  },
  {
    topics: topics('raceDate', 'phase'),
    isOfRuns: true,
    when: ({ own }) => LONGEST.test(own) && AHEAD.test(own) && !PAST.test(own),
    answer: longestAhead,
  },
  { topics: OF_WEEK, isOfRuns: true, when: about(WEEKS_GROW), answer: biggestWeek },
  { topics: topics('raceDate', 'phase', 'week', 'taper', 'nextWeek'), when: about(WEEK_BY_WEEK), answer: weeksAhead },
  { topics: topics('week', 'weekTotal', 'weekLeft'), when: about(TOTAL_ONLY), answer: weekTotalAndLeft },
  {
    topics: topics('week', 'weekTotal', 'weekLeft', 'done', 'progress'),
    when: about(DONE_ENOUGH),
    answer: weekTotalAndLeft,
  },
  { topics: null, when: about(LOGGED), answer: loggedOn },
  { topics: null, when: ({ own }) => asksSkipped(own), answer: skippedLately },
  {
    topics: topics('done', 'progress', 'lastWeek', 'week', 'weekTotal'),
    when: ({ own }) => RAN.test(own) || TOTAL.test(own),
    answer: ranLately,
  },
  { topics: OF_TIRED, when: about(OVERDONE), answer: overtrained },
  { topics: OF_TREND, when: about(WORRY), answer: worry },
  {
    topics: topics('score', 'trend', 'checkinEffect', 'tired'),
    when: (question, state) =>
      COMPARES_NOW.test(question.own) && !OF_SESSION.test(question.own) && stepBetween(state, question) !== null,
    answer: (state, question) => stepBetween(state, question)?.(state, question) ?? '',
  },
  {
    topics: topics('score', 'checkinHow', 'checkinEffect', 'card', 'trend'),
    when: ({ own }) => bandIn(own) !== null && BAND_MEANING.test(own) && !/\b(?:week|uka|all|alle)\b/i.test(own),
    answer: (state, question) => bandMeaning(bandIn(question.own) ?? 'Adapt')(state, question),
  },
  { topics: OF_SCORE, when: about(REACH), answer: toReach },
  {
    topics: topics('score'),
    when: ({ own }) =>
      asksJudgement(own) || /\b(?:is|er) \d[.,]\d (?:good|bad|ok\w*|fine|bra|dårlig|greit|low|lavt)\b/i.test(own),
    answer: scoreJudged,
  },
  {
    topics: OF_CHANGE,
    when: (question, state) => ASKS_WHY.test(question.own) && CHANGE.test(question.own) && isChanged(state, question),
    answer: dayChange,
  },
  { topics: OF_TAPER, isOfRuns: true, when: about(DAY_BEFORE), answer: dayBefore },
  { topics: null, isOfRuns: true, when: about(LAST_HARD), answer: lastHard },
  {
    topics: topics('strength', 'addons', 'taper', 'taperFast'),
    when: ({ own, concepts }, state) =>
      state.raceDate !== null &&
      (concepts.has('strength') || /\b(?:lift\w*|gym|weights|styrke\w*)\b/i.test(own)) &&
      STRENGTH_BEFORE.test(own),
    answer: strengthBefore,
  },
  {
    topics: OF_RACE,
    when: ({ own, slots }) =>
      IN_TIME.test(own) &&
      !/\b(?:between|mellom)\b/i.test(own) &&
      slots.pace === null &&
      !/\d[:.]\d\d|\b(?:sub|under)\b/i.test(own),
    answer: inTime,
  },
  {
    topics: OF_SEASON,
    when: ({ own }, state) => ROAD.test(own) && (state.course?.daysToRace ?? 0) > RACE_WEEK_DAYS,
    answer: road,
  },
  { topics: OF_TREND, when: ({ own }) => asksMore(own), answer: (state, { language }) => weekByWeek(state, language) },
  { topics: OF_WEEK, when: ({ own }) => DISTANCE.test(own) && MONTH.test(own), answer: ranLately },
  {
    topics: topics('day', 'today', 'longRun', 'cap'),
    isOfRuns: true,
    when: (question, state) =>
      DISTANCE.test(question.own) && !PAST.test(question.own) && minutesAbout(state, question) > 0,
    answer: (state, question) => distanceReply(state, minutesAbout(state, question), question.language),
  },
  { topics: OF_WEEK, when: ({ own, days }) => DISTANCE.test(own) && days.length === 0, answer: weekDistance },
  { topics: topics('week'), when: ({ own, days }) => DISTANCE.test(own) && days.length > 0, answer: namedDay },
  { topics: OF_WEEK, isOfRuns: true, when: ({ own }) => LITTLE.test(own) && OWN_PLAN.test(own), answer: planJudged },
  {
    topics: topics('add', 'feel', 'phaseNext'),
    isOfRuns: true,
    when: ({ own }) => LITTLE.test(own) && /\bplan(?:en)?\b/i.test(own),
    answer: planJudged,
  },
  {
    topics: OF_WEEK,
    when: ({ own }) =>
      asksJudgement(own) ||
      /\bcompared?\b|\bsammenlignet\b|\b(?:than|enn) (?:usual|normal|a normal|vanlig|normalt)|\bbig (?:jump|step|increase)\b|\bstort? (?:hopp|økning)/i.test(
        own,
      ),
    answer: weekJudged,
  },
  {
    topics: OF_LONG,
    isOfRuns: true,
    when: ({ own, topic }) =>
      RACE_PACE.test(own) && topic !== 'progress' && /\b(?:long|any|part|some|langtur\w*|noe|del)\b/i.test(own),
    answer: longAtRacePace,
  },
  {
    topics: OF_LONG,
    isOfRuns: true,
    when: ({ own }) => LONGEST.test(own) && AHEAD.test(own) && !PAST.test(own),
    answer: longestAhead,
  },
  {
    topics: OF_LONG,
    isOfRuns: true,
    when: ({ own, topic }) => topic !== 'progress' && topic !== 'day' && (LITTLE.test(own) || asksJudgement(own)),
    answer: longJudged,
  },
  {
    topics: OF_TIRED,
    isOfRuns: true,
    when: (question, state) =>
      TIRED.test(question.own) && WHAT_IF.test(question.own) && comingDay(state, question) !== null,
    answer: (state, question) => {
      const day = comingDay(state, question);
      return day ? ifTired(day, question.language) : '';
    },
  },
  {
    topics: topics('racePacing'),
    isOfRuns: true,
    when: (question) => question.followUp !== null && aspectOf({ ...question, message: '' }) === 'why',
    answer: (_state, { language }) => whyEvenStart(language),
  },
  {
    topics: topics('today', 'day'),
    when: ({ own, day }, state) =>
      asksDetail(own) &&
      /\b(?:run\w*|jog\w*|løp\w*)\b/i.test(own) &&
      runningShare(state, day ? dateOf(state, day) : state.today, 'en') !== null,
    answer: (state, { language, day }) => runningShare(state, day ? dateOf(state, day) : state.today, language) ?? '',
  },
];

/**
 * Returns the answer to a question in the runner's own words that goes beyond the recognised topic, such as how to
 * judge a number or why a day is as it is; null when the topic's answer fits.
 */
export const ownWords = (state: CoachState, question: Question): Answer | null => {
  const isRehab = rehabLevel(state) !== null;
  const rule = RULES.find(
    (each) => (each.topics?.has(question.topic) ?? true) && !(each.isOfRuns && isRehab) && each.when(question, state),
  );
  return rule?.answer ?? null;
};
