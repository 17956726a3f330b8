import { formatPace, parseThresholdPace, type ThresholdPace } from '@stridewell/contracts/web';
import type { Language, Words } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { paceRange, ZONE_GUIDE, ZONES, type Zone } from '../../domain/zones.ts';

const USE: Record<Zone, Words> = {
  1: { en: 'recovery', nb: 'restitusjon' },
  2: { en: 'easy and long runs', nb: 'rolige turer og langtur' },
  3: { en: 'steady, marathon effort', nb: 'jevnt, maratonfart' },
  4: { en: 'threshold', nb: 'terskel' },
  '5a': { en: 'just above threshold', nb: 'like over terskel' },
  '5b': { en: 'intervals', nb: 'intervaller' },
  '5c': { en: 'short repetitions', nb: 'korte drag' },
};

const TALK: Record<Zone, Words> = {
  1: { en: 'sing-song easy', nb: 'du kan nynne' },
  2: { en: 'full sentences', nb: 'hele setninger' },
  3: { en: 'short sentences', nb: 'korte setninger' },
  4: { en: 'a few words', nb: 'noen få ord' },
  '5a': { en: 'single words', nb: 'enkeltord' },
  '5b': { en: 'no talking', nb: 'ingen prat' },
  '5c': { en: 'no talking', nb: 'ingen prat' },
};

export const zoneUse = (zone: Zone, language: Language): string => USE[zone][language];
export const zoneTalk = (zone: Zone, language: Language): string => TALK[zone][language];

/**
 * Returns the threshold pace that the plan uses, in the unit of the profile. After a break it is slower than in the
 * profile; without one in the profile it comes from a race result. Null when none is known.
 */
export const thresholdOf = (state: CoachState): ThresholdPace | null => {
  const stored = parseThresholdPace(state.profile?.thresholdPace ?? null);
  const now = state.threshold;
  if (now === null || (stored && Math.round(stored.secondsPerKm) === Math.round(now))) return stored;
  if (!stored) return { unit: 'km', secondsPerKm: now, secondsPerUnit: now };
  const perUnit = stored.secondsPerUnit / stored.secondsPerKm;
  return { ...stored, secondsPerKm: now, secondsPerUnit: Math.round(now * perUnit) };
};

/**
 * Returns the threshold pace as text, such as `5:00/km`. When the plan uses another pace than the profile, the text
 * contains both. Null when none is known.
 */
export const thresholdText = (state: CoachState, language: Language): string | null => {
  const now = thresholdOf(state);
  if (!now) return null;
  const pace = `${formatPace(Math.round(now.secondsPerUnit))}/${now.unit}`;
  const stored = parseThresholdPace(state.profile?.thresholdPace ?? null);
  const written = state.profile?.thresholdPace?.trim();
  if (!stored || !written) {
    const { paceSource } = state;
    if (paceSource?.kind === 'runs') {
      const { runs } = paceSource;
      return language === 'nb'
        ? `${pace} (vist på ${runs} harde turer de siste 120 dagene)`
        : `${pace} (shown on ${runs} hard runs of the last 120 days)`;
    }
    return language === 'nb' ? `${pace} (fra resultatet ditt)` : `${pace} (from your race result)`;
  }
  if (stored.secondsPerKm === now.secondsPerKm) return written;
  return language === 'nb'
    ? `${pace} (profilen sier ${written}; etter pausen regner planen roligere en stund)`
    : `${pace} (your profile says ${written}; after the break the plan uses a slower pace for a while)`;
};

const span = (zone: Zone, seconds: number, unit: string, language: Language): string => {
  const { fast, slow } = paceRange(zone, seconds);
  if (fast === null) return `${language === 'nb' ? 'raskere enn' : 'faster than'} ${formatPace(slow ?? 0)}/${unit}`;
  if (slow === null) return `${language === 'nb' ? 'roligere enn' : 'slower than'} ${formatPace(fast)}/${unit}`;
  return `${formatPace(fast)}-${formatPace(slow)}/${unit}`;
};

/**
 * Returns a zone's pace in the unit of the profile, with the pace per kilometre in addition to one per mile. Null if
 * there is no threshold pace.
 */
export const zonePace = (state: CoachState, zone: Zone, language: Language): string | null => {
  const threshold = thresholdOf(state);
  if (!threshold) return null;
  const perKm = span(zone, threshold.secondsPerKm, 'km', language);
  return threshold.unit === 'mi' ? `${span(zone, threshold.secondsPerUnit, 'mi', language)} (${perKm})` : perKm;
};

const SECONDS_PER_HOUR = 3_600;
const MILES_PER_KM = 1 / 1.609344;

/**
 * Returns the speed of a zone as a treadmill shows it: `9.3-10.6 km/h`. Null if there is no threshold pace or an open
 * zone.
 */
export const zoneSpeed = (state: CoachState, zone: Zone, language: Language): string | null => {
  const threshold = thresholdOf(state);
  if (!threshold) return null;
  const { fast, slow } = paceRange(zone, threshold.secondsPerKm);
  if (fast === null || slow === null) return null;
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const speeds = (factor: number): string =>
    [slow, fast].map((pace) => format.format((SECONDS_PER_HOUR / pace) * factor)).join('-');
  const perHour = `${speeds(1)} ${language === 'nb' ? 'km/t' : 'km/h'}`;
  return threshold.unit === 'mi' ? `${perHour} (${speeds(MILES_PER_KM)} mph)` : perHour;
};

/** Returns a zone's effort and talk test: `effort 3-4 of 10, full sentences`. */
export const zoneFeel = (zone: Zone, language: Language): string => {
  const { effort } = ZONE_GUIDE[zone];
  return language === 'nb' ? `innsats ${effort} av 10, ${TALK[zone].nb}` : `effort ${effort} of 10, ${TALK[zone].en}`;
};

/** Returns the zones in the API's notation, such as `Z3-Z4` or `Z5a-Z5b`. Empty for walking, races and rest. */
export const zonesOf = (zone: string | null): Zone[] => {
  const named = [...(zone ?? '').matchAll(/(?:Z|(?<=-))(\d[abc]?)/g)].map(([, name]) => name);
  return ZONES.filter((known) => named.includes(known));
};

/** Describes the zones of a day: the pace when one is known, and always effort and talk test. */
export const describeZones = (state: CoachState, zone: string | null, language: Language): string | null => {
  const zones = zonesOf(zone);
  if (zones.length === 0) return null;
  return zones
    .map((name) => {
      const pace = zonePace(state, name, language);
      const label = `${language === 'nb' ? 'sone' : 'zone'} ${name}`;
      return `${label}: ${pace ? `${pace}, ` : ''}${zoneFeel(name, language)}`;
    })
    .join('; ');
};
