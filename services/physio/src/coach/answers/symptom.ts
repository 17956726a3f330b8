import type { Area } from '@stridewell/contracts/web';
import { bullets, type Language, paragraphs } from '@stridewell/language/language';
import { questionnaireText } from '../../domain/triage/questionnaire.ts';
import { blockOf } from '../verdict.ts';
import type { Answer, CaseAnswer } from './answer.ts';
import { reading } from './pain-notes.ts';

const QUESTIONS = {
  en: [
    'Where exactly: one spot you can point at, or a wider area? One side or both?',
    'How much, from 0 to 10: at rest, while moving, and the morning after?',
    'How did it begin: suddenly or bit by bit? Is it easing, the same, or growing?',
    'Any of these: pain at night, swelling, numbness or tingling, strength that goes, a limp, groin pain, pain in a bone?',
  ],
  nb: [
    'Hvor nøyaktig: ett punkt du kan peke på, eller et større område? En side eller begge?',
    'Hvor mye, fra 0 til 10: i ro, i bevegelse, og morgenen etter?',
    'Hvordan begynte det: brått eller litt etter litt? Blir det bedre, likt eller verre?',
    'Noe av dette: smerte om natta, hevelse, nummenhet eller prikking, kraft som blir borte, halting, smerte i lysken eller i en knokkel?',
  ],
};

/**
 * Additional questions for an area. They ask what the runner feels and never require trying something (TRIAGE-22 to
 * TRIAGE-24).
 */
const OF_AREA: Partial<Record<Area, Record<Language, string>>> = {
  knee: {
    en: 'Does the knee lock, give way, swell, turn hot or refuse to straighten?',
    nb: 'Låser kneet seg, svikter det, hovner det opp, blir det varmt, eller lar det seg ikke strekke helt ut?',
  },
  plantar: {
    en: 'Does a squeeze of the heel from both sides hurt, is the sole numb or tingling, or did it begin with a sudden tear and a bruise?',
    nb: 'Gjør det vondt å klemme hælen fra begge sider, er fotsålen nummen eller prikker det i den, eller begynte det med at noe revnet brått og ble blått?',
  },
  back: {
    en: 'Any numbness around the saddle area, or a change in bladder or bowel?',
    nb: 'Nummenhet i skrittet, eller endring i vannlating eller avføring?',
  },
  achilles: {
    en: 'Was there a pop or a kick at the heel, or is it hard to rise on the toes? Do not try it out.',
    nb: 'Kom det et smell eller et spark i hælen, eller er det vanskelig å komme opp på tå? Ikke prøv det ut.',
  },
};

const NEXT_STEP = {
  en: '**One next step: do a check-in now** with these answers; it takes two minutes, and dose and plan follow at once.',
  nb: '**Neste steg: ta en innsjekk nå** med disse svarene; det tar to minutter, og dose og plan følger med en gang.',
};
const URGENT = {
  en: 'A yes to any sign in the last questions means stop, and a doctor: the same day for groin pain, a limp or lost strength, in Norway 116 117; 113 for an emergency.',
  nb: 'Ja på et av tegnene i de siste spørsmålene betyr stopp, og lege: samme dag ved vondt i lysken, halting eller tapt kraft, i Norge 116 117; 113 når det haster.',
};

/** A symptom reported in free text: structured questions and one clear next step (SAFE-31). */
export const symptom: CaseAnswer = (found) => {
  const { language, course } = found;
  const own = OF_AREA[course.area]?.[language];
  return paragraphs(
    language === 'nb'
      ? 'La oss se på det først. Svar for deg selv:'
      : 'Let us look at that first. Answer these for yourself:',
    bullets([...QUESTIONS[language], ...(own ? [own] : [])]),
    NEXT_STEP[language],
    reading(found),
    URGENT[language],
  );
};

/** 'Should I be worried?': the red-flag questionnaire (SAFE-28), after existing advice. */
export const worried: Answer = (state, { language }) => {
  const injury = state.followed?.injury;
  const subject = state.triageSubject ?? { area: injury?.area ?? null, onset: injury?.onset ?? null };
  return paragraphs(blockOf(state, language)?.text, questionnaireText(subject, language));
};
