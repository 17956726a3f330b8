import { plainText } from './plain-text.ts';
import type { Topic } from './rules.ts';

/** The subject of an answer, as needed to read a short question about a detail of it. */
export type Subject = 'exercises' | 'run' | 'day' | 'pain' | 'signs';

const SUBJECTS: Readonly<Record<Subject, readonly Topic[]>> = {
  exercises: [
    ...(['exercises', 'sets', 'counts', 'dose', 'form', 'nth', 'slow', 'often', 'weight', 'whyExercise'] as const),
    ...(['easier', 'harder', 'more', 'shortTime', 'keepOn', 'noKit', 'swap', 'restBetween', 'dayBetween'] as const),
    ...(['bothLegs', 'nextLoad', 'makeUp', 'missedExercises', 'missedLong', 'bedtime', 'hopDoubt', 'hop'] as const),
    ...(['oneList', 'stepHeight', 'gymMachine', 'startWork'] as const),
    ...(['sameForOther', 'whyReps', 'towelThick', 'gymLegs'] as const),
  ],
  run: [
    ...(['stage', 'nextStage', 'cleanSessions', 'moreTimes', 'runMinutes', 'runDays', 'pace', 'betweenRuns'] as const),
    ...([
      'ready',
      'runWhen',
      'where',
      'weather',
      'nextRun',
      'walkBreaks',
      'stagesLeft',
      'embarrassed',
      'report',
    ] as const),
    ...([
      'moveRun',
      'whyStage',
      'whyRun',
      'heldBack',
      'afterRun',
      'startRun',
      'skipAhead',
      'whole',
      'stageBack',
      'stageRule',
    ] as const),
    ...(['dogRun', 'missing', 'hard', 'warmUp', 'timeOfDay', 'raceWalk'] as const),
  ],
  day: ['dayPlan', 'ahead', 'sameDay', 'plan', 'sessionLength'],
  pain: [
    'painNow',
    'painNormal',
    'painIncreased',
    'worseMorning',
    'onTheRun',
    'morningAfter',
    'overLimit',
    'firstSteps',
  ],
  signs: ['worried', 'symptom', 'whyBlocked', 'seeSomeone', 'whoToSee'],
};

/** Returns the subject of the answer to a topic, as needed to read the next message. */
export const subjectOf = (topic: Topic): Subject | null =>
  (Object.keys(SUBJECTS) as Subject[]).find((subject) => SUBJECTS[subject].includes(topic)) ?? null;

const LEAD =
  '^(?:(?:and|og|but|men|so|sa|ok|okay|okei|greit|hm|hmm|ja|yes|no|nei|then|da|just|bare|great|fine|fint|takk|thanks|nice|cool|right) )*';
const TAIL =
  '(?: (?:then|da|please|takk|now|na|of each|each|hver|av hver|is it|is that|er det|blir det|it is|again|igjen|for me|for meg|exactly|da egentlig|egentlig|was it|were there|was that|var det|var de|no|roughly|about|altogether|sann ca|sann cirka|ca|omtrent|egentleg|actually|really|today|tonight|i dag|i kveld))*(?: \\?)*$';
const asks = (body: string): RegExp => new RegExp(`${LEAD}(?:${body})${TAIL}`);

type Answers = Partial<Record<Subject, Topic>>;

/** Short questions about the previous answer, and the topic that answers each, by the subject of that answer. */
const DETAILS: readonly (readonly [RegExp, Answers])[] = [
  [
    asks(
      '(?:how many|hvor mange)(?: (?:more|flere))?(?: (?:times|sessions|clean ones|clean|runs|okter|ganger|turer|rene))?(?: (?:left|to go|more|before that|for det|igjen|til|til da|gjenstar|until then|do i need|trenger jeg))+|(?:how many|hvor mange) (?:more times|more (?:sessions|runs|clean ones)|more|flere (?:ganger|okter|turer)|flere|ganger til)',
    ),
    { run: 'moreTimes', day: 'moreTimes', exercises: 'phase' },
  ],
  [
    asks(
      '(?:how often|hvor ofte)(?: (?:do i|should i|skal jeg|bor jeg|gjor jeg|a week|in a week|i uka|per week|do (?:it|them|those|that)|ta dem|gjore dem|det|dem|den))*|(?:how many|hvor mange) (?:days|times|dager|ganger)(?: (?:a|per|i|om|in a) (?:week|day|uka|dagen|uke))+',
    ),
    { run: 'runDays', day: 'often', exercises: 'often' },
  ],
  [
    asks(
      '(?:how many|hvor mange)(?: (?:min|mins|minutes|minutter))(?: (?:of running|running|loping|lop|of jogging|jogging|in total|total|i alt|totalt|in all|til sammen|of that|av det))*|(?:how much|hvor mye) (?:of (?:that|it) is|av det er) (?:running|jogging|loping|jogging)',
    ),
    { run: 'runMinutes', day: 'runMinutes', exercises: 'workMinutes' },
  ],
  [
    asks(
      '(?:how many|hvor mange)(?: (?:sets|reps|sets and reps|repetitions|sett|repetisjoner|times|ganger|of (?:them|those)|av (?:dem|de)|do i do|skal jeg ta|should i do))*',
    ),
    { exercises: 'counts', day: 'counts', run: 'runMinutes' },
  ],
  [
    asks(
      '(?:how long|hvor lenge|hvor lang tid|kor lenge)(?: (?:each|each time|per time|at a time|in total|total|in all|i alt|totalt|om gangen|hver gang|tar det|tar de|does (?:it|that) take|should it be|will it take|skal det vaere|do i hold (?:it|them)?|holder jeg|for|at once|til sammen))*|(?:the )?total|i alt|totalt|til sammen',
    ),
    { run: 'runMinutes', day: 'workMinutes', exercises: 'workMinutes' },
  ],
  [
    asks(
      '(?:how|hvor) (?:slow|slowly|fast|quick|sakte|rolig|rolige|fort|raskt|kjapt)(?: (?:do i|should i|should it be|is that|skal jeg|bor jeg|skal det vaere|run|jog|lope|jogge|go|do (?:it|them)|gjore dem))*|(?:what|which) pace|hvilken fart|hvilket tempo|tempo|pace',
    ),
    { run: 'pace', day: 'slow', exercises: 'slow' },
  ],
  [
    asks(
      '(?:how|hvor) (?:heavy|tungt?|tunge|hard|hardt)(?: (?:do i|should i|should it be|skal jeg|skal det vaere|bor jeg|lift|lofte|go))*|which (?:weight|load)|hvilken vekt|(?:what|how much|hvor mye) (?:weight|load|vekt)',
    ),
    { exercises: 'weight', day: 'weight', run: 'pace' },
  ],
  [
    asks(
      '(?:(?:what about|hva med|how do i do|how is|hvordan gjor jeg|hvordan er|forklar|explain|show me|vis meg|i mean|jeg mener) )?(?:the |den |det )?(?:first|second|third|fourth|last|next|1st|2nd|3rd|4th|forste|andre|tredje|fjerde|siste|neste)(?: (?:one|exercise|ovelsen|ovelse|pa lista|on the list))?(?: (?:how|hvordan|how do i do (?:it|that)|hvordan gjor jeg den|how is it done))*',
    ),
    { exercises: 'nth', day: 'nth' },
  ],
  [
    asks(
      '(?:what about |how about |hva med |hvordan blir )?(?:the )?(?:next morning|morning after|day after|next day|afterwards|dagen etter|neste dag|neste morgen|morgenen etter|dagen derpa)',
    ),
    { pain: 'morningAfter', exercises: 'ahead', run: 'ahead', day: 'ahead', signs: 'ahead' },
  ],
  [
    asks(
      '(?:what about |how about |hva med |what is on |hva skjer )?(?:on |pa )?(?:tomorrow|i morgen|i overmorgen|overmorgen|the day after tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mandag|tirsdag|onsdag|torsdag|fredag|lordag|sondag|(?:the |de )?(?:other|andre) (?:days|dagene)|pa de andre dagene)(?: (?:da|then|morgen|morning|evening|kveld))*',
    ),
    { exercises: 'ahead', run: 'ahead', day: 'ahead', pain: 'ahead' },
  ],
  [
    asks(
      '(?:after(?:wards)?|after that|after it|etterpa|etter det|what (?:comes )?(?:after|next)|what now|hva na|hva (?:sa|kommer etterpa|kommer sa|gjor jeg etterpa)|what do i do (?:after(?:wards)?|after that|next))',
    ),
    { run: 'afterRun', day: 'afterRun', exercises: 'afterWork', pain: 'morningAfter' },
  ],
  [
    asks(
      '(?:what if|hva (?:om|hvis)|if|hvis) (?:it is|its|it gets|it goes|den er|det er|det blir|den blir|jeg er|det gar) (?:over|above|more|more than|higher|higher than|mer|mer enn|hoyere|hoyere enn)(?: (?:that|det|\\d+))?|(?:and |og )?(?:above|over) (?:that|det)|what if it is more',
    ),
    { pain: 'overLimit', run: 'overLimit' },
  ],
  [asks('(?:what|hva) (?:do i do|should i do|do|gjor jeg|skal jeg gjore|da)'), { pain: 'overLimit', run: 'afterRun' }],
  [
    asks(
      '(?:what if|hva (?:om|hvis)|if|hvis|suppose|sett at) (?:it|that|the pain|pain|det|den|smerten?|it all)(?: (?:is|was|were|should|would|goes|gets|hits|became|becomes|skulle|blir|bli|ble|gar|er|kommer|rises|stiger|oker))*(?: (?:up|opp|to|til|pa|at|on|a|an|en|et))* (?:10|\\d)(?: (?:out of 10|of 10|av 10|again|igjen|one day|some day|en gang|en dag|tomorrow|i morgen|after|etterpa|during|underveis))*',
    ),
    { pain: 'painNow', run: 'painNow', exercises: 'painNow', day: 'painNow' },
  ],
  [
    asks(
      '(?:what about |how about |hva med |a )?(?:walking|a walk|walks|short walks|gange|ga tur|gatur|gaturer|a ga|ga litt|spasere)',
    ),
    { exercises: 'shortWalk', day: 'shortWalk', pain: 'shortWalk', signs: 'shortWalk' },
  ],
  [
    asks('(?:what about |how about |hva med |a ga i )?(?:the )?(?:stairs|trapper?|trappa|trappene)'),
    { exercises: 'stairs', run: 'stairs', day: 'stairs', pain: 'stairs', signs: 'stairs' },
  ],
  [
    asks(
      '(?:what about |how about |hva med |a )?(?:the |my )?(?:bike|biking|cycling|a bike ride|swimming|rowing|elliptical|sykling|sykle|sykkel|svomming|svomme|roing|ro|ellipse)',
    ),
    { exercises: 'instead', run: 'instead', day: 'instead', pain: 'instead', signs: 'instead' },
  ],
  [
    asks(
      '(?:what about |how about |hva med |a )?(?:stretching|stretches|toying|toye|uttoying)(?: (?:it|den|det|pa det))?',
    ),
    { exercises: 'stretchAsk', run: 'stretchAsk', day: 'stretchAsk', pain: 'stretchAsk' },
  ],
  [
    asks('(?:what about |how about |hva med )?(?:at |pa )?(?:work|the office|jobb|jobben|kontoret)'),
    { exercises: 'sitting', run: 'sitting', day: 'sitting', pain: 'sitting' },
  ],
  [
    asks(
      '(?:(?:what about|hva med|what if it is|if it is|hvis det er|hvis den er|om det er|om den er|at|pa) )?(?:a |an |en |et )?(?:10|\\d)',
    ),
    { pain: 'painNow' },
  ],
  [
    asks('(?:yes|yeah|yep|ja|jepp|sure) (?:please|takk|gjerne|do|go on|go ahead)|gjerne|yes lets|ja kjor'),
    { run: 'startRun', day: 'startRun', exercises: 'startWork' },
  ],
  [
    asks('(?:when|when can i|nar|nar da|nar kan jeg(?: det)?|when is that|when will that be|which day|hvilken dag)'),
    { run: 'nextRun', day: 'nextRun' },
  ],
  [asks('(?:why|hvorfor)(?: (?:not|ikke|det|ikke det|is that|that|so|da))*'), { signs: 'whyBlocked' }],
];

/** Returns the topic that answers a short question about the last answer; null for any other message. */
export const detailOf = (message: string, last: Topic): Topic | null => {
  const subject = subjectOf(last);
  if (subject === null) return null;
  const text = plainText(message);
  return DETAILS.find(([form, answers]) => answers[subject] !== undefined && form.test(text))?.[1][subject] ?? null;
};
