import { addDays, type Phase, type Season, type SeasonWeekRow } from '@stridewell/contracts/web';

const MINUTES = [180, 195, 193, 164, 205, 215, 225, 180, 235, 245, 190, 240, 255, 265, 210, 270, 260, 190, 150];
const LONG = [65, 70, 75, 60, 80, 85, 90, 70, 95, 100, 75, 100, 110, 115, 90, 120, 110, 75, 118];
const DONE: Record<number, number> = { 0: 180, 1: 198, 2: 59 };
const DOWN = [3, 7, 10, 14];
/** Index of the current week, which begins on 16 November 2026. */
const CURRENT = 2;

const phaseAt = (index: number): Phase => (index < 6 ? 'Base' : index < 12 ? 'Build' : index < 17 ? 'Peak' : 'Taper');

const weekAt = (minutes: number, index: number): SeasonWeekRow => ({
  weekStart: addDays('2026-11-02', index * 7),
  phase: phaseAt(index),
  state: index < CURRENT ? 'past' : index === CURRENT ? 'current' : 'ahead',
  isDown: DOWN.includes(index),
  plannedMinutes: minutes,
  doneMinutes: DONE[index] ?? null,
  longRunMinutes: LONG[index] ?? null,
  keySessions: index === CURRENT ? ['Cruise intervals', 'Long run'] : [],
  isUncertain: index > CURRENT + 4,
});

/** Season of a half marathon on 14 March 2027, in week 3 of 19. */
export const SEASON: Season = {
  goal: 'half_marathon',
  raceDate: '2027-03-14',
  weeksToRace: 17,
  daysToRace: 114,
  week: 3,
  runsPerWeek: 4,
  isFinishPlan: false,
  messages: ['You come in trained. The plan sharpens, it does not build.'],
  weeks: MINUTES.map(weekAt),
  keyDays: [
    { date: '2026-11-23', kind: 'down_week', title: 'Lighter week' },
    { date: '2027-01-17', kind: 'race', title: '10 km race' },
    { date: '2027-01-31', kind: 'race_pace', title: 'First long piece at half pace' },
    { date: '2027-02-21', kind: 'longest_run', title: 'Longest run, 2 h' },
    { date: '2027-03-01', kind: 'taper', title: 'Taper begins' },
    { date: '2027-03-14', kind: 'race', title: 'Half marathon' },
  ],
};

/** Twelve weeks for a runner without a race. */
export const SEASON_WITHOUT_RACE: Season = {
  ...SEASON,
  goal: 'fitness',
  raceDate: null,
  weeksToRace: null,
  daysToRace: null,
  week: 1,
  messages: [],
  keyDays: [],
  weeks: SEASON.weeks.slice(2, 14),
};
