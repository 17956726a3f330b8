import { readFileSync } from 'node:fs';
import { read } from './intents/read.ts';
import { stateOf } from './testing/case-state.ts';
import { runnerNamed } from './testing/cases.ts';
import { replyTo, turnOf } from './testing/reply.ts';
import { withDay } from './testing/with-day.ts';
import { questionOf } from './turn.ts';
const ingrid = stateOf(runnerNamed('ingrid'));
const asReset = (state: typeof ingrid) => ({ ...state, checkins: state.checkins.map((c) => c.date === state.today ? { ...c, score: 2.4, recommendation: 'Reset' as const } : c) });
const empty = { ...ingrid, profile: null, runner: null, raceDate: null, threshold: null, plan: null, planned: [], nextPlan: null, logs: [], checkins: [], baseline: null, physio: null, pauses: [], summary: null, course: null, cap: null, racePlan: null };
const marit = runnerNamed('marit');
const STATES: Record<string, typeof ingrid> = {
  normal: ingrid,
  hard: withDay(ingrid, ingrid.today, { session: { kind: 'tempo', reps: 2, minutes: 45, day: 4, role: 'quality', isHard: true } }),
  rest: withDay(ingrid, ingrid.today, {}),
  reset: asReset(withDay(ingrid, ingrid.today, {})),
  walk: stateOf(runnerNamed('sindre')),
  ladder: stateOf(runnerNamed('tove')),
  raceweek: stateOf({ ...marit, coachProfile: { ...marit.coachProfile, raceDate: '2026-11-22' } }),
  noprofile: empty,
  new: { ...ingrid, logs: [], checkins: [], baseline: null },
  recover: stateOf(runnerNamed('aksel')),
};
for (const line of readFileSync(process.argv[2] ?? '', 'utf8').trim().split('\n')) {
  const [situation = '', message = ''] = line.split('|');
  const state = STATES[situation] ?? ingrid;
  const turn = turnOf(message);
  const q = questionOf(turn);
  const { text, by } = replyTo(state, turn);
  console.log(`### ${situation} | ${message}\n[${by}] intent=${q.intent} topic=${q.topic} cards=${q.cards.map((c) => c.id)} also=${q.also.slice(0, 4)}\n${text}\n`);
}
