import type { CoachType } from '@stridewell/contracts/web';

/** The definition of an intent: what a runner wants to achieve with a message. */
export interface IntentDefinition {
  /** The coaches that answer the intent. */
  coaches: readonly CoachType[];
  /** True when the answer may contain training advice and therefore needs a permit. */
  mayTrain: boolean;
  /** The definition that the corpus writers received. */
  definition: string;
}

const BOTH: readonly CoachType[] = ['running', 'physio'];
const RUNNING: readonly CoachType[] = ['running'];
const PHYSIO: readonly CoachType[] = ['physio'];

const talk = (coaches: readonly CoachType[], definition: string): IntentDefinition => ({
  coaches,
  mayTrain: false,
  definition,
});
const train = (coaches: readonly CoachType[], definition: string): IntentDefinition => ({
  coaches,
  mayTrain: true,
  definition,
});

/** Sessions, days and weeks of the plan. */
const TODAY = {
  today: train(RUNNING, 'What is my session today; what should I do today.'),
  dayAhead: train(RUNNING, 'What is planned on a particular other day (tomorrow, Thursday, the 14th).'),
  week: train(RUNNING, 'What the plan of this week looks like as a whole.'),
  weekLeft: train(RUNNING, 'What is left of this week.'),
  nextWeek: train(RUNNING, 'What next week looks like.'),
  lastWeek: talk(RUNNING, 'How last week went, what I did last week.'),
  restDay: talk(RUNNING, 'Which days are rest days, or whether a given day is free.'),
  longRun: train(RUNNING, 'How long, when or how the long run is, why it has that length, whether it is needed.'),
  sessionDetail: train(
    RUNNING,
    'How to carry out a session: its warm-up, repetitions, recoveries, cool-down, how fast each part is.',
  ),
  sessionWhy: talk(RUNNING, 'Why a certain session is in the plan, what it is good for.'),
  addons: train(RUNNING, 'What can be done in addition to the session today (strides, drills, mobility, a bit more).'),
  strengthToday: train(RUNNING, 'Which strength or mobility work to do, today or in general in the plan.'),
  instead: train(RUNNING, 'Replace a run by another sport (bike, swimming, skiing, rowing), and how much of it.'),
  noWatch: train(RUNNING, 'How to do the session without a watch, heart-rate strap or GPS.'),
} as const;

/** Changes of the plan and the training log. */
const CHANGE = {
  easier: train(RUNNING, 'Asks for an easier version of a session, or whether to make it easier.'),
  harder: train(RUNNING, 'Wants to do more, faster or harder than planned.'),
  shorter: train(RUNNING, 'Has less time than the session needs and wants a shorter one.'),
  moveSession: talk(RUNNING, 'Move a session to another day.'),
  swapDays: talk(RUNNING, 'Exchange the sessions of two days.'),
  fewerRuns: talk(RUNNING, 'Wants fewer running days each week.'),
  moreRuns: talk(RUNNING, 'Wants more running days each week.'),
  availableDays: talk(RUNNING, 'Changes which weekdays are possible for running from now on.'),
  busyWeek: talk(RUNNING, 'A busy week: little time this or next week, wants the week made smaller.'),
  missed: talk(RUNNING, 'Missed a session; what now, should it be made up.'),
  markDone: talk(RUNNING, 'Reports a finished session so that it is recorded.'),
  markSkipped: talk(
    RUNNING,
    'Says that a session is or will be skipped, with or without a reason, so that it is recorded.',
  ),
  undo: talk(RUNNING, 'Take back the last change.'),
} as const;

/** Absence, weather and surface. */
const AWAY = {
  travel: talk(BOTH, 'Will travel or be on holiday; what happens with the training.'),
  illnessReport: talk(BOTH, 'Reports a cold or being ill, plainly and without alarming signs.'),
  backAfterBreak: train(BOTH, 'How to start again after weeks without training (not because of illness).'),
  backAfterIllness: train(BOTH, 'How and when to start again after an illness that is over.'),
  weather: talk(RUNNING, 'Running in heat, cold, rain, wind, snow, ice, smog: whether and how.'),
  surface: talk(RUNNING, 'Where to run: trail, asphalt, track, sand, treadmill belt, cobbles.'),
} as const;

/** Races and the season. */
const RACE = {
  raceSet: talk(RUNNING, 'Tells about a race that was entered and wants it in the plan.'),
  raceChange: talk(RUNNING, 'A race in the plan has another date, distance or name.'),
  raceDelete: talk(RUNNING, 'A race is cancelled; take it out of the plan.'),
  raceGoal: talk(RUNNING, 'Tells or asks about the target time of the race.'),
  raceRealistic: talk(RUNNING, 'Is a certain goal or race realistic.'),
  racePacing: train(RUNNING, 'How to pace the race: starting pace, splits, hills.'),
  raceDay: talk(
    RUNNING,
    'What to do on the day of the race: breakfast, clothes, warm-up, start pen, if it goes wrong.',
  ),
  raceWeek: train(RUNNING, 'How to train in the week of the race and what happens in it.'),
  taper: train(RUNNING, 'When and how training is reduced before the race, and why.'),
  phase: talk(RUNNING, 'Which phase of the season am I in and what does it mean.'),
  phaseNext: talk(RUNNING, 'When the next phase begins and what it brings.'),
  season: talk(RUNNING, 'How the whole plan until the race looks, how many weeks are left.'),
  tuneUpRace: train(RUNNING, 'May I run another, smaller race (parkrun, 10 km) during the preparation.'),
} as const;

/** Pace, heart rate and technique. */
const EFFORT = {
  zones: train(RUNNING, 'What the training zones are, mine or in general.'),
  zonePace: train(RUNNING, 'The pace or heart rate of one particular zone.'),
  paceFor: train(RUNNING, 'How fast to run a certain kind of run (easy, long, intervals, marathon pace).'),
  rpe: talk(RUNNING, 'What effort numbers 1 to 10 mean, how hard something should feel.'),
  heartRate: talk(RUNNING, 'A question about heart rate in training: too high, which pulse, maximum, resting pulse.'),
  thresholdTest: train(RUNNING, 'How to do a threshold test or time trial.'),
  thresholdSet: talk(RUNNING, 'Tells a new threshold pace or wants it changed.'),
  cadence: talk(RUNNING, 'Steps per minute, stride length, running form.'),
  hills: train(RUNNING, 'Running hills or hill repetitions: how and why.'),
  strides: train(RUNNING, 'What strides are and how to run them.'),
  treadmill: train(RUNNING, 'How to do a session on a treadmill: speed, incline.'),
  warmUp: train(RUNNING, 'How to warm up or cool down before or after running.'),
  predict: talk(RUNNING, 'Which race time can I run now; predict a finishing time.'),
} as const;

/** Check-ins, progress and how the runner feels. */
const STATE = {
  score: talk(BOTH, 'What is my readiness score, what does the number mean.'),
  scoreWhy: talk(BOTH, 'Why is my readiness score as low or high as it is.'),
  checkinHow: talk(BOTH, 'How the daily check-in works, when and how to fill it in.'),
  checkinEffect: talk(BOTH, "How the check-in changed the plan or today's session."),
  trend: talk(BOTH, 'How my check-ins or scores have developed.'),
  progress: talk(BOTH, 'Am I getting better, how is my training or rehab going overall.'),
  records: talk(BOTH, 'My longest, fastest, most; totals and personal bests in my log.'),
  tired: train(BOTH, 'Feels tired or heavy in an ordinary way; what to do about training.'),
  sore: train(BOTH, 'Ordinary muscle soreness after training; may I run.'),
  slept: train(BOTH, 'Slept badly or too little; what about today.'),
  stress: train(BOTH, 'Much stress at work or at home; what about training.'),
  motivation: talk(BOTH, 'No motivation, cannot be bothered, bored.'),
  nerves: talk(BOTH, 'Nervous before a race or session.'),
  feelingGreat: talk(BOTH, 'Feels great, says so, or asks what to do with the good form.'),
} as const;

/** Rehab: exercises, pain, phases and the return to running. */
const REHAB = {
  exercisesToday: train(PHYSIO, 'Which rehab exercises are due today.'),
  exerciseHow: talk(PHYSIO, 'How to do an exercise: technique, tempo, range.'),
  exerciseWhy: talk(PHYSIO, 'Why an exercise is in the programme.'),
  exerciseEasier: train(PHYSIO, 'An exercise is too hard; wants an easier one.'),
  exerciseHarder: train(PHYSIO, 'An exercise is too easy; wants to progress it.'),
  exerciseSwap: train(PHYSIO, 'Replace an exercise, for example because equipment is missing.'),
  dose: train(PHYSIO, 'How many sets, repetitions, kilos, how often, how long to rest.'),
  painScale: talk(PHYSIO, 'What the pain numbers mean, which pain is allowed.'),
  painDuring: train(PHYSIO, 'Pain during exercises or a run: go on or not.'),
  painAfter: train(PHYSIO, 'Sore or in pain after the exercises or the next morning: go on or not.'),
  painLog: talk(PHYSIO, "Reports today's pain so that it is recorded."),
  phaseRehab: talk(PHYSIO, 'Which phase of rehab am I in, what is in it.'),
  criteria: talk(PHYSIO, 'What must be fulfilled to get to the next phase.'),
  howLong: talk(PHYSIO, 'How long will the injury or the rehab take.'),
  returnRun: train(PHYSIO, 'When may I run again.'),
  ladderStage: train(PHYSIO, 'On which step of the walk-run ladder am I, what is it.'),
  ladderHow: train(PHYSIO, 'How the walk-run ladder works: days between, repeating or stepping back.'),
  runWithPain: train(PHYSIO, 'May I run although the known injury hurts a little.'),
  otherSports: train(PHYSIO, 'Which other sports are allowed with the injury.'),
  secondArea: talk(PHYSIO, 'Another part hurts as well now, ordinarily; can it be added.'),
  seeSomeone: talk(PHYSIO, 'Should I see a physiotherapist or doctor about an ordinary complaint, and who.'),
} as const;

/** General knowledge, and questions that the coach must decline. */
const KNOWLEDGE = {
  card: talk(BOTH, 'A general question about training, racing or the body that no other intent covers.'),
  termExplain: talk(BOTH, 'What a word of training or rehab means (fartlek, tempo, VO2max, eccentric).'),
  shoes: talk(BOTH, 'Running shoes: which, when to change, plates, lacing.'),
  gear: talk(BOTH, 'Other equipment: watch, lamp, vest, clothes, socks, headphones.'),
  food: talk(BOTH, 'What and when to eat around training and races.'),
  drink: talk(BOTH, 'What and how much to drink, salt.'),
  caffeineAlcohol: talk(BOTH, 'Coffee, energy drinks, beer, wine around running.'),
  sleepHow: talk(BOTH, 'General questions about sleep, naps, night shifts, jet lag.'),
  strengthHow: talk(BOTH, 'General questions about strength training for runners.'),
  stretching: talk(BOTH, 'Stretching, foam rolling, yoga, massage, ice baths.'),
  weightGoal: talk(BOTH, 'Losing or gaining weight by running, ordinary and without distress.'),
  supplements: talk(BOTH, 'Vitamins, protein powder, creatine, iron and other supplements.'),
  medicineGeneral: talk(BOTH, 'General question about a medicine, without misuse or symptoms.'),
  scanMeaning: talk(BOTH, 'What does my X-ray, MRI or blood test mean.'),
  clearance: talk(BOTH, 'Wants the coach to confirm that the runner is medically fit to run.'),
  diagnosis: talk(BOTH, 'What do I have, which injury is this, asked about an ordinary complaint.'),
} as const;

/** The app, the coach and small talk. */
const TALK = {
  logHow: talk(BOTH, 'How to log or correct a session in the app.'),
  calendar: talk(BOTH, 'Calendar feed, export to watch or calendar, reminders, notifications.'),
  importHow: talk(BOTH, 'Bring activities from Garmin, Strava or files into the app.'),
  units: talk(BOTH, 'Switch between kilometres and miles.'),
  languageSet: talk(BOTH, 'Switch the language of the answers.'),
  replyShorter: talk(BOTH, 'Wants shorter, longer or plainer answers.'),
  data: talk(BOTH, 'Which data is stored, delete or download it.'),
  whoReads: talk(BOTH, 'Who can read this conversation, is it private.'),
  account: talk(BOTH, 'Sign-in, password, e-mail address, subscription.'),
  human: talk(BOTH, 'Are you a person, an AI; wants to talk with a human.'),
  whatCanYou: talk(BOTH, 'What can you do, what can I ask you.'),
  feedback: talk(BOTH, 'Praise, complaint or bug report about the app or the coach.'),
  hello: talk(BOTH, 'A greeting alone.'),
  thanks: talk(BOTH, 'Thanks alone.'),
  bye: talk(BOTH, 'A farewell alone.'),
  yes: talk(BOTH, 'Agreement alone.'),
  no: talk(BOTH, 'Refusal alone.'),
  okay: talk(BOTH, 'Acknowledgement alone, neither yes nor no.'),
  why: talk(BOTH, 'Asks for the reason of what was just said, without naming anything.'),
  correction: talk(BOTH, 'Corrects what the coach understood ("not that, the other").'),
  aboutMe: talk(BOTH, 'Tells a fact or preference about oneself without a question.'),
  offTopic: talk(BOTH, 'Something that has nothing to do with running, health or the app.'),
} as const;

/** All intents (`language.md` 5.1), in the order of the classes of the model. */
export const INTENTS = {
  ...TODAY,
  ...CHANGE,
  ...AWAY,
  ...RACE,
  ...EFFORT,
  ...STATE,
  ...REHAB,
  ...KNOWLEDGE,
  ...TALK,
} as const;

export type IntentId = keyof typeof INTENTS;
export const INTENT_IDS = Object.keys(INTENTS) as IntentId[];
