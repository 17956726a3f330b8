import { weekday } from '@stridewell/language/days';
import { sentences, type Words } from '@stridewell/language/language';
import { isHard, rehabLevel } from '../../figures.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { fact } from '../cards.ts';
import { swap } from '../swap.ts';
import { dayAsked, longAhead, ofAll, ofRuns, onDay, pick, raceAhead } from './shared.ts';

/** The card, and its fact about when the weather is no longer safe, by words for the weather. */
const DANGERS: readonly (readonly [RegExp, string, number])[] = [
  [/\b(?:thunder\w*|lightning|torden\w*|lyn\w*)\b/i, 'thunder', 0],
  [/\b(?:freezing rain|hail\w*|underkjølt|ice|icy|isen|glatt)\b/i, 'ice-spikes', 0],
  [/\b(?:gale\w*|storm\w*|gust\w*|wind\w*|blow\w*|kuling|vind\w*|blåser|uvær\w*)\b/i, 'wind', 3],
  [/\b(?:snow\w*|blizzard|snø\w*|snør|sludd|sleet)\b/i, 'snow', 0],
];

const SWAPS = /\b(?:swap|switch|move|bytt\w*|flytt\w*)\b/i;

/** Explains what to do with a run in bad weather: indoors, at another hour, or not at all. */
const weatherPlan: Answer = (state, question) => {
  const { language, own } = question;
  const day = dayAsked(state, question);
  const danger = DANGERS.find(([words]) => words.test(own));
  const safe = danger ? fact(danger[1], language, danger[2]) : fact('rain', language);
  if (!day || day.minutes === 0)
    return {
      answer: pick(
        language,
        'Nothing has to be run that day, so stay in with a clear conscience.',
        'Ingenting må løpes den dagen, så bli inne med god samvittighet.',
      ),
      why: safe,
    };
  const when = onDay(state, day.date, language);
  const phrase = sessionPhrase(day, language);
  const swapped = SWAPS.test(own) ? swap(state, question) : null;
  const verdict = swapped !== null && typeof swapped !== 'string' ? swapped.answer : null;
  return {
    answer: pick(
      language,
      `Plan B for ${phrase} ${when}: the same minutes on a treadmill, another hour of the day when it has eased, or shorter on a sheltered round.`,
      `Plan B for ${phrase} ${when}: de samme minuttene på mølle, et annet tidspunkt når det har roet seg, eller kortere på ei lun runde.`,
    ),
    why: sentences(
      pick(
        language,
        'Outside, go by effort and let the pace be what it is.',
        'Ute går du etter innsats og lar farten bli det den blir.',
      ),
      safe,
    ),
    next:
      typeof verdict === 'string'
        ? verdict
        : pick(
            language,
            'Leaving it out costs you nothing, and it is not added to another day.',
            'Å la den ligge koster deg ingenting, og den legges ikke på en annen dag.',
          ),
  };
};

/** Answers whether a run late in the evening is fine. */
const lateRun: Answer = (state, question) => {
  const { language } = question;
  const day = dayAsked(state, question);
  if (!day || day.minutes === 0)
    return pick(
      language,
      'There is nothing to run that day: it is a rest day.',
      'Det er ingenting å løpe den dagen: den er hviledag.',
    );
  const phrase = sessionPhrase(day, language);
  const isOnLadder = rehabLevel(state) === 'ladder';
  return {
    answer: isHard(day)
      ? pick(
          language,
          `You can, but ${phrase} late in the evening may cost you sleep; earlier, or on another day, is better.`,
          `Det går, men ${phrase} sent på kvelden kan koste deg søvn; tidligere eller en annen dag er bedre.`,
        )
      : pick(
          language,
          `Yes, late is fine for ${phrase}: keep it easy, and leave an hour or so to wind down before bed.`,
          `Ja, sent går fint for ${phrase}: hold den rolig, og la det gå en times tid før du legger deg.`,
        ),
    why: pick(
      language,
      'If you sleep badly after evening runs, sleep wins: shorten it or leave it out, and nothing is lost.',
      'Sover du dårlig etter kveldsturer, vinner søvnen: kort den ned eller la den ligge, og ingenting er tapt.',
    ),
    next: isOnLadder
      ? pick(
          language,
          'If you move it to tomorrow, keep a day off before the next one.',
          'Flytter du den til i morgen, hold en fridag før neste.',
        )
      : pick(language, 'Light and something reflective when it is dark.', 'Lys og noe reflekterende når det er mørkt.'),
  };
};

const WARM: Words = {
  en: 'Start those runs extra slowly; the body is stiffer in the morning.',
  nb: 'Begynn de turene ekstra sakte; kroppen er stivere om morgenen.',
};

/** Answers whether to train at the time of day of the race. */
const raceHour: Answer = (state, { language }) => {
  const race = raceAhead(state, language);
  const long = longAhead(state);
  return {
    answer: pick(
      language,
      `No need to turn into a morning person: a few runs at the hour of the start are enough${long ? `, such as ${weekday(long.date, 'en')}'s ${long.minutes} min` : ''}.`,
      `Du trenger ikke bli morgenmenneske: noen få turer på samme klokkeslett som starten holder${long ? `, for eksempel de ${long.minutes} minuttene ${weekday(long.date, 'nb')}` : ''}.`,
    ),
    why: pick(
      language,
      `Try the breakfast of the day on them as well${race ? `; with ${race.days} days to go there is time for that` : ''}. The other runs can stay where they are.`,
      `Prøv frokosten fra løpsdagen på dem også${race ? `; med ${race.days} dager igjen er det tid til det` : ''}. De andre turene kan ligge der de er.`,
    ),
    next: WARM[language],
  };
};

export const CIRCUMSTANCE_ANSWERS = {
  weatherPlan: ofAll(weatherPlan),
  lateRun: ofAll(lateRun),
  raceHour: ofRuns(raceHour),
} as const;
