import { formatPace, parseThresholdPace, type ThresholdPace } from '@stridewell/contracts/web';
import type { Language, Words } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { paceRange, ZONE_GUIDE, ZONES, type Zone } from '../../domain/plan/zones.ts';

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
  '5b': { en: 'no talking', nb: 'ikke prat' },
  '5c': { en: 'no talking', nb: 'ikke prat' },
};

export const zoneUse = (zone: Zone, language: Language): string => USE[zone][language];
export const zoneTalk = (zone: Zone, language: Language): string => TALK[zone][language];

/**
 * The threshold pace that the plan goes by, in the unit of the stored one: slower than it for some weeks after a break.
 * Null where none is stored or none that can be used.
 */
export const thresholdOf = (state: CoachState): ThresholdPace | null => {
  const stored = parseThresholdPace(state.profile?.thresholdPace ?? null);
  const now = state.runner?.thresholdPace ?? null;
  if (!stored || now === null || Math.round(stored.secondsPerKm) === Math.round(now)) return stored;
  const perUnit = stored.secondsPerUnit / stored.secondsPerKm;
  return { ...stored, secondsPerKm: now, secondsPerUnit: Math.round(now * perUnit) };
};

/** The threshold pace in words, `5:00/km`; where the plan goes by another than the stored one, both. Null without one. */
export const thresholdText = (state: CoachState, language: Language): string | null => {
  const now = thresholdOf(state);
  const stored = state.profile?.thresholdPace?.trim();
  if (!now || !stored) return null;
  const isStored = parseThresholdPace(stored)?.secondsPerKm === now.secondsPerKm;
  if (isStored) return stored;
  const pace = `${formatPace(now.secondsPerUnit)}/${now.unit}`;
  return language === 'nb'
    ? `${pace} (profilen sier ${stored}; etter pausen regner planen roligere en stund)`
    : `${pace} (your profile says ${stored}; after the break the plan goes slower for a while)`;
};

const span = (zone: Zone, seconds: number, unit: string, language: Language): string => {
  const { fast, slow } = paceRange(zone, seconds);
  if (fast === null) return `${language === 'nb' ? 'raskere enn' : 'faster than'} ${formatPace(slow ?? 0)}/${unit}`;
  if (slow === null) return `${language === 'nb' ? 'roligere enn' : 'slower than'} ${formatPace(fast)}/${unit}`;
  return `${formatPace(fast)}-${formatPace(slow)}/${unit}`;
};

/** A zone's pace in the unit the runner wrote, with kilometres beside miles; null without a threshold pace. */
export const zonePace = (state: CoachState, zone: Zone, language: Language): string | null => {
  const threshold = thresholdOf(state);
  if (!threshold) return null;
  const perKm = span(zone, threshold.secondsPerKm, 'km', language);
  return threshold.unit === 'mi' ? `${span(zone, threshold.secondsPerUnit, 'mi', language)} (${perKm})` : perKm;
};

/** `effort 3-4 of 10, full sentences`. */
export const zoneFeel = (zone: Zone, language: Language): string => {
  const { effort } = ZONE_GUIDE[zone];
  return language === 'nb'
    ? `anstrengelse ${effort} av 10, ${TALK[zone].nb}`
    : `effort ${effort} of 10, ${TALK[zone].en}`;
};

/** The zones that a plan's row names: `Z3-Z4`, `Z3-4`, `Z5a-Z5b`; none for walking and rest. */
export const zonesOf = (zone: string | null): Zone[] => {
  const named = [...(zone ?? '').matchAll(/(?:Z|(?<=-))(\d[abc]?)/g)].map(([, name]) => name);
  return ZONES.filter((known) => named.includes(known));
};

/** What a row's zone means: pace where one is stored, effort and talk test always. */
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
