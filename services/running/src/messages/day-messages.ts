import { addDays } from '@stridewell/contracts/web';
import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import { formatNumber } from '@stridewell/kit/messages/numbers';
import { weekday } from '@stridewell/language/days';
import type { DayChange } from '../domain/training/day/draft.ts';
import type { DayDecision } from '../domain/training/day-action.ts';
import type { WeekDay } from '../domain/week/types.ts';

/** Sentences that explain to the runner how a day changed. `{day}` is the name of a weekday. */
const CHANGES = {
  'action.long_shorter': { en: 'Trimmed today: a fifth shorter.', nb: 'Trimmet i dag: en femtedel kortere.' },
  'action.work_shorter': {
    en: 'Trimmed today: about a third less hard work, at the same effort.',
    nb: 'Trimmet i dag: omtrent en tredel mindre hardt arbeid, med samme innsats.',
  },
  'action.easy_instead_of_speed': {
    en: 'An easy run today: nothing fast and no hills while it hurts.',
    nb: 'En rolig tur i dag: ingen fart og ingen bakker mens det gjør vondt.',
  },
  'action.unit_before': {
    en: 'Trimmed today: the walk-run of the step before.',
    nb: 'Trimmet i dag: gå–løp-økta fra trinnet før.',
  },
  'action.easy_instead_of_long': {
    en: 'A shorter easy run today instead of the long run.',
    nb: 'En kortere, rolig tur i dag i stedet for langturen.',
  },
  'action.easy_instead_of_work': {
    en: 'An easy run today instead of the hard session.',
    nb: 'En rolig tur i dag i stedet for den harde økta.',
  },
  'action.easy_shorter': { en: 'A shorter easy run today.', nb: 'En kortere rolig tur i dag.' },
  'action.very_easy': {
    en: 'Very easy today: jog, walk, bike or mobility.',
    nb: 'Svært rolig i dag: jogg, gå, sykle eller bevegelighet.',
  },
  'action.walk': { en: 'A walk today instead of the walk-run.', nb: 'En gåtur i dag i stedet for gå–løp.' },
  'action.no_running': {
    en: 'No running today: a walk, easy cycling or mobility is fine.',
    nb: 'Ingen løping i dag: en gåtur, rolig sykling eller bevegelighet går fint.',
  },
  'action.rest': {
    en: 'Rest today. Nothing is moved: one session never made a season.',
    nb: 'Hvile i dag. Ingenting flyttes: én økt avgjør aldri en sesong.',
  },
  moved_here: { en: 'Moved here from {day}.', nb: 'Flyttet hit fra {day}.' },
  moved_away: { en: 'It moves to {day}.', nb: 'Den flyttes til {day}.' },
  left_out: {
    en: 'It is left out this week: no later day keeps the hard days apart.',
    nb: 'Den går ut denne uka: ingen senere dag holder de harde dagene fra hverandre.',
  },
  'ill.now': {
    en: 'You are ill: no running until you have been without symptoms for 24 hours.',
    nb: 'Du er syk: ingen løping før du har vært uten symptomer i 24 timer.',
  },
  'ill.over': {
    en: 'Rest until you have been without symptoms for 24 hours.',
    nb: 'Hvil til du har vært uten symptomer i 24 timer.',
  },
  after_illness: {
    en: 'Easy day {number} of {of} after your illness.',
    nb: 'Rolig dag {number} av {of} etter sykdommen.',
  },
  race_after_illness: {
    en: 'You were ill until {days, plural, one {yesterday} other {# days ago}}; do not race today: start only to jog, or not at all.',
    nb: 'Du var syk til {days, plural, one {i går} other {for # dager siden}}; ikke konkurrer i dag: start bare for å jogge, eller la det være.',
  },
  'race_refused.ill': {
    en: 'I would not start in this race: your illness is too close. A later one is the better choice.',
    nb: 'Jeg ville ikke startet i dette løpet: sykdommen er for nær. Et senere løp er et bedre valg.',
  },
  'race_refused.unprepared': {
    en: 'I would not start in this race: your longest run is too short for it. An easy run is the better choice.',
    nb: 'Jeg ville ikke startet i dette løpet: den lengste turen din er for kort for det. En rolig tur er et bedre valg.',
  },
  away: { en: 'You are travelling: nothing is planned.', nb: 'Du er bortreist: ingenting er planlagt.' },
  'return.first': {
    en: 'Your first run after {days} days off: short and easy.',
    nb: 'Din første tur etter {days} dager fri: kort og rolig.',
  },
  'return.later': {
    en: 'Shorter and easy after {days} days off.',
    nb: 'Kortere og rolig etter {days} dager fri.',
  },
  physio_stop: {
    en: 'Physio Coach has stopped running for now.',
    nb: 'Physio Coach har stoppet løpingen inntil videre.',
  },
  physio_walk: { en: 'Your injury comes first, so this is a walk.', nb: 'Skaden går først, så dette er en gåtur.' },
  ladder: {
    en: 'Stage {stage} of your walk-run ladder.',
    nb: 'Trinn {stage} av gå–løp-stigen din.',
  },
  ladder_rest: {
    en: 'A day between two ladder runs lets the tissue answer.',
    nb: 'En dag mellom to turer på stigen lar vevet svare.',
  },
  after_ladder: {
    en: 'You have just finished the walk-run ladder, so runs stay short and easy this week.',
    nb: 'Du er nettopp ferdig med gå–løp-stigen, så turene er korte og rolige denne uka.',
  },
  after_ladder_rest: {
    en: 'In the first four weeks after the ladder there is a day between two runs.',
    nb: 'De første fire ukene etter stigen er det en dag mellom to turer.',
  },
  after_ladder_longest: {
    en: 'In the first four weeks after the ladder runs grow slowly: {minutes} min at most for now.',
    nb: 'De første fire ukene etter stigen blir turene sakte lengre: høyst {minutes} min foreløpig.',
  },
  pain_skip: {
    en: 'You skipped a run for pain, so this one is easy, or a walk. Nothing hard until pain is 2 or less on two check-ins.',
    nb: 'Du droppet en tur på grunn av smerte, så denne er rolig eller en gåtur. Ingenting hardt før smerten er 2 eller mindre på to innsjekker.',
  },
  pain_said: {
    en: 'You said that something hurts, so this run is easy. Answer the questions of Physio Coach, and the plan follows.',
    nb: 'Du sa at noe gjør vondt, så denne turen er rolig. Svar på spørsmålene hos Physio Coach, så følger planen etter.',
  },
  pain_stop: {
    en: 'Two runs were skipped for pain within a week, so the plan pauses. Two minutes in Physio Coach?',
    nb: 'To turer er droppet for smerte på en uke, så planen tar pause. To minutter i Physio Coach?',
  },
  pain_lasts: {
    en: 'Pain on three of five days: nothing fast until it is 2 or less on two check-ins. Two minutes in Physio Coach?',
    nb: 'Smerte tre av fem dager: ingenting raskt før den er 2 eller mindre på to innsjekker. To minutter i Physio Coach?',
  },
  fatigue_skip: {
    en: 'You skipped a run because you were tired, so the hard part is about a third shorter.',
    nb: 'Du droppet en tur fordi du var sliten, så den harde delen er omtrent en tredel kortere.',
  },
  after_light_days: {
    en: 'Easy after two light days. Hard running comes back after one ordinary day.',
    nb: 'Rolig etter to lette dager. Den harde løpingen kommer tilbake etter én vanlig dag.',
  },
  lighter_week: { en: 'A lighter week: a fifth less.', nb: 'En lettere uke: en femtedel mindre.' },
  own_easier: { en: 'You made this day easier.', nb: 'Du gjorde denne dagen lettere.' },
  own_longer: {
    en: 'You added {minutes} minutes to this run.',
    nb: 'Du la {minutes} minutter til denne turen.',
  },
  own_shorter: { en: 'You shortened this session.', nb: 'Du kortet ned denne økta.' },
  cap: {
    en: '{minutes} min is as far as you go today: runs more than a tenth longer than your longest of 30 days go with more injuries.',
    nb: '{minutes} min er det lengste i dag: turer mer enn en tidel lengre enn den lengste på 30 dager gir flere skader.',
  },
  after_race: {
    en: 'You ran your race, so the rest of this week is for recovery.',
    nb: 'Du har løpt løpet ditt, så resten av uka er til restitusjon.',
  },
  unavailable: { en: 'This is not one of your running days.', nb: 'Dette er ikke en av løpedagene dine.' },
  hard_too_close: {
    en: 'Easy, because another hard day is too close.',
    nb: 'Rolig, fordi en annen hard dag ligger for nær.',
  },
} as const satisfies Messages<string>;

type ChangeCode = keyof typeof CHANGES;

const changes = createCatalogue<ChangeCode>(CHANGES);

/** A Monday, from which the names of weekdays are counted. */
const MONDAY = '2026-01-05';

/** Returns the name of a weekday. Days are counted from Monday (0) and continue into the next week. */
const dayName = (day: number, language: MessageLanguage): string => weekday(addDays(MONDAY, day), language);

const codeOf = (change: DayChange): ChangeCode => {
  switch (change.code) {
    case 'action':
      return `action.${change.change}`;
    case 'ill':
      return change.isOver ? 'ill.over' : 'ill.now';
    case 'race_refused':
      return change.isIll ? 'race_refused.ill' : 'race_refused.unprepared';
    case 'return':
      return change.isFirstRun ? 'return.first' : 'return.later';
    default:
      return change.code;
  }
};

/** Returns a sentence that describes one change of a day. */
export const describeChange = (change: DayChange, language: MessageLanguage): string => {
  const values = {
    ...(change.code === 'moved_here' ? { day: dayName(change.from, language) } : {}),
    ...(change.code === 'moved_away' ? { day: dayName(change.to, language) } : {}),
    ...(change.code === 'after_illness' ? { number: change.day, of: change.of } : {}),
    ...(change.code === 'race_after_illness' ? { days: change.daysSince } : {}),
    ...(change.code === 'return' ? { days: change.daysOff } : {}),
    ...('stage' in change ? { stage: change.stage } : {}),
    ...('minutes' in change ? { minutes: change.minutes } : {}),
  };
  return changes.render({ code: codeOf(change), values }, language);
};

/** Sentences that explain a day's action to the runner (section 2.7 of the plans page). */
const ACTIONS = {
  'plan.normal': {
    en: 'Train as planned. {score} is an ordinary day for you (your usual is {low}–{high}). Keep the effort honest; no extras.',
    nb: 'Tren som planlagt. {score} er en vanlig dag for deg (du pleier å ligge på {low}–{high}). Hold innsatsen ærlig, uten ekstra.',
  },
  'no_race.after_illness': {
    en: 'Not a day to race: your body is still getting over your illness.',
    nb: 'Ikke en dag for å konkurrere: kroppen er fortsatt på vei ut av sykdommen.',
  },
  'no_race.refused': {
    en: 'Not a day to race: I would not start in this one.',
    nb: 'Ikke en dag for å konkurrere: jeg ville ikke startet i dette løpet.',
  },
  'plan.below_normal': {
    en: 'Good, a little under your usual: do the session, nothing on top.',
    nb: 'Bra, litt under det vanlige: gjør økta, ingenting i tillegg.',
  },
  'plan.ordinary': {
    en: 'Train as planned. {score} is an ordinary day; after more check-ins I know your own range.',
    nb: 'Tren som planlagt. {score} er en vanlig dag; etter flere innsjekker kjenner jeg ditt eget nivå.',
  },
  'plan.untouched': {
    en: 'You left the answers as they were, so the plan stands.',
    nb: 'Du lot svarene stå som de var, så planen gjelder.',
  },
  'plan.no_checkin': { en: 'No check-in today, so the plan stands.', nb: 'Ingen innsjekk i dag, så planen gjelder.' },
  'plan.ladder': { en: 'Today follows your walk-run ladder.', nb: 'I dag følger du gå–løp-stigen.' },
  'plan.walk': {
    en: 'Walking only for now: running waits until Physio Coach opens the walk-run ladder.',
    nb: 'Bare gange foreløpig: løpingen venter til Physio Coach åpner gå–løp-stigen.',
  },
  'trim.well_below_normal': {
    en: 'A good number, but well under your own usual: a third off the hard part.',
    nb: 'Et godt tall, men godt under ditt vanlige: en tredel av den harde delen bort.',
  },
  trim: {
    en: 'Train, but trim it. You are okay, not fully charged.',
    nb: 'Tren, men trim økta. Du er i orden, men ikke fulladet.',
  },
  'trim.pain': {
    en: 'Train, but trim it: you have pain, so nothing fast, no strides and no hills. Two minutes in Physio Coach?',
    nb: 'Tren, men trim økta: du har vondt, så ingen fart, ingen stigningsløp og ingen bakker. To minutter i Physio Coach?',
  },
  'light.sore': {
    en: 'Keep it light today: you have pain, so nothing fast. Two minutes in Physio Coach?',
    nb: 'Hold det rolig i dag: du har vondt, så ingen fart. To minutter i Physio Coach?',
  },
  'light.soft': {
    en: 'Keep it light. Low, though not unusual for you: an easy run instead of the hard one.',
    nb: 'Hold det rolig. Lavt, men ikke uvanlig for deg: en rolig tur i stedet for den harde.',
  },
  'light.pain': {
    en: 'No running today because of your pain. A walk is fine if it does not hurt more.',
    nb: 'Ingen løping i dag på grunn av smerten. En gåtur er greit hvis det ikke gjør mer vondt.',
  },
  light: { en: 'Keep it light today.', nb: 'Hold det rolig i dag.' },
  rest_day: { en: 'A rest day, as planned.', nb: 'En hviledag, som planlagt.' },
  rest: { en: 'Rest today.', nb: 'Hvil i dag.' },
} as const satisfies Messages<string>;

type ActionCode = keyof typeof ACTIONS;

const actions = createCatalogue<ActionCode>(ACTIONS);

/** The fields of a day that the description of its action uses. */
export type ActionDay = Pick<WeekDay, 'session' | 'changes' | 'decision' | 'score' | 'normal' | 'fixed'>;

const actionCode = (
  { action, reason, isSoft, isWithoutSpeed }: DayDecision,
  changes: WeekDay['changes'],
): ActionCode => {
  if (action === 'rest') return 'rest';
  if (reason === 'no_race') {
    return changes.some(({ code }) => code === 'race_refused') ? 'no_race.refused' : 'no_race.after_illness';
  }
  if (isWithoutSpeed && action === 'trim') return 'trim.pain';
  if (isWithoutSpeed && action === 'light' && reason !== 'pain') return 'light.sore';
  if (action === 'light') return reason === 'pain' ? 'light.pain' : isSoft ? 'light.soft' : 'light';
  if (action === 'trim') return reason === 'well_below_normal' ? 'trim.well_below_normal' : 'trim';
  // Days planned by an earlier release contain the advice, but not the action that matches it.
  if (changes.some(({ code }) => code === 'race_after_illness')) return 'no_race.after_illness';
  switch (reason) {
    case 'below_normal':
    case 'untouched':
    case 'no_checkin':
    case 'normal':
      return `plan.${reason}`;
    case 'gate':
      return changes.some(({ code }) => code === 'physio_walk') ? 'plan.walk' : 'plan.ladder';
    default:
      return 'plan.ordinary';
  }
};

/** True for a planned rest day that the check-in did not change. */
const isRestDay = ({ session, changes, decision, fixed }: ActionDay): boolean =>
  !session && changes.length === 0 && !fixed && decision?.action !== 'rest';

/**
 * Returns a sentence that describes the day's action. The badge and the plan row show the same action. Null for a day
 * after today.
 */
export const describeAction = (day: ActionDay, language: MessageLanguage): string | null => {
  const { decision, changes, score = 0, normal } = day;
  if (!decision) return null;
  const number = (value: number): string => formatNumber(value, language, { min: 1, max: 1 });
  const values = {
    score: number(score),
    low: number(Math.max(0, (normal?.median ?? 0) - (normal?.deviation ?? 0))),
    high: number(Math.min(10, (normal?.median ?? 0) + (normal?.deviation ?? 0))),
  };
  return actions.render({ code: isRestDay(day) ? 'rest_day' : actionCode(decision, changes), values }, language);
};
