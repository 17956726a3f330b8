import { bullets, capitalised, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { checkinToday, dayOf, isHard, rehabLevel } from '../figures.ts';
import { zoneFeel, zonesOf } from '../text/paces.ts';
import { isLadderDay, isRaceDay, isStructured, sessionLine, stepLinesByEffort } from '../text/sessions.ts';
import { type Answer, fixed, missingPlan } from './answer.ts';
import { RACE_ADVICE, rehabNote } from './session.ts';

const restDay = (language: Language): string =>
  language === 'nb' ? 'I dag er det hviledag på planen.' : 'Today is a rest day in your plan.';

const raceDay = (language: Language): string =>
  language === 'nb'
    ? `I dag er det konkurransedag. ${RACE_ADVICE.nb} Åpne rolig, etter anstrengelse, og øk først mot slutten.`
    : `Today is race day. ${RACE_ADVICE.en} Start calmly, by effort, and speed up only towards the end.`;

const byFeel = (day: CoachDay, language: Language): string[] => {
  const zones = zonesOf(day.zone);
  return zones.map((zone) =>
    capitalised(`${language === 'nb' ? 'sone' : 'zone'} ${zone}: ${zoneFeel(zone, language)}`),
  );
};

const EASY = {
  en: 'Zone 2: effort 3-4 of 10, full sentences. Say a whole sentence aloud now and then: if you must breathe in the middle of it, slow down.',
  nb: 'Sone 2: anstrengelse 3-4 av 10, hele setninger. Si en hel setning høyt nå og da: må du puste midt i den, senk farten.',
};

/** Describes today's session without a watch: by effort, talk test and a known route. */
export const noWatch: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const day = dayOf(state, state.today);
  if (!day || day.minutes === 0) return sentences(restDay(language), EASY[language]);
  if (isRaceDay(day)) return raceDay(language);
  const head =
    language === 'nb'
      ? `**Uten klokke i dag: ${sessionLine(day, language)}**`
      : `**Without a watch today: ${sessionLine(day, language)}**`;
  const time = isStructured(day)
    ? language === 'nb'
      ? 'Tell drag og pauser i hodet, eller ta dem mellom merker langs veien, som lyktestolper; sammenlign pusten, ikke farten.'
      : 'Count repetitions and pauses in your head, or take them between fixed marks such as lamp posts; compare your breathing, not your speed.'
    : language === 'nb'
      ? 'Ta en runde du vet hvor lang tid tar, eller snu når halve tida er gått etter en vanlig klokke.'
      : 'Take a route whose time you know, or turn back when half the time has passed on any clock.';
  const steps = isStructured(day) ? stepLinesByEffort(day, language) : [];
  return paragraphs(head, bullets([...steps, ...byFeel(day, language), EASY[language], time]));
};

const lowDay = (state: CoachState): boolean => {
  const band = checkinToday(state)?.recommendation;
  return band === 'Recover' || band === 'Reset';
};

const steady = (minutes: number, low: boolean, language: Language): string[] => {
  const length = low ? `20-${Math.max(20, Math.min(40, minutes))}` : `${minutes}`;
  return language === 'nb'
    ? [
        `Sykkel: ${length} min lett, så du kan snakke hele tida`,
        `Rask gange: ${length} min på flatt underlag`,
        `Svømming, ellipse eller romaskin: ${length} min rolig`,
        'Bevegelighet, hvis du helst vil være inne og rolig',
      ]
    : [
        `Bike: ${length} min light enough to talk throughout`,
        `Brisk walk: ${length} min on even ground`,
        `Swim, elliptical or row: ${length} min gently`,
        'Mobility, if you would rather stay in and quiet',
      ];
};

/** Suggests alternatives to running for today. */
export const instead: Answer = (state, { language, concepts }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const day = dayOf(state, state.today);
  if (!day || day.minutes === 0)
    return language === 'nb'
      ? `${restDay(language)} Vil du røre på deg, holder en kort, rolig gåtur eller litt bevegelighet.`
      : `${restDay(language)} If you want to move, a short gentle walk or some mobility is enough.`;
  if (isRaceDay(day)) return raceDay(language);
  const rehab = rehabLevel(state) !== null;
  const head =
    language === 'nb'
      ? `I stedet for ${isLadderDay(day) ? 'dagens gå-løp' : 'dagens økt'} (${sessionLine(day, language)}):`
      : `Instead of today's session (${sessionLine(day, language)}):`;
  const hard = isHard(day) && !lowDay(state);
  const tail = hard
    ? language === 'nb'
      ? 'Samme oppbygging på sykkel: rolig inn, hoveddelen på samme anstrengelse, rolig ut.'
      : 'Keep the same shape on the bike: easy in, the main part at the same effort, easy out.'
    : language === 'nb'
      ? 'Samme tid, samme følelse: det gir nesten det samme, uten støtene.'
      : 'Same time, same feel: nearly the same effect without the impact.';
  const weather =
    concepts.has('weather') && !rehab
      ? language === 'nb'
        ? 'Tredemølle er også greit, i samme sone som ute.'
        : 'A treadmill is fine too, in the same zone as outside.'
      : null;
  return paragraphs(
    head,
    bullets(steady(day.minutes, lowDay(state), language)),
    sentences(tail, weather),
    rehabNote(state, language),
  );
};

export const treadmill: Answer = (state, { language }) => {
  const day = dayOf(state, state.today);
  const line = day && day.minutes > 0 ? sessionLine(day, language) : null;
  if (rehabLevel(state) === 'walk')
    return sentences(
      language === 'nb' ? 'Gange på mølla er greit, flatt.' : 'Walking on the treadmill is fine, flat.',
      rehabNote(state, language),
    );
  return language === 'nb'
    ? sentences(
        'Mølle er et godt bytte for samme økt: samme minutter og samme sone, med 1 % stigning.',
        line && `I dag: ${line}.`,
        'Gå etter anstrengelse og snakketest; skjermens fart er ikke alltid riktig.',
      )
    : sentences(
        'A treadmill is a good swap for the same session: same minutes, same zone, at 1 % incline.',
        line && `Today: ${line}.`,
        "Go by effort and talk test; the display's pace is not always right.",
      );
};

export const heat: Answer = fixed({
  en: 'In heat, cold, wind or at altitude the minutes stay and the pace changes: run by effort and talk test, slower than your zones say. In heat take the cool hours, shade and water; on ice or in a storm take the treadmill, the bike or a walk. Feeling faint, confused or chilled through means stop and get help.',
  nb: 'I varme, kulde, vind eller høyde blir minuttene som planlagt og farten roligere: løp etter anstrengelse og snakketest, roligere enn sonene sier. I varme: kjølige timer, skygge og vann; på is eller i storm: mølle, sykkel eller en gåtur. Blir du uvel, forvirret eller gjennomfrossen, stopp og få hjelp.',
});
