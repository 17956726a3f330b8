import { COACH_BASES, RUNNING_QUICK_ACTIONS } from '@stridewell/contracts/web';
import { quantile } from './figures.ts';
import { spread } from './stream-figures.ts';
import { openReader, type Reader } from './stream-readers.ts';
import { withStage } from './stream-stage.ts';

const RUNNERS = 10;
const QUESTIONS = [
  "What is today's workout?",
  'How far is my long run this week?',
  'Which pace is my zone 2?',
  'I feel tired. Can today be easier?',
  'What if I miss the session on Thursday?',
];
const AIM_MS = 50;

/**
 * Measures the time to the first byte of a rule-based reply: for chat and quick action, directly at the service and
 * through the gateway.
 */
export const measureFirstByte = (rounds: number): Promise<string[]> =>
  withStage('rules', async ({ urls, runners }) => {
    const users = await runners(RUNNERS);
    const base = COACH_BASES.running;
    const turn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
    const chat = (origin: string) => (round: number) =>
      openReader(`${origin}${base}/chat`, turn(users, round), { message: turn(QUESTIONS, round) });
    const action = (origin: string) => (round: number) =>
      openReader(`${origin}${base}/quick-action`, turn(users, round), {
        action: turn(RUNNING_QUICK_ACTIONS, round).code,
      });
    const routes: [string, (round: number) => Reader, number[]][] = [
      ['chat, service', chat(urls.running), []],
      ['chat, gateway', chat(urls.gateway), []],
      ['quick action, service', action(urls.running), []],
      ['quick action, gateway', action(urls.gateway), []],
    ];
    // Alternates between the routes, so that other load affects all of them. The first rounds create plans and warm up
    // the service.
    for (let round = -RUNNERS * 2; round < rounds; round += 1) {
      for (const [name, ask, times] of routes) {
        const seen = await ask(round + RUNNERS * 2).end;
        if (seen.status !== 200 || !seen.isWhole) throw new Error(`${name}: ${seen.status}, reply incomplete`);
        if (round >= 0) times.push(seen.firstByteMs);
      }
    }
    return routes.map(([name, , times]) => {
      const isKept = quantile(times, 0.95) <= AIM_MS;
      return `first byte, ${name}: ${spread(times)}${isKept ? '' : `  ABOVE ${AIM_MS} ms`}`;
    });
  });
