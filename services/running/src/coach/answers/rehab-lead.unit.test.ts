import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import type { Topic } from '../intents/rules.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { PARAPHRASES } from '../testing/paraphrases.ts';
import { MORE } from '../testing/paraphrases-more.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';
import { questionOf } from '../turn.ts';

const walking = stateOf(runnerNamed('sindre'));
const climbing = stateOf(runnerNamed('tove'));
const stopped: CoachState = {
  ...walking,
  checkins: [],
  physio: walking.physio && {
    ...walking.physio,
    area: 'Groin',
    checkins: [],
    gate: walking.physio.gate && { ...walking.physio.gate, level: 'stop' },
  },
};

/** All topics whose answer can contain a run. */
const RUNNING: readonly Topic[] = [
  ...([
    'today',
    'day',
    'week',
    'weekLeft',
    'weekTotal',
    'nextWeek',
    'makePlan',
    'add',
    'runAgain',
    'extraRace',
  ] as const),
  ...(['cap', 'capWhy', 'longRun', 'swap', 'stack', 'missed', 'treadmill', 'shortTime', 'noWatch', 'faster'] as const),
  ...(['zonePace', 'paceZone', 'zones', 'feel', 'heartRate', 'thresholdTest', 'addons', 'warmUp', 'heat'] as const),
  ...(['taper', 'taperFast', 'taperCut', 'taperWhen', 'raceDate', 'phase', 'phaseNext', 'restDays'] as const),
];

/** Messages on topics that the lists of paraphrases lack. */
const RACED = [
  'can I fit both runs into tomorrow',
  'parkrun tomorrow?',
  'can I race a 10k on saturday',
  'how much is cut next week in the taper',
] as const;

const messages = [...PARAPHRASES, ...MORE, ...RACED.map((message) => [message] as const)]
  .map(([message]) => message)
  .filter((message) => RUNNING.includes(questionOf(turnOf(message)).topic));

/** Returns the first sentence of the reply, up to the first full stop or line break. */
const firstSentence = (state: CoachState, message: string): string =>
  allowedReply(state, turnOf(message)).text.split(/(?<=\.)\**\s|\n/)[0] ?? '';

describe('SAFE-29 the first sentence of a reply to an injured runner', { timeout: 60_000 }, () => {
  it('is tested for every topic about running', () => {
    const asked = new Set(messages.map((message) => questionOf(turnOf(message)).topic));
    expect(RUNNING.filter((topic) => !asked.has(topic))).toEqual([]);
  });

  it('says that running is not allowed when Physio Coach has paused it', () => {
    for (const message of messages)
      expect(firstSentence(stopped, message), message).toMatch(/^\*\*(?:No running|Ingen løping)/);
  });

  it('allows only walking before the ladder', () => {
    for (const message of messages)
      expect(firstSentence(walking, message), message).toMatch(
        /^\**(?:No running yet|Ingen løping ennå|Nei, ingen løping ennå)/,
      );
  });

  it('states the stage on the ladder', () => {
    for (const message of messages)
      expect(firstSentence(climbing, message), message).toMatch(
        /^\**(?:The walk-run ladder only, stage \d|No, not on two days in a row|Bare gå-løp-stigen, trinn \d|Today: Walk-run ladder, stage \d|I dag: Gå-løp-stigen, trinn \d)/,
      );
  });

  it.each([
    'tempo instead?',
    'can I do the tempo instead',
    'terskel i stedet?',
    'kan jeg ta tempo i stedet',
    'hill repeats?',
  ])('declines the hard session in "%s"', (message) => {
    expect(questionOf(turnOf(message)).topic).toBe('add');
    expect(allowedReply(stateOf(runnerNamed('ingrid')), turnOf(message)).text).toMatch(/^(?:No|Nei),/);
  });

  it.each(['what can I do instead of tempo', 'can I cycle', 'kan jeg sykle i stedet'])(
    'answers "%s", which is not about a run, without declining',
    (message) => {
      expect(questionOf(turnOf(message)).topic).toBe('instead');
      expect(allowedReply(walking, turnOf(message)).text).not.toMatch(/^\*\*(?:No running|Ingen løping)/);
    },
  );
});
