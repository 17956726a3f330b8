import { sentences, type Words } from '@stridewell/language/language';
import { highPain } from '../text/reasons.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';

/** An activity, its name within a sentence, and its load: like running steps, like walking, or hardly any. */
interface Activity {
  form: RegExp;
  name: Words;
  kind: 'impact' | 'walk' | 'calm' | 'smooth';
}

const ACTIVITIES: readonly Activity[] = [
  { form: /football|soccer|fotball/i, name: { en: 'Football', nb: 'Fotball' }, kind: 'impact' },
  { form: /padel/i, name: { en: 'Padel', nb: 'Padel' }, kind: 'impact' },
  { form: /tennis|squash|badminton/i, name: { en: 'A racket game', nb: 'Racketsport' }, kind: 'impact' },
  {
    form: /basketball|handball|håndball|volleyball|floorball|innebandy|rugby|hockey/i,
    name: { en: 'A ball game', nb: 'Ballspill' },
    kind: 'impact',
  },
  {
    form: /danc|dans|zumba|aerobics|crossfit|boks|boxing/i,
    name: { en: 'A class with jumps and turns', nb: 'En time med hopp og vendinger' },
    kind: 'impact',
  },
  {
    form: /slalåm|alpin|skøyter|skating/i,
    name: { en: 'Skating or alpine skiing', nb: 'Skøyter og slalåm' },
    kind: 'impact',
  },
  {
    form: /langrenn|\bski|gå på ski/i,
    name: { en: 'Cross-country skiing on flat tracks', nb: 'Langrenn i flate løyper' },
    kind: 'smooth',
  },
  { form: /yoga|pilates/i, name: { en: 'Yoga or pilates', nb: 'Yoga og pilates' }, kind: 'calm' },
  { form: /golf|climb|boulder|klatr/i, name: { en: 'That', nb: 'Det' }, kind: 'calm' },
  { form: /bik|cycl|spinning|sykl|sykk/i, name: { en: 'Cycling', nb: 'Sykling' }, kind: 'smooth' },
  { form: /swim|pool|svøm|basseng/i, name: { en: 'Swimming', nb: 'Svømming' }, kind: 'smooth' },
  {
    form: /row|romaskin|roing|ellip/i,
    name: { en: 'The rower or the elliptical', nb: 'Romaskin og ellipse' },
    kind: 'smooth',
  },
  { form: /hik|fjelltur|topptur|mountain/i, name: { en: 'Hiking', nb: 'Fjelltur' }, kind: 'walk' },
  { form: /walk|\bgå\b|gåtur|gange|tur\b/i, name: { en: 'Walking', nb: 'Gange' }, kind: 'walk' },
];
const OTHERS: Words = { en: 'Walking, cycling and swimming', nb: 'Gange, sykling og svømming' };

const NOT_YET: Wordings = {
  en: [
    'not yet, it loads the sore place more than the ladder does.',
    'not now, it asks for quick turns and landings, and those wait.',
  ],
  nb: [
    'ikke ennå, det belaster det vonde stedet mer enn stigen gjør.',
    'ikke nå, det krever raske vendinger og landinger, og de venter.',
  ],
};
const AFTER_LADDER: Wordings = {
  en: [
    'It waits until the ladder is done and two calm weeks have followed.',
    'It has to wait for the end of the ladder and for two calm weeks after it.',
  ],
  nb: [
    'Det venter til stigen er ferdig og to rolige uker har gått.',
    'Det må vente til stigen er ferdig, og til to rolige uker etter den.',
  ],
};
const MEANWHILE: Wordings = {
  en: ['Cycling or swimming keeps the fitness meanwhile.', 'Until then the bike or the pool does it.'],
  nb: ['Sykling eller svømming holder formen så lenge.', 'Til da gjør sykkel eller basseng nytten.'],
};
const RULE: Wordings = {
  en: [
    'as long as pain stays at 2 or less on the way and the next morning is as usual.',
    'if it stays at 2 or less while you do it and is no worse the morning after.',
    'with pain of at most 2 on the way, and a morning after like any other.',
  ],
  nb: [
    'så lenge smerten holder seg på høyst 2 underveis og neste morgen er som vanlig.',
    'hvis det holder seg på 2 eller mindre mens du holder på, og ikke er verre neste morgen.',
    'med høyst 2 i smerte underveis, og en morgen etter som er som ellers.',
  ],
};
const SHORTER: Wordings = {
  en: [
    'Sorer the morning after means half as long next time.',
    'Begin shorter than you would like, and see what the morning says.',
  ],
  nb: [
    'Er det vondere morgenen etter, tar du halvparten neste gang.',
    'Begynn kortere enn du har lyst til, og se hva morgenen sier.',
  ],
};
const LONG_WALK: Wordings = {
  en: [
    'Build up to it: a few hours is fine only when an hour already is, and on flat ground first.',
    'Hours of it come bit by bit; keep it flat and cut it short if it starts to talk.',
  ],
  nb: [
    'Bygg opp til det: noen timer går først når en time går fint, og på flatt underlag først.',
    'Timevis kommer litt etter litt; hold det flatt, og snu hvis det begynner å kjennes.',
  ],
};
const NO_LOAD: Wordings = {
  en: [
    'Only without impact and wholly free of pain: easy cycling or swimming. Stop at the first ache.',
    'Easy cycling or swimming, and only if it is quite painless: stop at the first ache.',
  ],
  nb: [
    'Bare uten støt og helt uten smerte: rolig sykling eller svømming. Stopp så snart du kjenner noe vondt.',
    'Rolig sykling eller svømming, og bare helt smertefritt: stopp så snart du kjenner noe vondt.',
  ],
};
const ABOUT_HOUSE: Words = {
  en: 'Not as training today, but move about: short and easy walks around the house, as far as it eases.',
  nb: 'Ikke som trening i dag, men hold deg i gang: korte og rolige gåturer hjemme, så langt det letter.',
};

export const planned = ({ state, course, language }: Case): string | null => {
  const { session } = state;
  if (!session || session.minutes <= 0 || course.gate.level !== 'walk') return null;
  // The minutes are left out, because they may be derived from activities that no outside model may receive, and
  // replies stay in its memory.
  return language === 'nb' ? 'Planen har en gåtur i dag.' : 'The plan has a walk today.';
};

/** Moving about at home on a day of high pain. */
export const atHome = ({ language }: Case): string => ABOUT_HOUSE[language];

/** Other sports than running, and walking. */
export const instead: CaseAnswer = (found) => {
  const { course, language, question } = found;
  const activity = ACTIVITIES.find(({ form }) => form.test(question.message));
  const name = activity?.name ?? OTHERS;
  const isImpact = activity?.kind === 'impact';
  if (course.dose.row === 'above_6')
    return sentences(
      isImpact ? `${name[language]}: ${say(found, NOT_YET)}` : ABOUT_HOUSE[language],
      highPain(found, language),
    );
  if (isImpact && course.gate.level !== 'clear')
    return sentences(
      `${name[language]}: ${say(found, NOT_YET)}`,
      say(found, AFTER_LADDER),
      !course.exclusion && say(found, MEANWHILE),
    );
  if (course.exclusion || course.isBone) return sentences(say(found, NO_LOAD), planned(found));
  const yes = language === 'nb' ? 'Ja' : 'Yes';
  const goes = language === 'nb' ? 'går fint' : name === OTHERS ? 'are fine' : 'is fine';
  const isLong =
    activity?.kind === 'walk' && /hour|time|hik|fjell|topp|km|long|lang|weekend|helg/i.test(question.message);
  return sentences(
    `${yes}, ${name[language][0]?.toLowerCase()}${name[language].slice(1)} ${goes}, ${say(found, RULE)}`,
    isLong ? say(found, LONG_WALK) : say(found, SHORTER),
    planned(found),
  );
};

export const sport = instead;
