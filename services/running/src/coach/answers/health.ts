import { areaName } from '@stridewell/language/areas';
import { bullets, type Language, paragraphs, sentences, type Words } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { pauseToday, physioToday, rehabLevel } from '../figures.ts';
import type { Answer } from './answer.ts';
import { rehab } from './rehab.ts';
import { rehabNote } from './session.ts';

const QUESTIONS = {
  en: [
    'Where exactly: one spot you can point at, or a wider area? One side or both?',
    'How much, from 0 to 10: at rest, while running, and the morning after?',
    'How did it begin: suddenly or bit by bit? Is it easing, the same, or growing?',
    'Any of these: pain at night, swelling, numbness or tingling, strength that goes, a limp, groin pain, pain in a bone?',
  ],
  nb: [
    'Hvor nøyaktig: ett punkt du kan peke på, eller et større område? En side eller begge?',
    'Hvor mye, fra 0 til 10: i ro, når du løper, og morgenen etter?',
    'Hvordan begynte det: brått eller litt etter litt? Blir det bedre, likt eller verre?',
    'Noe av dette: smerte om natta, hevelse, nummenhet eller prikking, kraft som blir borte, halting, smerte i lysken eller i en knokkel?',
  ],
};

const NEXT_STEP = {
  en: "**One next step: do today's check-in in Physio Coach** with these answers; it takes two minutes, and the running plan follows it at once. Until then leave today's run out or walk.",
  nb: '**Neste steg: ta dagens innsjekk i Physio Coach** med disse svarene; det tar to minutter, og løpeplanen følger med en gang. Til da: la dagens løpetur ligge, eller gå.',
};

const URGENT = {
  en: 'A yes to the last question means no running, and a doctor: the same day for groin pain, a limp or lost strength, in Norway 116 117; 113 for an emergency. I do not diagnose.',
  nb: 'Ja på det siste spørsmålet betyr ingen løping, og lege: samme dag ved vondt i lysken, halting eller tapt kraft, i Norge 116 117; 113 når det haster. Jeg stiller ikke diagnoser.',
};

const knownPain = (state: CoachState, language: Language): string | null => {
  const checkin = physioToday(state);
  const area = areaName(state.physio?.area, language);
  if (!checkin) return null;
  return language === 'nb'
    ? `Fysio-innsjekken i dag sier smerte ${checkin.pain}${area ? ` (${area})` : ''}: 0-2 er greit, 3-5 er greit hvis det er borte neste morgen, over 5 er for mye.`
    : `Your physio check-in today says pain ${checkin.pain}${area ? ` (${area})` : ''}: 0-2 is fine, 3-5 is acceptable if gone by the next morning, above 5 is too much.`;
};

/** Answers a message about a symptom with structured questions and one next step. */
export const pain: Answer = (state, { language, intent }) => {
  const known = rehabLevel(state) === null || intent !== 'painScale' ? null : knownPain(state, language);
  if (known)
    return {
      answer: known,
      why:
        language === 'nb'
          ? 'Er morgenen etter verre enn vanlig, går du ett trinn tilbake.'
          : 'If the morning after is worse than usual, go one stage back.',
      next: rehabNote(state, language),
      after: URGENT[language],
    };
  return paragraphs(
    language === 'nb'
      ? 'La oss se på det først. Svar for deg selv:'
      : 'Let us look at that first. Answer these for yourself:',
    bullets(QUESTIONS[language]),
    NEXT_STEP[language],
    sentences(knownPain(state, language), rehabNote(state, language)),
    URGENT[language],
  );
};

/** Answers a runner who is ill or has just been ill. */
export const illness: Answer = (state, { language, span }) => {
  const days = span !== null && span > 0 && span <= 60 ? span : null;
  const marked = pauseToday(state)?.kind === 'illness';
  if (language === 'nb')
    return paragraphs(
      'Vent til det har gått minst 24 timer uten symptomer, helst 48 til 72: ingen løping før det, heller ikke rolig, hvis du har hatt feber.',
      sentences(
        days
          ? `Så like mange rolige dager som sykedager: ${days} ${days === 1 ? 'rolig dag' : 'rolige dager'} i sone 1-2 før noe hardt.`
          : 'Så like mange rolige dager som du var syk, i sone 1-2, før noe hardt.',
        'Det du har gått glipp av, skal ikke tas igjen.',
      ),
      marked ? null : 'Meld deg syk i treningsloggen, så holder planen fri til du er frisk.',
      'Høy feber, brystsmerter, tung pust eller noe som ikke gir seg: ring legen, eller 116 117.',
    );
  return paragraphs(
    'Wait until at least 24 hours, better 48 to 72, have passed without symptoms: no running before that, not even gently, if there was a fever.',
    sentences(
      days
        ? `Then as many easy days as sick days: ${days} easy ${days === 1 ? 'day' : 'days'} in zone 1-2 before anything hard.`
        : 'Then as many easy days as you were ill, in zone 1-2, before anything hard.',
      'What you missed stays missed.',
    ),
    marked ? null : 'Mark the illness in the tracker, and the plan keeps you free until you are well.',
    'A high fever, chest pain, hard breathing or anything that will not pass: call your doctor, in Norway 116 117.',
  );
};

/** Rules for the return after a break, by the maximum number of days off (section 1.5 of the plans page). */
const RETURNS: readonly { upTo: number; text: Words }[] = [
  {
    upTo: 5,
    text: {
      en: 'Up to 5 days off cost nothing: the first run easy at 80 % of its minutes, then the plan as it stands.',
      nb: 'Inntil 5 dager fri koster ingenting: den første turen rolig på 80 % av minuttene, så planen som den står.',
    },
  },
  {
    upTo: 10,
    text: {
      en: 'After 6 to 10 days off: the first run easy at 70 % of its minutes, the week and the long run at 80 %, and the first hard session as a free fartlek after three easy runs.',
      nb: 'Etter 6 til 10 dager: den første turen rolig på 70 % av minuttene, uka og langturen på 80 %, og den første harde økta som fri fartslek etter tre rolige turer.',
    },
  },
  {
    upTo: 14,
    text: {
      en: 'After 11 to 14 days off: the first run easy at 60 % of its minutes, the weeks at 70 % and 85 %, and a free fartlek in week 2.',
      nb: 'Etter 11 til 14 dager: den første turen rolig på 60 % av minuttene, ukene på 70 % og 85 %, og fri fartslek i uke 2.',
    },
  },
  {
    upTo: 21,
    text: {
      en: 'After 15 to 21 days off: the first run at 50 % of its minutes, with walk breaks if you like; the weeks at 60 %, 75 % and 90 %, all easy, and the first fartlek in week 3.',
      nb: 'Etter 15 til 21 dager: den første turen på 50 % av minuttene, gjerne med gåpauser; ukene på 60 %, 75 % og 90 %, bare rolig, og første fartslek i uke 3.',
    },
  },
  {
    upTo: 28,
    text: {
      en: 'After 22 to 28 days off: the first run at 50 % of its minutes, with walk breaks; the weeks at 50 %, 65 %, 80 % and 90 %, all easy, and nothing hard before week 4.',
      nb: 'Etter 22 til 28 dager: den første turen på 50 % av minuttene, med gåpauser; ukene på 50 %, 65 %, 80 % og 90 %, bare rolig, og ikke noe hardt før uke 4.',
    },
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    text: {
      en: 'After more than 28 days off: start with walk-run, short and easy, at 30 to 40 % of your usual week. It grows by about a tenth of it each week, and nothing is hard for the first four weeks.',
      nb: 'Etter mer enn 28 dager: begynn med gå-løp, kort og rolig, på 30 til 40 % av den vanlige uka di. Den vokser med omtrent en tidel hver uke, og ikke noe er hardt de første fire ukene.',
    },
  },
];

/** Explains the return after days without running, depending on their number. */
export const comeBack: Answer = (state, question) => {
  const { language, span } = question;
  if (rehabLevel(state) !== null) return rehab(state, question);
  const days = span ?? 0;
  if (days <= 0)
    return paragraphs(
      language === 'nb' ? 'Det kommer an på hvor lenge:' : 'It depends on how long it was:',
      bullets(RETURNS.map(({ text }) => text[language])),
    );
  const rule = RETURNS.find(({ upTo }) => days <= upTo);
  return sentences(
    rule?.text[language],
    language === 'nb'
      ? 'Det som falt ut, skal ikke tas igjen; ukene videre planlegges fra loggen din.'
      : 'What you missed stays missed; the next weeks are planned from your log.',
  );
};

/** Answers a runner who travels. */
export const travel: Answer = (_state, { language }) => {
  if (language === 'nb')
    return {
      answer: 'Legg inn reisen under «Pause» i treningsloggen, så planlegges uka rundt den.',
      why: 'Ikke stable øktene før eller etter reisen: det som ikke passer, lar du ligge, og planen går videre.',
      next: 'Underveis teller rolige turer på følelsen, også korte.',
    };
  return {
    answer: "Enter the trip under 'Pause' in the tracker, and the week is planned around it.",
    why: 'Never cram or stack runs before or after a trip: what does not fit is left out, and the plan moves on.',
    next: 'On the way, easy runs by feel count, short ones too.',
  };
};
