import { addDays } from '@stridewell/contracts/web';
import { fullDay, weekday } from '@stridewell/language/days';
import type { Language } from '@stridewell/language/language';
import type { CoachState } from '../../../domain/coach-state.ts';
import { formatRaceTime } from '../../../messages/session-notes.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { dayAsked, longAhead, ofAll, ofRuns, onDay, pick, raceAhead } from './shared.ts';

/** Race distances for which gels help, with the usual number of gels. */
const GELS: Readonly<Record<string, readonly [number, number]>> = {
  half_marathon: [2, 4],
  marathon: [5, 8],
  ultra: [6, 12],
};
/** Minimum duration of a run, in minutes, for which food during the run helps. */
const FUEL_FROM = 75;
const SOON_DAYS = 10;

const practice = (state: CoachState, language: Language): string | null => {
  const long = longAhead(state);
  return (
    long &&
    pick(
      language,
      `Try them on ${weekday(long.date, 'en')}'s long run, and take only what you have tried.`,
      `Prøv dem på langturen ${weekday(long.date, 'nb')}, og ta bare det du har prøvd.`,
    )
  );
};

/** States how many gels the race takes, and when. */
const raceGels: Answer = (state, { language }) => {
  const goal = state.runner?.goal ?? 'fitness';
  const gels = GELS[goal];
  if (!gels || !raceAhead(state, language))
    return {
      answer: pick(
        language,
        'None: for a race or run of up to an hour and a quarter you have enough stored.',
        'Ingen: til et løp eller en tur på opptil fem kvarter har du nok lagret.',
      ),
      why: pick(
        language,
        'On longer ones, one about every half hour from the first half hour on.',
        'På lengre turer holder én omtrent hver halvtime, fra den første halvtimen.',
      ),
    };
  const range = state.racePlan?.[language]?.predictedSeconds;
  const [least, most] = gels;
  const time = range && `${formatRaceTime(range.low)}–${formatRaceTime(range.high)}`;
  return {
    answer: pick(
      language,
      `Count on ${least} to ${most}${time ? ` for a time of ${time}` : ''}: the first after 30-40 min, then one every 25-30 min with a little water.`,
      `Regn med ${least} til ${most}${time ? ` for en tid på ${time}` : ''}: den første etter 30-40 min, så én hvert 25.-30. min med litt vann.`,
    ),
    why: pick(
      language,
      'That is about 30 to 60 grams of carbohydrate an hour; take the lower number if your stomach protests.',
      'Det er omtrent 30 til 60 gram karbohydrat i timen; ta det laveste tallet hvis magen protesterer.',
    ),
    next: practice(state, language),
  };
};

/** Explains what to eat and drink before and on a run of the plan. */
const runFood: Answer = (state, question) => {
  const { language } = question;
  const named = question.day ? dayAsked(state, question) : null;
  const day =
    named && named.minutes > 0 ? named : /long|lang/i.test(question.own) ? longAhead(state) : dayAsked(state, question);
  const isLong = (day?.minutes ?? 0) > FUEL_FROM;
  const phrase = day && day.minutes > 0 ? sessionPhrase(day, language) : null;
  return {
    answer: pick(
      language,
      'A light breakfast with some carbohydrate well before you start, such as toast with jam, porridge or a banana; only water if you start early and feel fine.',
      'En lett frokost i god tid før start, som ristet brød med syltetøy, grøt eller en banan; bare vann hvis du starter tidlig og kjenner deg bra.',
    ),
    why: isLong
      ? pick(
          language,
          'As it is a long one, bring water and a gel or something sweet, and take a little early on and at regular intervals.',
          'Den er lang, så ta med vann og en gel eller noe søtt, og ta litt tidlig og jevnlig.',
        )
      : pick(
          language,
          'You need no gels for it and no bottle: drink a glass before and by thirst afterwards, and bring water only when it is hot.',
          'Du trenger verken gel eller flaske: drikk et glass før og etter tørst etterpå, og ta med vann bare når det er varmt.',
        ),
    next:
      phrase &&
      day &&
      pick(
        language,
        `It is ${phrase} ${onDay(state, day.date, 'en')}.`,
        `Det er ${phrase} ${onDay(state, day.date, 'nb')}.`,
      ),
  };
};

const MORNING = /\b(?:morning|breakfast|frokost\w*|morgen\w*)\b/i;
const BEFORE = /\b(?:day|night|evening) before\b|\b(?:dagen|kvelden) før\b|\b(?:lørdag\w*|saturday)\b/i;

/** Explains what to eat the day before the race and on its morning. */
const raceFood: Answer = (state, { language, own }) => {
  const race = raceAhead(state, language);
  const morning = pick(
    language,
    'Two to three hours before the start: a breakfast you know, such as porridge or white bread with jam, and a glass or two of water.',
    'To til tre timer før start: en frokost du kjenner, som grøt eller lyst brød med syltetøy, og et glass eller to vann.',
  );
  const before = pick(
    language,
    `${race ? `On ${fullDay(addDays(race.date, -1), 'en')}, the day before,` : 'The day before'} eat mostly rice, pasta, potatoes and white bread, spread over the day, with little fibre, fat and spice.`,
    `${race ? `${fullDay(addDays(race.date, -1), 'nb').replace(/^./, (letter) => letter.toUpperCase())}, dagen før,` : 'Dagen før'} spiser du mest ris, pasta, poteter og lyst brød, fordelt utover dagen, med lite fiber, fett og krydder.`,
  );
  const known = pick(
    language,
    'Nothing new: only food that you have run on before.',
    'Ikke noe nytt: bare mat du har løpt på før.',
  );
  if (MORNING.test(own) && !BEFORE.test(own)) return { answer: morning, why: known };
  if (BEFORE.test(own)) return { answer: before, why: known, next: MORNING.test(own) ? morning : null };
  return { answer: before, why: morning, next: known };
};

/** States when to begin with more carbohydrate before the race, and what to do about fibre. */
const carbLoad: Answer = (state, { language }) => {
  const race = raceAhead(state, language);
  const goal = state.runner?.goal ?? 'fitness';
  if (!race || !GELS[goal])
    return {
      answer: pick(
        language,
        'No need: up to an hour and a half your stores are full after an ordinary dinner.',
        'Det trengs ikke: opptil halvannen time er lagrene fulle etter en vanlig middag.',
      ),
      why: pick(
        language,
        'Eat as usual the day before, with a little less fibre.',
        'Spis som vanlig dagen før, med litt mindre fiber.',
      ),
    };
  const [from, to] = [-3, -1].map((days) => addDays(race.date, days)) as [string, string];
  return {
    answer: pick(
      language,
      `From ${fullDay(from, 'en')} to ${fullDay(to, 'en')}, the last two to three days: more rice, pasta, potatoes, white bread and juice at every meal.`,
      `Fra ${fullDay(from, 'nb')} til ${fullDay(to, 'nb')}, de siste to-tre dagene: mer ris, pasta, poteter, lyst brød og juice til hvert måltid.`,
    ),
    why: pick(
      language,
      'Yes, cut down on fibre at the same time, most of all on the last day: fewer wholegrains, beans and raw vegetables.',
      'Ja, kutt ned på fiberen samtidig, mest den siste dagen: mindre grovt brød, bønner og rå grønnsaker.',
    ),
    next: race.days > SOON_DAYS ? pick(language, 'Until then eat as usual.', 'Til da spiser du som vanlig.') : null,
  };
};

/** Answers about coffee before a run or the race. */
const coffee: Answer = (state, { language, own }) => {
  const isRace = /\b(?:race|marathon|løpet|maraton\w*|konkurranse\w*)\b/i.test(own);
  const day = dayAsked(state, { day: null });
  return {
    answer: pick(
      language,
      isRace
        ? 'Yes, the cup you are used to, about an hour before the start.'
        : 'Yes, a cup before the run is fine if you are used to it.',
      isRace
        ? 'Ja, den koppen du er vant til, omtrent en time før start.'
        : 'Ja, en kopp før turen går fint hvis du er vant til det.',
    ),
    why: pick(
      language,
      'Leave it out from the afternoon on, because it stays in the body for hours and takes from your sleep.',
      'Dropp den fra ettermiddagen av, for den sitter i kroppen i timevis og tar av søvnen.',
    ),
    next:
      isRace || !day || day.minutes === 0
        ? null
        : pick(
            language,
            `It does not change the run: ${sessionPhrase(day, 'en')}.`,
            `Den endrer ikke turen: ${sessionPhrase(day, 'nb')}.`,
          ),
  };
};

/** Answers about running after a meal. */
const afterMeal: Answer = (state, question) => {
  const { language } = question;
  const day = dayAsked(state, question);
  return {
    answer: pick(
      language,
      'Yes, with two to three hours between a big meal and the run; after a snack one hour is enough.',
      'Ja, med to-tre timer mellom et stort måltid og turen; etter noe lite holder det med én.',
    ),
    why: pick(
      language,
      'Heavy legs after a meal are ordinary and ease when you start slowly; put it off an hour if your stomach is still full.',
      'Tunge bein etter mat er vanlig og gir seg når du begynner sakte; utsett en time hvis magen fortsatt er full.',
    ),
    next:
      day && day.minutes > 0
        ? pick(language, `It is only ${sessionPhrase(day, 'en')}.`, `Det er bare ${sessionPhrase(day, 'nb')}.`)
        : null,
  };
};

export const FUEL_ANSWERS = {
  raceGels: ofRuns(raceGels),
  runFood: ofRuns(runFood),
  raceFood: ofRuns(raceFood),
  carbLoad: ofRuns(carbLoad),
  coffee: ofAll(coffee),
  afterMeal: ofRuns(afterMeal),
} as const;
