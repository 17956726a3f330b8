import type { Area } from '@stridewell/contracts/web';
import { bullets, paragraphs, sentences, type Words } from '@stridewell/language/language';
import { avoidText } from '../text/guidance.ts';
import { highPain } from '../text/reasons.ts';
import type { Case, CaseAnswer } from './answer.ts';

const list = ({ day, language }: Case): string => bullets(day.avoid.map((one) => `${avoidText(one, language)}.`));

/** What to leave alone for now with this area. */
export const avoid: CaseAnswer = (found) =>
  paragraphs(found.language === 'nb' ? 'Inntil videre:' : 'For now:', list(found));

const FOOTWEAR: readonly string[] = ['plantar', 'achilles', 'shin'];

/** Barefoot and shoes. */
export const barefoot: CaseAnswer = ({ course, language }) => {
  if (course.area === 'plantar')
    return language === 'nb'
      ? 'Helst ikke: unngå barbeint på harde gulv inntil videre. Sko eller tøfler med litt demping hjemme også, fra det første skrittet om morgenen.'
      : 'Better not: avoid barefoot on hard floors for now. Wear shoes or slippers with some cushion at home too, from the first step in the morning.';
  const isFoot = FOOTWEAR.includes(course.area);
  return language === 'nb'
    ? sentences(
        'Hold deg til skoene du er vant til.',
        isFoot && 'Unngå minimalistiske sko og brå skifter inntil videre.',
        'Barbeint på mykt underlag går hvis det ikke gjør mer vondt neste morgen.',
      )
    : sentences(
        'Keep to the shoes you are used to.',
        isFoot && 'Avoid minimal shoes and sudden changes for now.',
        'Barefoot on soft ground is all right if it is no sorer the next morning.',
      );
};

/** Bed rest: stay active within what eases (section C of the domain page, back). */
export const bed: CaseAnswer = (found) => {
  const { course, language } = found;
  const high = course.dose.row === 'above_6' ? highPain(found, language) : null;
  return language === 'nb'
    ? sentences(
        'Nei, ikke bli liggende: hold deg i rolig bevegelse innenfor det som letter, og bytt stilling ofte.',
        course.area === 'back' && 'Sengeleie hjelper ikke en rygg som denne.',
        high,
      )
    : sentences(
        'No bed rest: keep gently moving within what eases it, and change position often.',
        course.area === 'back' && 'Staying in bed does not help a back like this.',
        high,
      );
};

const OF_AREA: Partial<Record<Area, Words>> = {
  plantar: {
    en: 'For the heel the plantar stretch before the first steps is part of it.',
    nb: 'For hælen hører tøyning av fotsålen før de første skrittene med.',
  },
  achilles: {
    en: 'Slow raises matter more than stretching; none where the tendon meets the heel.',
    nb: 'Rolige tåhev betyr mer enn tøyning; ingen tøyning der senen fester i hælen.',
  },
  hip: {
    en: 'Avoid stretching across the body, and put a pillow between the knees at night.',
    nb: 'Unngå tøyning på tvers av kroppen, og ha en pute mellom knærne om natta.',
  },
};
const POSTURE: Words = {
  en: 'Change position often, before it aches: there is no one right way to sit or lie, only what eases it. If it wakes you at night or gets worse there, say so in the check-in: that is a warning sign.',
  nb: 'Bytt stilling ofte, før det verker: det finnes ikke én riktig måte å sitte eller ligge på, bare det som letter. Vekker det deg om natta eller blir det verre der, si det i innsjekken: det er et faresignal.',
};
const EASES: Words = {
  en: 'It may ease things but does not replace the exercises: only as long as it feels good and is no sorer the next morning.',
  nb: 'Det kan gjerne lette, men det erstatter ikke øvelsene: gjør det bare så lenge det føles bra og ikke er vondere neste morgen.',
};
const OTHER: Words = {
  en: 'Other treatment is for a doctor or physiotherapist to settle with you.',
  nb: 'Annen behandling avgjør en lege eller fysioterapeut sammen med deg.',
};

/** Stretching, massage, ice, tape; sitting and sleeping. */
export const care: CaseAnswer = ({ course, question: { concepts }, language }) => {
  const own = OF_AREA[course.area]?.[language];
  if (!concepts.has('stretch') && (concepts.has('sit') || concepts.has('sleep')))
    return sentences(POSTURE[language], course.area === 'hip' && own);
  return sentences(EASES[language], own, OTHER[language]);
};

/** Walking, cycling, swimming: what is left besides the exercises. */
export const instead: CaseAnswer = (found) => {
  const { course, state, language } = found;
  const { row } = course.dose;
  if (row === 'above_6') return highPain(found, language);
  const planned = state.session;
  const line =
    planned && planned.minutes > 0 && course.gate.level === 'walk'
      ? language === 'nb'
        ? `Planen har ${planned.minutes} min gange i dag.`
        : `The plan has ${planned.minutes} min of walking today.`
      : null;
  if (course.exclusion || course.isBone)
    return language === 'nb'
      ? sentences(
          'Bare uten støt og helt uten smerte: rolig sykling eller svømming. Stopp ved det første vondtet.',
          line,
        )
      : sentences(
          'Only without impact and wholly free of pain: easy cycling or swimming. Stop at the first ache.',
          line,
        );
  return language === 'nb'
    ? sentences(
        'Gange, sykling og svømming går fint så lenge smerten holder seg på høyst 2 og morgenen etter er som vanlig. Er det verre neste morgen, ta mindre.',
        line,
      )
    : sentences(
        'Walking, cycling and swimming are fine as long as pain stays at 2 or less and the morning after is as usual. Worse the next morning: do less.',
        line,
      );
};
