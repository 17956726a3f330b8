import type { Goal } from '@stridewell/contracts/web';
import { type Language, paragraphs, sentences, type Words } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachState } from '../../domain/coach-state.ts';
import { ZONE_GUIDE, ZONES, type Zone, zoneOfPace } from '../../domain/zones.ts';
import { dayOf, isHard } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { thresholdOf, thresholdText, zoneFeel, zonePace, zonesOf, zoneTalk, zoneUse } from '../text/paces.ts';
import type { Answer } from './answer.ts';
import { aspectOf } from './aspects.ts';
import { fact } from './cards.ts';
import { dayReply } from './day.ts';

const TEST = {
  en: 'The threshold test: warm up well, then run 30 minutes alone, as fast as you can hold evenly. Your average pace is your threshold pace; the mean heart rate of the last 20 minutes is your threshold heart rate. Write the pace on the Profile tab, e.g. 5:00/km, and every zone follows from it. Choose a Push day, without pain, and not the day before or after a hard session.',
  nb: 'Terskeltesten: varm godt opp, løp så 30 minutter alene, så fort du kan holde jevnt. Snittfarten er terskelfarten din; snittpulsen de siste 20 minuttene er terskelpulsen. Skriv farten under Profil, f.eks. 5:00/km, så følger alle sonene av den. Velg en Push-dag uten smerte, og ikke dagen før eller etter en hard økt.',
};

const NO_THRESHOLD = {
  en: 'No threshold pace is stored, so I give no pace: go by effort (RPE, 0 to 10) and the talk test.',
  nb: 'Det er ikke lagret noen terskelfart, så jeg oppgir ingen fart: gå etter innsats (RPE, 0 til 10) og snakketesten.',
};

const NO_HEART_RATE = {
  en: 'No threshold heart rate is stored, so I give no heart-rate figures: effort and talk test decide, also with a beta-blocker.',
  nb: 'Det er ikke lagret noen terskelpuls, så jeg oppgir ingen pulstall: innsats og snakketest bestemmer, også med betablokker.',
};

const zoneLine = (state: CoachState, zone: Zone, language: Language): string => {
  const pace = zonePace(state, zone, language);
  const name = language === 'nb' ? 'Sone' : 'Zone';
  const effort = ZONE_GUIDE[zone].effort;
  const talk = zoneTalk(zone, language);
  return `**${name} ${zone}**, ${zoneUse(zone, language)}: ${pace ? `${pace}, ` : ''}RPE ${effort}, ${language === 'nb' ? 'snakketest' : 'talk test'}: ${talk}`;
};

/** Lists all zones with pace, effort and talk test. */
export const zones: Answer = (state, { language }) => {
  const threshold = thresholdOf(state);
  return {
    answer: threshold
      ? language === 'nb'
        ? `**Sonene dine** fra terskelfarten ${thresholdText(state, language)}:`
        : `**Your zones** from your threshold pace ${thresholdText(state, language)}:`
      : NO_THRESHOLD[language],
    list: ZONES.map((zone) => zoneLine(state, zone, language)),
    after: language === 'nb' ? 'RPE er opplevd innsats fra 0 til 10.' : 'RPE is perceived effort from 0 to 10.',
  };
};

/** Explains the zones with the threshold test: the reply to the quick action. */
export const zonesInFull: Answer = (state, question) => ({
  ...(zones(state, question) as Reply),
  after: paragraphs(
    sentences(
      question.language === 'nb' ? 'RPE er opplevd innsats fra 0 til 10.' : 'RPE is perceived effort from 0 to 10.',
      NO_HEART_RATE[question.language],
    ),
    TEST[question.language],
  ),
});

const has = (concepts: ReadonlySet<string>, ...names: string[]): boolean => names.some((name) => concepts.has(name));

/** Zone in which the goal race is run. */
const RACE_ZONE: Partial<Record<Goal, Zone>> = {
  '5k': '5a',
  '10k': '4',
  half_marathon: '4',
  marathon: '3',
  ultra: '2',
};

/** Returns the zone that a question about pace refers to. The most specific hint decides. */
const zoneMeant = (state: CoachState, concepts: ReadonlySet<string>, named: Zone | null): Zone => {
  if (named) return named;
  if (has(concepts, 'marathonPace')) return '3';
  if (has(concepts, 'easy') && !thresholdOf(state)) return '2';
  if (has(concepts, 'threshold')) return '4';
  const today = dayOf(state, state.today);
  if (has(concepts, 'intervals')) return (today && isHard(today) ? zonesOf(today.zone).at(-1) : null) ?? '5b';
  if (has(concepts, '"recovery', '"restitusjon')) return '1';
  if (has(concepts, 'easy', 'longRun')) return '2';
  if (has(concepts, 'race')) return RACE_ZONE[state.runner?.goal ?? '10k'] ?? '4';
  return zonesOf(dayOf(state, state.today)?.zone ?? null)[0] ?? '2';
};

/** The kind of running that a correction names: "no, I meant the tempo one". */
const CORRECTED: readonly (readonly [RegExp, Zone])[] = [
  [/\b(?:marathon|maraton\w*)\b/i, '3'],
  [/\b(?:tempo\w*|threshold|terskel\w*|hard\w*|fast)\b/i, '4'],
  [/\b(?:interval\w*|reps|drag\w*|sprint\w*)\b/i, '5b'],
  [/\b(?:easy|slow|rolig\w*|long|lang\w*|jog\w*)\b/i, '2'],
];
const correctedZone = ({ followUp, own }: Question): Zone | null =>
  followUp?.isCorrection === true ? (CORRECTED.find(([words]) => words.test(own))?.[1] ?? null) : null;

const COMPARED = /\b(?:difference|between|versus|vs|or|forskjell\w*|mellom|eller)\b/i;

const TOO_SLOW = /\b(?:too|so|feels?|for|så|føles) (?:slow|sakte|treg\w*)/i;

/** Answers a runner to whom easy running feels too slow. */
const meantSlow = (state: CoachState, language: Language): Reply => {
  const pace = zonePace(state, '2', language);
  return language === 'nb'
    ? {
        answer: 'Det er meningen at det skal kjennes sakte: rolig er 3-4 av 10, og du snakker i hele setninger.',
        why: fact('easy-running', 'nb', 1),
        next: pace && `For deg er det ${pace}; på en lett dag kan du ligge i den raske enden.`,
      }
    : {
        answer: "It's meant to feel slow: easy is 3-4 of 10, and you speak in full sentences.",
        why: fact('easy-running', 'en', 1),
        next: pace && `For you that's ${pace}; on a good day, stay at its quick end.`,
      };
};

/** Describes one zone: pace, effort and talk test. */
export const zonePaceAnswer: Answer = (state, question) => {
  const { language, concepts, zone, message } = question;
  if (TOO_SLOW.test(message)) return meantSlow(state, language);
  const both = COMPARED.test(message)
    ? ZONES.filter((each) => new RegExp(`\\b(?:z|sone |zone )?${each}\\b`, 'i').test(message))
    : [];
  if (both.length === 2)
    return {
      answer:
        language === 'nb'
          ? 'Innsatsen og hvor mye du kan snakke skiller dem:'
          : 'Effort, and how much you can talk, set them apart:',
      list: both.map((each) => zoneLine(state, each, language)),
    };
  const meant = zoneMeant(state, concepts, zone ?? correctedZone(question));
  const pace = zonePace(state, meant, language);
  const name = `${language === 'nb' ? 'Sone' : 'Zone'} ${meant} (${zoneUse(meant, language)})`;
  if (pace === null)
    return {
      answer: `**${name}**: ${zoneFeel(meant, language)}.`,
      why: NO_THRESHOLD[language],
      next:
        language === 'nb'
          ? 'En terskeltest på 30 minutter gir deg fart for alle sonene; spør meg hvordan.'
          : 'A 30-minute threshold test gives you paces for all zones; ask me how.',
    };
  return {
    answer: `**${name}: ${pace}**, ${zoneFeel(meant, language)}.`,
    why:
      language === 'nb'
        ? [
            `Regnet fra terskelfarten din, ${thresholdText(state, language)}.`,
            `Det følger av terskelfarten din på ${thresholdText(state, language)}.`,
          ]
        : [
            `It follows from your threshold pace, ${thresholdText(state, language)}.`,
            `That comes from your threshold pace, ${thresholdText(state, language)}.`,
          ],
    next:
      language === 'nb'
        ? [
            'Kjennes det tyngre enn det, gjelder kroppen og ikke klokka.',
            'Varme og bakker gjør farten roligere; hold innsatsen.',
          ]
        : [
            'If it feels harder than that, trust your body and not the watch.',
            'Heat and hills slow the pace; keep the effort.',
          ],
  };
};

const MILE = 1.609344;

/** Returns the zone of a pace. */
export const paceZone: Answer = (state, { language, pace, message }) => {
  const threshold = thresholdOf(state);
  if (!threshold || !pace) return paragraphs(NO_THRESHOLD[language], TEST[language]);
  const perKm = pace.isMile ? pace.seconds / MILE : pace.seconds;
  const perUnit = threshold.unit === 'mi' && !pace.isMile && pace.seconds >= threshold.secondsPerUnit * 0.8;
  const zone = perUnit ? zoneOfPace(pace.seconds, threshold.secondsPerUnit) : zoneOfPace(perKm, threshold.secondsPerKm);
  const isEasy = zone === '1' || zone === '2';
  const lead = ENOUGH.test(message)
    ? yesNo(isEasy, language)
    : TOO_FAST.test(message)
      ? yesNo(!isEasy, language)
      : null;
  return {
    answer: sentences(
      lead,
      language === 'nb'
        ? `Den farten ligger i **sone ${zone}** for deg: ${zoneUse(zone, language)}, ${zoneFeel(zone, language)}.`
        : `That pace lies in **zone ${zone}** for you: ${zoneUse(zone, language)}, ${zoneFeel(zone, language)}.`,
    ),
    why:
      language === 'nb'
        ? `Hele sonen er ${zonePace(state, zone, language)}.`
        : `The whole zone is ${zonePace(state, zone, language)}.`,
    next: lead
      ? null
      : language === 'nb'
        ? isEasy
          ? 'Det er rolig nok for en rolig tur.'
          : 'Det er for fort for en rolig tur.'
        : isEasy
          ? 'That is easy enough for an easy run.'
          : 'That is too fast for an easy run.',
  };
};

const ENOUGH = /\b(?:slow|easy) enough\b|\b(?:rolig|sakte|roleg) nok\b/i;
const TOO_FAST = /\btoo (?:fast|quick|hard)\b|\bfor (?:fort|raskt|hardt)\b/i;

const yesNo = (isYes: boolean, language: Language): string =>
  language === 'nb' ? (isYes ? 'Ja.' : 'Nei.') : isYes ? 'Yes.' : 'No.';

const RPE: Words = {
  en: 'RPE is rate of perceived exertion: how hard it feels, from 0 (nothing) to 10 (all you have). Easy running is 3-4: full sentences. Threshold is 6-7: a few words. Intervals are 8-9: no talking. It needs no watch, and heat, hills and short nights are already in it.',
  nb: 'RPE er opplevd innsats: hvor hardt det kjennes, fra 0 (ingenting) til 10 (alt du har). Rolig løping er 3-4: hele setninger. Terskel er 6-7: noen få ord. Intervaller er 8-9: ingen prat. Den trenger ingen klokke, og varme, bakker og korte netter er allerede med.',
};

/** Explains the effort scale, or tells how hard today is. */
export const rpe: Answer = (state, question) => {
  const { language, message } = question;
  const today = dayOf(state, state.today);
  const asksToday =
    /\b(?:should|do|skal|bør) (?:i|my|it|jeg|eg|den|turen|økta)\b/i.test(message) && aspectOf(question) === 'effort';
  return asksToday && today && today.minutes > 0 && state.plan ? dayReply(state, question, today) : RPE[language];
};

export const feel: Answer = (state, { language, message }) => {
  if (TOO_SLOW.test(message)) return meantSlow(state, language);
  const pace = zonePace(state, '2', language);
  return language === 'nb'
    ? sentences(
        'Rolig er innsats 3-4 av 10: du snakker i hele setninger og kunne fortsatt lenge. Må du trekke pusten midt i en setning, er det for fort.',
        pace && `For deg er det omtrent ${pace}, men snakketesten går foran.`,
      )
    : sentences(
        'Easy is effort 3-4 of 10: you speak in full sentences and could go on for long. If you need a breath in the middle of a sentence, it is too fast.',
        pace && `For you that is about ${pace}, but the talk test comes first.`,
      );
};

export const thresholdTest: Answer = (state, question) => {
  const { language } = question;
  const today = dayOf(state, state.today);
  if (aspectOf(question) === 'why' && today && isHard(today)) return dayReply(state, question, today);
  const pace = zonePace(state, '4', language);
  const now = thresholdOf(state)
    ? language === 'nb'
      ? `I bruk nå: ${thresholdText(state, language)}, som gir terskelsonen ${pace}.`
      : `In use now: ${thresholdText(state, language)}, which makes the threshold zone ${pace}.`
    : null;
  if (/\bhow often\b|\bhvor ofte\b|\bagain\b|\bpå nytt\b/i.test(question.message))
    return { answer: fact('threshold-pace', language, 2), why: now };
  return paragraphs(TEST[language], now);
};

export const zoneAndPulse: Answer = (state, question) => {
  const { language, zone } = question;
  const named = zone ?? '2';
  const pace = zonePace(state, named, language);
  return language === 'nb'
    ? {
        answer: pace
          ? `Sone ${named} er ${pace}: ${zoneFeel(named, 'nb')}.`
          : `Sone ${named} kjennes som ${zoneFeel(named, 'nb')}.`,
        why: 'En puls for sonen har jeg ikke, for det er ikke lagret noen terskelpuls; 30-minutterstesten gir en, som snittet av de siste 20 minuttene.',
        next: 'Til da bestemmer farten og pusten.',
      }
    : {
        answer: pace
          ? `Zone ${named} is ${pace}: ${zoneFeel(named, 'en')}.`
          : `Zone ${named} feels like ${zoneFeel(named, 'en')}.`,
        why: 'I have no heart rate for it, as no threshold heart rate is stored; the 30-minute test gives one, the mean of its last 20 minutes.',
        next: 'Until then pace and breathing decide.',
      };
};

/** Answers about heart rate: effort decides. */
export const heartRate: Answer = (state, { language }) => {
  const zone = zonesOf(dayOf(state, state.today)?.zone ?? null)[0];
  const effort = zoneFeel(zone ?? '2', language);
  if (language === 'nb')
    return {
      answer: 'Pulstallet alene sier lite: gå etter innsats og snakketest, også med betablokker.',
      why: zone ? `I dag er det sone ${zone}: ${effort}.` : `Rolig løping er ${effort}.`,
      next: 'Det er ikke lagret noen terskelpuls; den finner du med 30-minutterstesten, som snittet av de siste 20 minuttene.',
    };
  return {
    answer: 'A heart rate alone says little: go by effort and talk test, also with a beta-blocker.',
    why: zone ? `Today that is zone ${zone}: ${effort}.` : `Easy running is ${effort}.`,
    next: 'No threshold heart rate is stored; the 30-minute test gives one, the mean of its last 20 minutes.',
  };
};
