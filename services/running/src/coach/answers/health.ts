import { areaName } from '@stridewell/language/areas';
import { bullets, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { dayOf, pauseToday, physioToday, rehabLevel } from '../figures.ts';
import type { Answer } from './answer.ts';
import { rehab } from './rehab.ts';
import { rehabNote, sessionLine } from './session.ts';

const QUESTIONS = {
  en: [
    'Where exactly: one spot you can point at, or a wider area? One side or both?',
    'How much, from 0 to 10: at rest, while running, and the morning after?',
    'How did it begin: suddenly or bit by bit? Is it easing, the same, or growing?',
    'Any of these: pain at night, swelling, numbness or tingling, strength that goes, a limp, groin pain, pain on bone?',
  ],
  nb: [
    'Hvor nøyaktig: ett punkt du kan peke på, eller et større område? En side eller begge?',
    'Hvor mye, fra 0 til 10: i ro, når du løper, og morgenen etter?',
    'Hvordan begynte det: brått eller litt etter litt? Blir det bedre, likt eller verre?',
    'Noe av dette: smerte om natta, hevelse, nummenhet eller prikking, kraft som blir borte, halting, smerte i lysken eller på bein?',
  ],
};

const NEXT_STEP = {
  en: "**One next step: do today's check-in in Physio Coach** with these answers; it takes two minutes, and the running plan follows it at once. Until then leave today's run out or walk.",
  nb: '**Ett neste steg: gjør dagens innsjekk i Physio Coach** med disse svarene; det tar to minutter, og løpeplanen følger med en gang. Til da: la dagens løpetur ligge, eller gå.',
};

const URGENT = {
  en: 'A yes to the last question means no running, and a doctor: the same day for groin, a limp or lost strength, in Norway 116 117; 113 for an emergency. I do not diagnose.',
  nb: 'Ja på det siste spørsmålet betyr ingen løping, og lege: samme dag ved lyske, halting eller tapt kraft, i Norge 116 117; 113 når det haster. Jeg stiller ikke diagnoser.',
};

const knownPain = (state: CoachState, language: Language): string | null => {
  const checkin = physioToday(state);
  const area = areaName(state.physio?.area, language);
  if (!checkin) return null;
  return language === 'nb'
    ? `Fysio-innsjekken i dag sier smerte ${checkin.pain}${area ? ` (${area})` : ''}: 0-2 er greit, 3-5 er greit hvis det er borte neste morgen, over 5 er for mye.`
    : `Your physio check-in today says pain ${checkin.pain}${area ? ` (${area})` : ''}: 0-2 is fine, 3-5 is acceptable if gone by the next morning, above 5 is too much.`;
};

/** A symptom told in free chat: structured questions and one clear next step. */
export const pain: Answer = (state, { language }) =>
  paragraphs(
    language === 'nb'
      ? 'La oss se på det først. Svar for deg selv:'
      : 'Let us look at that first. Answer these for yourself:',
    bullets(QUESTIONS[language]),
    NEXT_STEP[language],
    sentences(knownPain(state, language), rehabNote(state, language)),
    URGENT[language],
  );

/** Ill now, or just over it. */
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
        'Det du har mistet, skal ikke tas igjen.',
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
      'What was lost is not repaid.',
    ),
    marked ? null : 'Mark the illness in the tracker, and the plan keeps you free until you are well.',
    'A high fever, chest pain, hard breathing or anything that will not pass: call your doctor, in Norway 116 117.',
  );
};

const RETURN = {
  short: {
    en: 'Up to 5 days off cost nothing: 2-3 easy runs at 80-90 % of the usual minutes, then the plan as it stands.',
    nb: 'Inntil 5 dager koster ingenting: 2-3 rolige turer på 80-90 % av de vanlige minuttene, så planen som den står.',
  },
  week: {
    en: 'After 6 to 10 days off: three easy runs at 60-70 % of the usual minutes, and the first quality session as a free fartlek.',
    nb: 'Etter 6 til 10 dager: tre rolige turer på 60-70 % av de vanlige minuttene, og den første harde økta som fri fartslek.',
  },
  weeks: {
    en: 'After 11 to 28 days off: restart at 50-60 % of the usual minutes with a Base week, easy only, and no hard session in it.',
    nb: 'Etter 11 til 28 dager: begynn på 50-60 % av de vanlige minuttene med en Base-uke (grunntrening), bare rolig, uten hard økt.',
  },
  long: {
    en: 'After more than 28 days off: start with walk-run or a Base block, short and easy, and let the longest run grow from there.',
    nb: 'Etter mer enn 28 dager: begynn med gå-løp eller en Base-blokk (grunntrening), kort og rolig, og la den lengste turen vokse derfra.',
  },
};

/** Coming back from days without running, by how many they were. */
export const comeBack: Answer = (state, question) => {
  const { language, span } = question;
  if (rehabLevel(state) !== null) return rehab(state, question);
  const days = span ?? 0;
  if (days <= 0)
    return paragraphs(
      language === 'nb' ? 'Det kommer an på hvor lenge:' : 'It depends on how long it was:',
      bullets([RETURN.short[language], RETURN.week[language], RETURN.weeks[language], RETURN.long[language]]),
    );
  const rule = days <= 5 ? RETURN.short : days <= 10 ? RETURN.week : days <= 28 ? RETURN.weeks : RETURN.long;
  return sentences(
    rule[language],
    language === 'nb'
      ? 'Det som falt ut, skal ikke tas igjen; loggen styrer ukene videre.'
      : 'What was left out is not repaid; your log steers the weeks from here.',
  );
};

/** Travelling: what fits counts, nothing is crammed. */
export const travel: Answer = (state, { language }) => {
  const day = dayOf(state, state.today);
  const line =
    day && day.minutes > 0
      ? language === 'nb'
        ? `I dag: ${sessionLine(day, language)}.`
        : `Today: ${sessionLine(day, language)}.`
      : null;
  return language === 'nb'
    ? sentences(
        'Ikke stable øktene før eller etter reisen: det som ikke passer, lar du ligge, og planen går videre.',
        'Legg inn reisen under «Pause» i treningsloggen, så planlegges uka rundt den. Underveis teller rolige turer på følelsen, også korte.',
        line,
      )
    : sentences(
        'Never cram or stack runs before or after a trip: what does not fit is left out, and the plan moves on.',
        "Enter the trip under 'Pause' in the tracker and the week is planned around it. On the way, easy runs by feel count, short ones too.",
        line,
      );
};
