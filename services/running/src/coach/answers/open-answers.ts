import { capitalised, type Language, listed, type Words } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import { backgroundOf, type IntentId } from '@stridewell/understanding';
import type { CoachState } from '../../domain/coach-state.ts';
import { checkinToday, lightDaysOf, pauseToday, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import { restReason } from '../rest-reason.ts';
import { contributors } from '../text/check-in.ts';
import { gainName, metricName } from '../text/names.ts';
import { fact } from './cards.ts';
import { honest, whatCounts } from './direct/check-in-talk.ts';
import { isFrost, layersFor } from './direct/kit.ts';
import { isLowDay, pick } from './direct/shared.ts';
import { tripOpen } from './direct/stated.ts';

/** An answer without training advice; null if the runner's data provide none. */
type OpenAnswer = (state: CoachState, question: Question) => Reply | null;

const same =
  (words: { answer: Words; why?: Words }): OpenAnswer =>
  (_state, { language }) => ({ answer: words.answer[language], why: words.why?.[language] });

/** Minimum number of light days that is a pattern and not chance. */
const SEVERAL = 2;

const isLow = (state: CoachState): boolean => isLowDay(state) || lightDaysOf(state) >= SEVERAL;

/** The answers that lowered and raised today's score, by name; null if there is no check-in. */
const movedBy = (state: CoachState, language: Language): string | null => {
  const checkin = checkinToday(state);
  if (!checkin) return null;
  const { losses, gains } = contributors(checkin);
  const down = listed(
    losses.map((metric) => metricName(metric, language)),
    language,
  );
  const up = listed(
    gains.map((metric) => gainName(metric, language)),
    language,
  );
  const pulled =
    down && pick(language, `${capitalised(down)} pulled it down most`, `${capitalised(down)} trakk mest ned`);
  const held = up && pick(language, `${up} held it up`, `${up} holdt den oppe`);
  if (!pulled) return held ? `${capitalised(held)}.` : null;
  return held ? pick(language, `${pulled}, and ${held}.`, `${pulled}, og ${held}.`) : `${pulled}.`;
};

/** Explains the score: it is made of the runner's own answers. */
const scoreOpen: OpenAnswer = (state, question) => {
  const { language } = question;
  const moved = movedBy(state, language);
  if (moved === null) return null;
  if (checkinToday(state)?.recommendation === 'Push')
    return {
      answer: pick(
        language,
        'A good score lets the planned day stand and never adds to it: an easy day stays easy.',
        'En god dagsform lar dagen stå som planlagt og legger aldri noe til: en rolig dag forblir rolig.',
      ),
      why: planOpen(state, question)?.answer,
    };
  return {
    answer: moved,
    why: isLow(state)
      ? pick(
          language,
          'The app is not broken: the score is made of your own answers, and the plan stays light until they rise. Sleep and rest move them most, and only honest answers give a plan that fits you.',
          'Appen har ikke hengt seg opp: dagsformen er laget av dine egne svar, og planen holdes lett til de stiger. Søvn og hvile flytter dem mest, og bare ærlige svar gir en plan som passer deg.',
        )
      : pick(
          language,
          'The score is made of your own answers and of nothing else. A good one lets the planned day stand and never adds to it; one that is a little lower is no mistake of yours.',
          'Dagsformen er laget av dine egne svar og ikke noe annet. Er den god, står dagen som planlagt, og ingenting legges til; er den litt lavere, har du ikke gjort noe galt.',
        ),
  };
};

const checkinOpen = same({
  answer: {
    en: 'Answer as you feel this morning, whatever the cause: only your own answers count, and neither the watch, the pulse nor coffee.',
    nb: 'Svar slik du kjenner deg i morges, uansett hva det kommer av: bare dine egne svar teller, ikke klokka, pulsen eller kaffen.',
  },
  why: {
    en: 'Sleep is how rested you are, naps included, and fatigue is that of your whole life. Change an answer by checking in again.',
    nb: 'Søvn er hvor uthvilt du er, dupp medregnet, og tretthet gjelder hele livet ditt. Du endrer et svar ved å sjekke inn på nytt.',
  },
});

/** The conditions under which running is allowed again or continues. */
const rehabWords = (level: 'walk' | 'ladder', language: Language): Reply =>
  level === 'walk'
    ? {
        answer: pick(
          language,
          'There is no date: running opens when the pain is low, the mornings after are calm, and the tests in Physio Coach are passed.',
          'Det finnes ingen dato: løpingen åpner når smerten er lav, morgenene etterpå er rolige, og testene i Physio Coach er bestått.',
        ),
        why: pick(
          language,
          'Physio Coach decides that, and the running plan follows. Until then the plan has only walking, on purpose.',
          'Det avgjør Physio Coach, og løpeplanen følger etter. Til da har planen bare gange, med vilje.',
        ),
      }
    : {
        answer: pick(
          language,
          'The stages of the walk-run ladder decide, by how the injury takes each of them, and not the calendar.',
          'Trinnene på gå-løp-stigen avgjør, etter hvordan skaden tar hvert av dem, og ikke kalenderen.',
        ),
        why: pick(
          language,
          'A stage counts when it went without trouble and the next morning is no worse; Physio Coach decides that.',
          'Et trinn teller når det gikk uten trøbbel og morgenen etter ikke er verre; det avgjør Physio Coach.',
        ),
      };

const OTHERS: Words = {
  en: 'What others do follows from their figures and not from yours.',
  nb: 'Det andre gjør, følger av deres tall og ikke av dine.',
};
const COMPARES =
  /\b(?:friend\w*|club|sister|brother|husband|wife|others|everybody|everyone|books?|coach|pfitz\w*|venn\w*|klubb\w*|søster|bror\w*|mannen|kona|de andre|andre|bøk\w*|boka|kompis\w*)\b/i;

/** Explains why the plan is as it is, by the current deciding factor. */
const planOpen: OpenAnswer = (state, { language, own }) => {
  if (state.profile === null || state.plan === null) return null;
  const level = rehabLevel(state);
  if (level !== null) return rehabWords(level, language);
  const next = COMPARES.test(own) ? OTHERS[language] : null;
  if (isLow(state))
    return {
      answer: pick(
        language,
        'Your check-ins have been low, so the plan was made lighter, and nothing in it is to be forced.',
        'Innsjekkene har vært lave, så planen er gjort lettere, og ingenting i den skal tvinges fram.',
      ),
      why: pick(
        language,
        "What is ahead waits for that morning's check-in: still low means less or nothing, and that costs you nothing. It is never made up.",
        'Det som kommer, venter på innsjekken den morgenen: er den fortsatt lav, blir det mindre eller ingenting, og det koster deg ingenting. Det tas aldri igjen.',
      ),
      next,
    };
  if (state.course?.phase === 'Taper')
    return {
      answer: pick(
        language,
        'It is short on purpose: you taper, and what you have built stays with you for weeks.',
        'Det er kort med vilje: du trapper ned, og det du har bygd, blir med deg i flere uker.',
      ),
      why: pick(
        language,
        'More now would cost freshness and build nothing in time. Feeling good is the sign that it works.',
        'Mer nå koster overskudd og bygger ingenting i tide. At du kjenner deg pigg, er tegnet på at det virker.',
      ),
      next,
    };
  return {
    answer: pick(
      language,
      'The plan grows from what you have logged, a small step at a time.',
      'Planen vokser fra det du har logget, ett lite steg om gangen.',
    ),
    why: pick(
      language,
      'The hours in your profile are a ceiling to grow towards and no demand, and a good day adds nothing.',
      'Timene i profilen er et tak å vokse mot og ikke et krav, og en god dag legger ingenting til.',
    ),
    next,
  };
};

const ASKS_REASON = /\b(?:why|reason\w*|how come|point|hvorfor|grunn\w*|poeng\w*|vits\w*)\b/i;

/** Explains why the plan is as it is, if a question about its contents asks for the reason. */
const reasonOpen: OpenAnswer = (state, question) => (ASKS_REASON.test(question.own) ? planOpen(state, question) : null);

const SOON_WEEKS = 4;

/** Answers whether a race or goal is realistic, without a time or a promise. */
const goalOpen: OpenAnswer = (state, { language }) => {
  const level = rehabLevel(state);
  if (level !== null)
    return {
      answer: pick(
        language,
        'As a hope, yes; as a promise, no: there may be time enough, but the injury decides and not the calendar.',
        'Som et håp, ja; som et løfte, nei: tida kan godt holde, men skaden avgjør og ikke kalenderen.',
      ),
      why: pick(
        language,
        'Enter only if you can bear to lose the fee, or wait until you have had calm weeks.',
        'Meld deg på bare hvis du tåler å tape startavgiften, eller vent til du har hatt rolige uker.',
      ),
    };
  const weeks = state.course?.weeksToRace ?? null;
  if (weeks === null) return null;
  return {
    answer:
      weeks <= SOON_WEEKS
        ? pick(
            language,
            'What you have built by now decides, and the last weeks only keep it.',
            'Det du har bygd til nå, avgjør, og de siste ukene bare tar vare på det.',
          )
        : pick(
            language,
            'There is time: steady weeks decide, and a few bad ones do not.',
            'Det er tid: jevne uker avgjør, og noen få dårlige gjør det ikke.',
          ),
    why: pick(
      language,
      'I promise no time; the course, the weather and the day have their say.',
      'Noen tid lover jeg ikke; løypa, været og dagen har også noe å si.',
    ),
  };
};

const LESS = same({
  answer: {
    en: 'Less than planned is always fine, and it is never made up by going faster.',
    nb: 'Mindre enn planlagt går alltid fint, og det tas aldri igjen med mer fart.',
  },
  why: {
    en: 'What does not fit is left out: nothing is moved onto another day, and the plan goes on from there.',
    nb: 'Det som ikke får plass, blir ute: ingenting legges på en annen dag, og planen går videre derfra.',
  },
});
const NIGHT = same({
  answer: {
    en: 'Sleep comes first: if in doubt, leave it out, and one run less costs nothing.',
    nb: 'Søvnen kommer først: er du i tvil, la den ligge, og én tur mindre koster ingenting.',
  },
  why: {
    en: 'Nothing is made up afterwards. Put the night into the check-in as it was, and the plan follows.',
    nb: 'Ingenting tas igjen etterpå. Skriv natta i innsjekken slik den var, så følger planen etter.',
  },
});
const FITNESS = same({
  answer: {
    en: 'That is mostly drama: a lighter spell takes next to nothing, and rest is part of the training.',
    nb: 'Det er mest drama: en lettere periode tar nesten ingenting, og hvile er en del av treningen.',
  },
  why: {
    en: 'What falls out stays out, and the plan goes on from where you are.',
    nb: 'Det som faller ut, blir ute, og planen går videre fra der du er.',
  },
});
const GROUND = same({
  answer: {
    en: 'Where the footing or the wind is not safe, stay in or leave it out: one run costs nothing, and nothing is made up.',
    nb: 'Der føret eller vinden ikke er trygg, blir du inne eller lar det ligge: én tur koster ingenting, og ingenting tas igjen.',
  },
  why: {
    en: 'A pace says nothing on ice, in snow or in wind.',
    nb: 'Farten sier ingenting på is, i snø eller i vind.',
  },
});
const TOO_COLD = /\btoo cold\b|\bfor kaldt\b/i;

/** Answers about the weather: in the cold what to wear, otherwise about the ground. */
const weatherOpen: OpenAnswer = (state, question) =>
  TOO_COLD.test(question.own) || isFrost(question.own)
    ? { answer: layersFor(question), why: fact('cold', question.language, 1) }
    : GROUND(state, question);

const COPIED = same({
  answer: {
    en: 'No, not a copy: a plan follows from the runner it was made for, by log, check-ins and goal.',
    nb: 'Nei, ikke en kopi: en plan følger av den løperen den er laget for, med logg, innsjekker og mål.',
  },
  why: {
    en: 'Somebody who begins makes a profile of their own, and asks a doctor first when anything about their health is unsure.',
    nb: 'Den som begynner, lager sin egen profil, og spør legen først når noe ved helsa er usikkert.',
  },
});

const COPY = /\bcop(?:y|ies|ying)\b|\bkopier\w*/i;
const LOSING = /\b(?:los(?:e|ing|t)|mist\w*|forsvinn\w*)\b.*\b(?:fitness|shape|form\w*|kondis\w*)\b/i;

/** Answers a general question about training if its words match one of these patterns. */
const generalOpen: OpenAnswer = (state, question) =>
  COPY.test(question.own) ? COPIED(state, question) : LOSING.test(question.own) ? FITNESS(state, question) : null;

const NO_MUST = /\b(?:must|have to|need|all|whole|full|enough|skip|hele|alt|må|trenger|nok|droppe|kutte)\b/i;

/** Answers a question whether all strength work is needed: it is not mandatory. */
const strengthOpen: OpenAnswer = (_state, { own, language }) =>
  NO_MUST.test(own)
    ? {
        answer: pick(
          language,
          'It is no must: less is fine there too, and a little of it beats none.',
          'Det er ikke noe må: mindre går fint der også, og litt er bedre enn ingenting.',
        ),
        why: pick(language, 'What you leave out is not made up.', 'Det du lar ligge, skal ikke tas igjen.'),
      }
    : null;

const OPEN: Partial<Record<IntentId, OpenAnswer>> = {
  ...{ score: scoreOpen, scoreWhy: scoreOpen, checkinEffect: scoreOpen, trend: scoreOpen, checkinHow: checkinOpen },
  ...{ sessionWhy: planOpen, longRun: planOpen, week: planOpen, weekLeft: planOpen, taper: planOpen },
  ...{ today: reasonOpen, dayAhead: reasonOpen, nextWeek: reasonOpen, why: reasonOpen },
  ...{ phaseNext: planOpen, criteria: planOpen, returnRun: planOpen, ladderStage: planOpen },
  ...{ raceRealistic: goalOpen, raceGoal: goalOpen, predict: goalOpen },
  ...{ shorter: LESS, easier: LESS, busyWeek: LESS, missed: LESS, moveSession: LESS, travel: LESS },
  ...{ slept: NIGHT, sleepHow: NIGHT, stress: NIGHT },
  ...{ weather: weatherOpen, surface: GROUND },
  nerves: (_state, { language }) => ({ answer: fact('nerves', language), why: fact('nerves', language, 1) }),
  ...{ strengthToday: strengthOpen, exerciseSwap: strengthOpen, addons: strengthOpen, strengthHow: strengthOpen },
  card: generalOpen,
};

const HILLS = same({
  answer: {
    en: 'A pace says nothing on such hills, and less than planned is always fine there.',
    nb: 'Farten sier ingenting i slike bakker, og mindre enn planlagt går alltid fint der.',
  },
  why: {
    en: 'What does not suit the ground is left out, and nothing is made up.',
    nb: 'Det som ikke passer til underlaget, lar du ligge, og ingenting tas igjen.',
  },
});

const HOUR = same({
  answer: {
    en: 'No need to turn into a morning person: the hour at which you usually train costs you nothing on the day.',
    nb: 'Du trenger ikke bli morgenmenneske: klokkeslettet du vanligvis trener på, koster deg ingenting på dagen.',
  },
  why: {
    en: 'Try the breakfast of the day at its hour beforehand, and keep the rest of your habits.',
    nb: 'Prøv frokosten fra den dagen på riktig klokkeslett på forhånd, og behold resten av vanene.',
  },
});

const CARBS = same({
  answer: {
    en: 'More carbohydrate in the last days, from food that you know: rice, potatoes, bread, oats, juice or pasta, whichever you like.',
    nb: 'Mer karbohydrater de siste dagene, fra mat du kjenner: ris, poteter, brød, havre, juice eller pasta, det du liker.',
  },
  why: {
    en: 'Less fat and fibre make room for it and are kinder to the stomach, and nothing is new in that week.',
    nb: 'Mindre fett og fiber gir plass og er snillere mot magen, og ingenting er nytt den uka.',
  },
});

/** Answers for topics that the words of the message clearly name. */
const BY_TOPIC: Partial<Record<Topic, OpenAnswer>> = {
  honest: (state, question) => honest(state, question) as Reply,
  lateRun: NIGHT,
  weatherPlan: GROUND,
  hillyRun: HILLS,
  raceHour: HOUR,
  whatCounts: (state, question) => whatCounts(state, question) as Reply,
  runFood: (_state, { language }) => ({
    answer: fact('before-morning-run', language, 1),
    why: fact('before-morning-run', language, 2),
  }),
  travelDates: (_state, { language }) => tripOpen(language),
  wear: (_state, question) => ({ answer: layersFor(question) }),
  carbLoad: CARBS,
  raceFood: CARBS,
};

/** Topics that answer one of these intents with other words of the message, such as a symptom, are left to a permit. */
const OTHER_SUBJECT: ReadonlySet<Topic> = new Set<Topic>([
  ...(['pain', 'illness', 'instruction', 'second', 'which', 'unknown', 'correction', 'why'] as const),
]);
/** Maximum resemblance to unsafe messages at which an answer without any advice is given. */
const ORDINARY = 0.1;

/**
 * Returns the part of an answer that contains no training advice, for a question on which no advice is allowed: why the
 * score or the plan is as it is, what decides about a goal, and that less is fine. It permits nothing and contains no
 * number from the plan. Null if there is no such part or if the message may be about the body.
 */
export const openAnswer = (state: CoachState, question: Question): Reply | null => {
  const { topic, intent, likely, concepts, message } = question;
  const wanted = intent ?? (topic === 'clarify' ? likely : null);
  if (wanted === null || OTHER_SUBJECT.has(topic) || concepts.has('pain') || concepts.has('ill')) return null;
  if (backgroundOf(message) >= ORDINARY || restReason(state) !== null || pauseToday(state) !== null) return null;
  const named = BY_TOPIC[topic];
  if (named) return named(state, question);
  return OPEN[wanted]?.(state, question) ?? null;
};
