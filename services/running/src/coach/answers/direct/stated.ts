import { addDays, flattenSteps } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { capitalised, type Language, listed, sentences } from '@stridewell/language/language';
import type { CoachDay, CoachState } from '../../../domain/coach-state.ts';
import { paceRange, type Zone } from '../../../domain/zones.ts';
import { formatPaceRange } from '../../../messages/describe-session.ts';
import { isHard } from '../../figures.ts';
import type { Question } from '../../intents/read.ts';
import { resultIn, thresholdFrom } from '../../race-result.ts';
import { count } from '../../text/names.ts';
import { thresholdOf, thresholdText, zoneFeel, zonePace, zonesOf } from '../../text/paces.ts';
import { isWalk, sessionPhrase, stepLines } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { fact } from '../cards.ts';
import { travel } from '../health.ts';
import { raceWeekFigures } from './figures.ts';
import { paceRun } from './report.ts';
import { dayAsked, longAhead, ofAll, ofRuns, onDay, pick } from './shared.ts';

/** Relative difference of two threshold paces below which they count as equal. */
const SAME = 0.01;

/** States what a race result says about the threshold pace and the zones. */
const raceResult: Answer = (state, question) => {
  const { language } = question;
  const result = resultIn(question.own);
  const found = result && thresholdFrom(result, thresholdOf(state)?.unit ?? 'km');
  if (!found)
    return pick(
      language,
      'A race can move your threshold pace, and with it every zone. Tell me the distance and the time, for example "10 km in 48:30".',
      'Et løp kan flytte terskelfarten din, og med den alle sonene. Skriv distansen og tida, for eksempel «10 km på 48:30».',
    );
  const now = thresholdOf(state);
  const easy = paceRange('2', found.secondsPerKm);
  const zone =
    easy.fast === null || easy.slow === null ? null : formatPaceRange({ low: easy.fast, high: easy.slow }, found.unit);
  const stored = now === null ? null : thresholdText(state, language);
  const isSame = now !== null && Math.abs(found.secondsPerKm / now.secondsPerKm - 1) < SAME;
  return {
    answer:
      stored === null
        ? pick(
            language,
            `Yes: it gives you a threshold pace of about ${found.text}, and paces for every zone.`,
            `Ja: det gir deg en terskelfart på omtrent ${found.text}, og fart i alle sonene.`,
          )
        : pick(
            language,
            `${isSame ? 'Hardly' : 'It may'}: it corresponds to a threshold pace of about ${found.text}; stored now: ${stored}.`,
            `${isSame ? 'Knapt' : 'Kanskje'}: det svarer til en terskelfart på omtrent ${found.text}; nå ligger ${stored} inne.`,
          ),
    why:
      zone &&
      pick(
        language,
        `With that pace, easy running (zone 2) would be ${zone}.`,
        `Med den farten blir rolig løping (sone 2) ${zone}.`,
      ),
    next: pick(
      language,
      'Change it only if you raced all out on a flat, measured course: write it as the threshold pace on the Profile tab, and the zones follow. Goal and race date stay as they are.',
      'Endre den bare hvis du løp for fullt i en flat, oppmålt løype: skriv den som terskelfart under Profil, så følger sonene. Mål og løpsdato blir stående.',
    ),
  };
};

/** Tolerance in seconds per kilometre at the ends of a zone. */
const NEAR = 2;
const SLOW = /\btoo slow\b|\bslow enough\b|\beasy enough\b|\bfor (?:sakte|seint)\b|\b(?:rolig|sakte) nok\b/i;
const ENOUGH = /\b(?:enough|nok)\b/i;

const comparedWith = (
  state: CoachState,
  question: Question,
  day: CoachDay,
  { zone, ran, fast, slow }: { zone: Zone; ran: number; fast: number | null; slow: number | null },
) => {
  const { language, own } = question;
  const isQuick = fast !== null && ran < fast - NEAR;
  const isSlow = slow !== null && ran > slow + NEAR;
  const unit = thresholdOf(state)?.unit ?? 'km';
  const stated = formatPaceRange({ low: ran, high: ran }, unit).replace(' /', '/');
  const range = zonePace(state, zone, language);
  const phrase = sessionPhrase(day, language);
  const bounds = pick(
    language,
    `It is ${phrase}, and zone ${zone} is ${range} for you.`,
    `Det er ${phrase}, og sone ${zone} er ${range} for deg.`,
  );
  if (isQuick)
    return {
      answer: pick(
        language,
        `${ENOUGH.test(own) ? 'No' : SLOW.test(own) ? 'No, the opposite' : 'Yes'}: ${stated} is too quick for today.`,
        `${ENOUGH.test(own) ? 'Nei' : SLOW.test(own) ? 'Nei, tvert imot' : 'Ja'}: ${stated} er for fort i dag.`,
      ),
      why: bounds,
      next: pick(
        language,
        'Let others run ahead, or meet them afterwards.',
        'La andre dra fra, eller møt dem etterpå.',
      ),
    };
  return {
    answer: isSlow
      ? pick(
          language,
          `${ENOUGH.test(own) ? 'Yes' : 'No'}: ${stated} is slower than the zone, and that is fine.`,
          `${ENOUGH.test(own) ? 'Ja' : 'Nei'}: ${stated} er saktere enn sona, og det er helt greit.`,
        )
      : pick(
          language,
          `${ENOUGH.test(own) ? 'Yes' : 'No'}: ${stated} fits today.`,
          `${ENOUGH.test(own) ? 'Ja' : 'Nei'}: ${stated} passer i dag.`,
        ),
    why: bounds,
    next: pick(
      language,
      `It should feel like ${zoneFeel(zone, 'en')}; slow down if it does not.`,
      `Det skal kjennes som ${zoneFeel(zone, 'nb')}; gå ned i fart hvis det ikke gjør det.`,
    ),
  };
};

/** Compares a stated pace with the zone of the day's session. */
const paceToday: Answer = (state, question) => {
  const { language } = question;
  const day = dayAsked(state, { day: null });
  const threshold = thresholdOf(state);
  const ran = paceRun(state, question);
  if (!day || day.minutes === 0)
    return pick(language, 'Today is a rest day, so no pace suits it.', 'I dag er det hviledag, så ingen fart passer.');
  const zones = zonesOf(day.zone);
  const zone = (isHard(day) ? zones.at(-1) : zones[0]) ?? '2';
  if (threshold === null || ran === null || isWalk(day))
    return {
      answer: pick(
        language,
        `I cannot judge the figure, because no threshold pace is stored: ${sessionPhrase(day, 'en')} should feel like ${zoneFeel(zone, 'en')}.`,
        `Tallet kan jeg ikke bedømme, for ingen terskelfart er lagret: ${sessionPhrase(day, 'nb')} skal kjennes som ${zoneFeel(zone, 'nb')}.`,
      ),
      why: pick(
        language,
        'If you cannot speak like that at their pace, it is too quick.',
        'Klarer du ikke å snakke slik i den farten, går det for fort.',
      ),
    };
  return comparedWith(state, question, day, { zone, ran, ...paceRange(zone, threshold.secondsPerKm) });
};

/** Counts the low check-ins in a row up to the newest one. */
const lowStreak: Answer = (state, { language }) => {
  const all = state.checkins.filter(({ date }) => date <= state.today).sort((a, b) => b.date.localeCompare(a.date));
  const [newest] = all;
  if (!newest) return pick(language, 'There are no check-ins yet.', 'Det er ingen innsjekker ennå.');
  const byDate = new Map(all.map((each) => [each.date, each.recommendation]));
  const dates: string[] = [];
  for (let date = newest.date; ['Recover', 'Reset'].includes(byDate.get(date) ?? ''); date = addDays(date, -1))
    dates.unshift(date);
  if (dates.length === 0)
    return pick(
      language,
      `None: the newest check-in is ${newest.recommendation}.`,
      `Ingen: den nyeste innsjekken er ${newest.recommendation}.`,
    );
  const names = listed(
    dates.map((date) => weekday(date, language)),
    language,
  );
  return {
    answer: pick(
      language,
      `${count(dates.length, 'day', 'days')} in a row: ${names}.`,
      `${count(dates.length, 'dag', 'dager')} på rad: ${names}.`,
    ),
    why: pick(
      language,
      'After three low days in a row I offer a week that is a fifth lighter.',
      'Etter tre lave dager på rad tilbyr jeg ei uke som er en femtedel lettere.',
    ),
  };
};

/** Declines to make the long run longer than planned, with its planned length and the cap. */
const longerLong: Answer = (state, question) => {
  const { language } = question;
  const named = question.days
    .filter(({ kind }) => kind === 'weekday')
    .map((day) => dayAsked(state, { day }))
    .find((day) => (day?.minutes ?? 0) > 0);
  const day = named ?? longAhead(state);
  if (!day)
    return pick(
      language,
      'No: no long run is left this week, and nothing is added to other days.',
      'Nei: det står ingen langtur igjen denne uka, og ingenting legges på andre dager.',
    );
  return {
    answer: pick(
      language,
      `No, keep to ${day.minutes} minutes ${onDay(state, day.date, 'en')}.`,
      `Nei, hold deg til ${day.minutes} minutter ${onDay(state, day.date, 'nb')}.`,
    ),
    why: state.cap
      ? pick(
          language,
          `Your longest recent run is ${state.cap.longest} min, and one run may be ${state.cap.minutes} min at most now.`,
          `Den lengste turen din i det siste er ${state.cap.longest} min, og én tur kan nå være høyst ${state.cap.minutes} min.`,
        )
      : pick(
          language,
          'One run grows by at most a tenth at a time, and the plan has that step already.',
          'Én tur vokser høyst en tidel om gangen, og det steget ligger alt i planen.',
        ),
    next: pick(
      language,
      'A good week shows in the log, and the next weeks grow from it.',
      'En god uke synes i loggen, og de neste ukene vokser fra den.',
    ),
  };
};

/** Answers whether walking up hills counts. */
const hillWalk: Answer = (_state, { language }) => ({
  answer: pick(
    language,
    'No, it is no cheating: walking where it is steep keeps the effort easy, and the minutes count.',
    'Nei, det er ikke juks: å gå der det er bratt holder innsatsen rolig, og minuttene teller.',
  ),
  why: fact('hills', language, 1),
});

/** The pace of the work steps of a session, in the runner's unit; null without one. */
const workPace = (state: CoachState, { built }: CoachDay): string | null => {
  const work = flattenSteps(built?.steps ?? []).find(({ kind, target }) => kind === 'work' && target?.pace);
  return work?.target?.pace ? formatPaceRange(work.target.pace, thresholdOf(state)?.unit ?? 'km') : null;
};

const THRESHOLD = /\b(?:threshold|tempo\w*|terskel\w*)/i;
const INTERVALS = /\b(?:intervals?|intervall\w*)\b/i;

/** The pace of the quick parts of this week's hard session, or of such a session in general. */
export const repsPace: Answer = (state, { language, own }) => {
  const session = (state.plan?.days ?? []).find((day) => isHard(day)) ?? null;
  const ofSession = session ? (zonesOf(session.zone).at(-1) ?? null) : null;
  const asked: Zone | null = THRESHOLD.test(own) ? '4' : INTERVALS.test(own) ? (ofSession ?? '5b') : null;
  const zone = asked ?? ofSession ?? '4';
  const shown = session && ofSession === zone ? session : null;
  const exact = shown && workPace(state, shown);
  const pace = exact ?? zonePace(state, zone, language);
  return {
    answer: pick(
      language,
      `The quick parts ${pace ? `at ${pace}, ` : ''}in zone ${zone}: ${zoneFeel(zone, 'en')}.`,
      `De raske delene ${pace ? `på ${pace}, ` : ''}i sone ${zone}: ${zoneFeel(zone, 'nb')}.`,
    ),
    why: pick(
      language,
      'The last one should be as quick as the first, so begin at the slow end.',
      'Den siste skal gå like fort som den første, så begynn i den rolige enden.',
    ),
    next: shown
      ? pick(
          language,
          `${capitalised(weekday(shown.date, 'en'))}'s session step by step:`,
          `Økta ${weekday(shown.date, 'nb')}, steg for steg:`,
        )
      : null,
    list: shown ? stepLines(state, shown, language) : null,
  };
};

/** The days of a trip that a message names, with the way to put them into the plan. */
const travelDates: Answer = (state, question) => travel(state, question);

/** Says how to put a trip into the plan, without any advice on training. */
export const tripOpen = (language: Language) => ({
  answer: pick(
    language,
    "Yes: enter the trip under 'Pause' in the tracker, and the plan has no runs on those days.",
    'Ja: legg inn reisen under «Pause» i treningsloggen, så har planen ingen turer de dagene.',
  ),
  why: pick(
    language,
    'What does not fit is left out, and the plan goes on from there.',
    'Det som ikke får plass, blir ute, og planen går videre derfra.',
  ),
});

const raceWeekCut: Answer = (state, question) => {
  const week = state.course?.weeks.at(-1);
  const figures = raceWeekFigures(state, question);
  if (!week || week.taperShare === null || typeof figures === 'string') return figures;
  const cut = 100 - Math.round(100 * week.taperShare);
  const { language } = question;
  const said = typeof figures.answer === 'string' ? figures.answer : '';
  return {
    ...figures,
    answer: sentences(pick(language, `By about ${cut} % in race week.`, `Omtrent ${cut} % i løpsuka.`), said),
    after: pick(language, 'Cut minutes, not pace.', 'Kutt minutter, ikke fart.'),
  };
};

export const STATED_ANSWERS = {
  raceResult: ofRuns(raceResult),
  paceToday: ofRuns(paceToday),
  lowStreak,
  raceWeekCut: ofRuns(raceWeekCut),
  longerLong: ofRuns(longerLong),
  hillWalk: ofRuns(hillWalk),
  repsPace: ofRuns(repsPace),
  travelDates: ofAll(travelDates),
} as const;
