import type { Area } from '@stridewell/contracts/web';
import { bullets, type Language, paragraphs, sentences, type Words } from '@stridewell/language/language';
import { avoidText } from '../text/guidance.ts';
import { highPain } from '../text/reasons.ts';
import { type CaseAnswer, say, type Wordings } from './answer.ts';

/** Activities to avoid for now with this area. */
export const avoid: CaseAnswer = ({ day, language }) =>
  paragraphs(
    language === 'nb' ? 'Inntil videre:' : 'For now:',
    bullets(day.avoid.map((one) => `${avoidText(one, language)}.`)),
  );

const FOOTWEAR: readonly string[] = ['plantar', 'achilles', 'shin'];
const isFoot = (area: Area): boolean => FOOTWEAR.includes(area);

const KEEP_SHOES: Wordings = {
  en: ['Keep to the shoes you are used to; which model is best for you I do not know.'],
  nb: ['Hold deg til skoene du er vant til; hvilken modell som er best for deg, vet jeg ikke.'],
};
const NO_CHANGE: Wordings = {
  en: [
    'Avoid minimal shoes and sudden changes for now.',
    'No minimal shoes and no sudden change of model while it is sore.',
  ],
  nb: [
    'Unngå minimalistiske sko og brå skifter inntil videre.',
    'Ingen minimalistiske sko og ikke noe brått skifte så lenge det er vondt.',
  ],
};
const HEEL_SHOES: Words = {
  en: 'Wear shoes or slippers with some cushion at home too, from the first step in the morning.',
  nb: 'Ha sko eller tøfler med litt demping hjemme også, fra det første skrittet om morgenen.',
};
const HIGH_HEELS: Words = {
  en: 'For one evening heels are all right if they do not hurt; take flat shoes along.',
  nb: 'En kveld i høye hæler går hvis det ikke gjør vondt; ta med flate sko.',
};
const HIGH_HEELS_FOOT: Words = {
  en: 'An evening in heels is all right if it does not hurt; a low heel even takes some load off the Achilles. Take flat shoes along for the dancing.',
  nb: 'En kveld i hæler går hvis det ikke gjør vondt; en lav hæl avlaster til og med akilles litt. Ta med flate sko til dansen.',
};

/** Shoes. It is not known what to buy, but it is known what to stay with. */
export const shoes: CaseAnswer = (found) => {
  const { course, language, question } = found;
  if (/\b(?:high )?heels\b|høye hæler|høyhæl|hælsko|stilett/i.test(question.message) && course.area !== 'plantar')
    return (course.area === 'achilles' ? HIGH_HEELS_FOOT : HIGH_HEELS)[language];
  return sentences(
    say(found, KEEP_SHOES),
    isFoot(course.area) && say(found, NO_CHANGE),
    course.area === 'plantar' && HEEL_SHOES[language],
  );
};

const BARE: Wordings = {
  en: ['Barefoot on soft ground is all right if it is no sorer the next morning.'],
  nb: ['Barbeint på mykt underlag går hvis det ikke gjør mer vondt neste morgen.'],
};
const NOT_BARE: Words = {
  en: 'Better not: avoid barefoot on hard floors for now.',
  nb: 'Helst ikke: unngå barbeint på harde gulv inntil videre.',
};

export const barefoot: CaseAnswer = (found) =>
  found.course.area === 'plantar'
    ? sentences(NOT_BARE[found.language], HEEL_SHOES[found.language])
    : sentences(say(found, BARE), isFoot(found.course.area) && say(found, NO_CHANGE));

const NO_BED: Wordings = {
  en: [
    'No bed rest: keep gently moving within what eases it, and change position often.',
    'No, do not stay in bed: short, easy moving about does it more good.',
  ],
  nb: [
    'Nei, ikke bli liggende: hold deg i rolig bevegelse innenfor det som letter, og bytt stilling ofte.',
    'Nei, ikke hold senga: litt rolig bevegelse gjør bedre.',
  ],
};
const BACK_BED: Words = {
  en: 'Staying in bed does not help a back like this.',
  nb: 'Sengeleie hjelper ikke en rygg som denne.',
};

/** Bed rest: stay active with whatever eases the pain (section C of the domain page, back). */
export const bed: CaseAnswer = (found) => {
  const { course, language } = found;
  return sentences(
    say(found, NO_BED),
    course.area === 'back' && BACK_BED[language],
    course.dose.row === 'above_6' && highPain(found, language),
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
const POSTURE: Wordings = {
  en: [
    'Change position often, before it aches: there is no one right way to sit or lie, only what eases it.',
    'Any position that eases it is a good one; shift before it starts to ache.',
  ],
  nb: [
    'Bytt stilling ofte, før det verker: det finnes ikke én riktig måte å sitte eller ligge på, bare det som letter.',
    'Den stillingen som letter, er god; bytt før det begynner å verke.',
  ],
};
/** Position in which most people with an injury of an area lie best. */
export const LYING: Partial<Record<Area, Words>> = {
  back: {
    en: 'For a back, many like the side with a pillow between the knees, or the back with one under them.',
    nb: 'For ryggen foretrekker mange sideleie med en pute mellom knærne, eller ryggleie med en under dem.',
  },
};
const WAKES: Words = {
  en: 'If it wakes you at night or gets worse there, say so in the check-in: that is a warning sign.',
  nb: 'Vekker det deg om natta eller blir det verre der, si det i innsjekken: det er et faresignal.',
};
const EASES: Wordings = {
  en: [
    'It may ease things but does not replace the exercises: only as long as it feels good and is no sorer the next morning.',
    'Yes, if it feels good and the next morning is no sorer; the exercises do the real work.',
  ],
  nb: [
    'Det kan gjerne lette, men det erstatter ikke øvelsene: gjør det bare så lenge det kjennes bra og ikke er vondere neste morgen.',
    'Ja, hvis det føles bra og ikke er vondere neste morgen; det er øvelsene som gjør jobben.',
  ],
};
const OTHER: Words = {
  en: 'Other treatment is for a doctor or physiotherapist to settle with you.',
  nb: 'Annen behandling avgjør en lege eller fysioterapeut sammen med deg.',
};

/** How to lie and sleep. */
export const lie: CaseAnswer = (found) => {
  const { course, language } = found;
  return sentences(
    say(found, POSTURE),
    LYING[course.area]?.[language],
    course.area === 'hip' && OF_AREA.hip?.[language],
    WAKES[language],
  );
};

/** Stretching and massage; sitting and sleeping. */
export const care: CaseAnswer = (found) => {
  const { course, question, language } = found;
  const { concepts, message } = question;
  const own = OF_AREA[course.area]?.[language];
  const lies = concepts.has('sleep') || concepts.has('sit') || question.intent === 'sleepHow';
  if (!concepts.has('stretch') && lies)
    return sentences(
      say(found, POSTURE),
      concepts.has('sleep') || question.intent === 'sleepHow' ? LYING[course.area]?.[language] : null,
      WAKES[language],
      course.area === 'hip' && own,
    );
  const isHands = /massage|massasje|roll|needl|nål|shock|trykk/i.test(message);
  return sentences(say(found, EASES), own, isHands && OTHER[language]);
};

const STAIRS: Wordings = {
  en: [
    'Stairs in daily life are fine as long as pain stays at 2 or less and the next morning is as usual.',
    'Yes, everyday stairs are all right at a pain of 2 or less, if the morning after is like any other.',
  ],
  nb: [
    'Trapper i hverdagen går fint så lenge smerten holder seg på høyst 2 og neste morgen er som vanlig.',
    'Ja, vanlige trapper går bra med høyst 2 i smerte, hvis morgenen etter er som ellers.',
  ],
};
const RAIL: Words = {
  en: 'Take them slowly, with a hand on the rail.',
  nb: 'Ta dem rolig, med en hånd på rekkverket.',
};
const STAIRS_OWN: Words = {
  en: 'Stairs down without trouble the day after are one of the tests of your area; do not run them for now.',
  nb: 'Trapp ned uten plager dagen etter er en av testene for området ditt; ikke løp i dem inntil videre.',
};
const STAIRS_HIGH: Words = {
  en: 'Only the stairs you have to take, slowly, and not if it hurts.',
  nb: 'Bare de trappene du må ta, rolig, og ikke hvis det gjør vondt.',
};

/** Stairs: part of daily life within the pain rule. Knee and outer knee have them among their tests. */
export const stairs: CaseAnswer = (found) => {
  const { course, language } = found;
  const own = course.area === 'knee' || course.area === 'ITB' ? STAIRS_OWN[language] : null;
  if (course.dose.row === 'above_6' || course.isBone) return sentences(STAIRS_HIGH[language], own);
  return sentences(say(found, STAIRS), RAIL[language], own);
};

const DAILY: Wordings = {
  en: [
    'Bend, carry and sit as far as it eases or stays at 2 or less; small portions are better than none.',
    'Yes, within what it puts up with: everyday moves are fine up to a pain of 2, in small portions.',
  ],
  nb: [
    'Bøy, bær og sitt så langt det letter eller holder seg på 2 eller mindre; små porsjoner er bedre enn ingen.',
    'Ja, innenfor det den tåler: hverdagslige bevegelser går fint opp til 2 i smerte, i små porsjoner.',
  ],
};
const DAILY_HIGH: Wordings = {
  en: ['Today only what you have to, close to the body and with bent knees; leave heavy lifts to somebody else.'],
  nb: ['I dag bare det du må, tett inntil kroppen og med bøyde knær; la andre ta de tunge løftene.'],
};
const PORTIONS: Wordings = {
  en: ['Change position every half hour, and stop if it spreads down the leg.'],
  nb: ['Bytt stilling hver halvtime, og stopp hvis det sprer seg nedover beinet.'],
};

/** Bending, lifting, sitting and driving. */
export const daily: CaseAnswer = (found) => {
  const { course } = found;
  const isHigh = course.dose.row === 'above_6' || course.dose.row === 'irritable' || course.isBone;
  return sentences(say(found, isHigh ? DAILY_HIGH : DAILY), course.area === 'back' && say(found, PORTIONS));
};

const CLICKS: Words = {
  en: 'A sound in a joint or a tendon is common, and without pain it needs nothing.',
  nb: 'Lyder i et ledd eller en sene er vanlige, og uten smerte krever de ingenting.',
};
const CLICK_UNKNOWN: Words = {
  en: 'What the sound is I do not know: I make no diagnosis.',
  nb: 'Hva lyden er, vet jeg ikke: jeg stiller ingen diagnose.',
};
const CLICK_COUNTS: Words = {
  en: 'What counts is what comes with it: if the joint locks, gives way, swells or turns hot, stop and let a doctor or physiotherapist see it before you go on.',
  nb: 'Det som teller, er det som følger med: låser leddet seg, svikter det, hovner det opp eller blir det varmt, så stopp og la en lege eller fysioterapeut se på det før du går videre.',
};
const CLICK_HURTS: Words = {
  en: 'One that hurts gets a number in the check-in, and the dose follows.',
  nb: 'Gjør det vondt, så før et tall i innsjekken, så følger dosen etter.',
};
/** A joint that clicks without other symptoms: explains what matters, and what is not known. */
export const clicksText = (language: Language): string =>
  sentences(CLICKS[language], CLICK_COUNTS[language], CLICK_HURTS[language], CLICK_UNKNOWN[language]);
export const clicks: CaseAnswer = ({ language }) => clicksText(language);

const ICE: Words = {
  en: 'Neither ice nor heat is part of the programme, and I have no facts that one beats the other. If one of them eases it for you, that is fine; it does not replace the exercises. A joint that is hot or swollen is a warning sign: say so in the check-in.',
  nb: 'Verken is eller varme er en del av programmet, og jeg har ingen fakta om at det ene er bedre enn det andre. Letter det for deg, er det greit; det erstatter ikke øvelsene. Et ledd som er varmt eller hovent, er et faresignal: si det i innsjekken.',
};
export const iceText = (language: Language): string => ICE[language];
export const iceHeat: CaseAnswer = ({ language }) => iceText(language);

const TAPE: Words = {
  en: 'I know nothing certain about tape, braces or insoles for this area; a physiotherapist can judge that with you. They do not replace the exercises.',
  nb: 'Jeg vet ikke noe sikkert om teip, støtte eller såler for dette området; det kan en fysioterapeut vurdere sammen med deg. De erstatter ikke øvelsene.',
};
/** Morrissey 2021, section C of the domain page, plantar heel. */
const TAPE_HEEL: Words = {
  en: 'For heel pain taping belongs to the first 4-6 weeks, beside the plantar stretch; insoles come only after that has been tried. Which kind, a physiotherapist can judge with you.',
  nb: 'Ved hælsmerter hører teip til de første 4-6 ukene, ved siden av tøyning av fotsålen; såler kommer først når det er prøvd. Hvilken type kan en fysioterapeut vurdere sammen med deg.',
};
const SUPPORT: Wordings = {
  en: [
    'It is no part of the programme, and I have nothing certain on whether it helps you; a physiotherapist can judge that with you.',
  ],
  nb: [
    'Det er ikke en del av programmet, og jeg vet ikke sikkert om det hjelper deg; det kan en fysioterapeut vurdere sammen med deg.',
  ],
};
const NO_STAND_IN: Words = {
  en: 'It does not stand in for the exercises or the stretch.',
  nb: 'Det erstatter verken øvelsene eller tøyningen.',
};

/** Tape, insoles, braces and splints. */
export const tape: CaseAnswer = (found) => {
  const { course, language, question } = found;
  if (question.concepts.has('support')) return sentences(say(found, SUPPORT), NO_STAND_IN[language]);
  return (course.area === 'plantar' ? TAPE_HEEL : TAPE)[language];
};
