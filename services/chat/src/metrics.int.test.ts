import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OutsideHost, startOutsideHost } from './testing/outside-host.ts';
import { OPEN_DAY } from './testing/unsafe-replies.ts';

let outside: OutsideHost;
let capped: OutsideHost;
beforeAll(async () => {
  outside = await startOutsideHost({ limits: () => OPEN_DAY });
  capped = await startOutsideHost({ limits: () => OPEN_DAY }, { dailyTokens: 1 });
});
afterAll(() => Promise.all([outside.close(), capped.close()]));

/**
 * Returns the values of the coach's counters and gauges that are not zero, by `name label=value …` without the service
 * and coach labels.
 */
const counted = async ({ host }: OutsideHost): Promise<Record<string, number>> => {
  const { body } = await host.app.inject('/metrics');
  const lines = body.matchAll(
    /^(safety_\w+|output_guard_\w+|coach_replies_total|outside_model_\w+|streams_open)\{(\S*)\} (\d+)$/gm,
  );
  const own = (labels: string) =>
    labels
      .split(',')
      .filter((label) => !/^(service|coach)=/.test(label))
      .map((label) => label.replaceAll('"', ''));
  return Object.fromEntries(
    [...lines].flatMap(([, name, labels, value]) =>
      value === '0' ? [] : [[[name, ...own(labels ?? '')].filter(Boolean).join(' '), Number(value)]],
    ),
  );
};

it('coach metrics count each reply by source, and each safety gate or output guard hit by category', async () => {
  const user = await outside.host.signer.user();
  outside.model.play({ say: ['Keep it easy today.'] });
  await outside.host.chat(user, 'What about today?');
  await outside.host.act(user, 'TODAY_START');
  await outside.host.chat(await outside.host.signer.user(), 'chest pain and a fever since noon');
  outside.model.play({ say: ['You have a stress fracture. Push through.'] });
  await outside.host.chat(user, 'How long is my long run?');
  outside.model.play({ say: [], after: 'die' });
  await outside.host.chat(user, 'What is zone 2?');
  outside.account.answer = 'no';
  await outside.host.chat(user, 'Show me my week');
  const { 'output_guard_replacements_total category=diagnosis': replaced, ...others } = await counted(outside);
  expect(replaced).toBe(1);
  expect(others).toEqual({
    safety_gate_read_total: 5,
    'safety_gate_hits_total category=cardiac': 1,
    'safety_decisions_total state=go source=none': 4,
    'safety_decisions_total state=stop source=rule': 1,
    'coach_replies_total by=gate': 1,
    'coach_replies_total by=outside': 3,
    'coach_replies_total by=fallback': 1,
    'coach_replies_total by=rules': 1,
    'outside_model_calls_total end=answered': 3,
    'outside_model_calls_total end=failed': 1,
  });
});

it('coach metrics count a call that the daily token limit prevented as capped', async () => {
  await capped.host.chat(await capped.host.signer.user(), 'What about today?');
  expect(await counted(capped)).toEqual({
    safety_gate_read_total: 1,
    'safety_decisions_total state=go source=none': 1,
    'coach_replies_total by=fallback': 1,
    'outside_model_calls_total end=capped': 1,
  });
});

it('coach metrics count an interrupted model call as broke_off and decrement the gauge of open streams', async () => {
  const before = (await counted(outside))['outside_model_calls_total end=broke_off'] ?? 0;
  outside.account.answer = 'yes';
  outside.model.play({ say: ['Keep it easy today. ', 'And th'], after: 'die' });
  await outside.host.chat(await outside.host.signer.user(), 'hello');
  const now = await counted(outside);
  expect(now['outside_model_calls_total end=broke_off']).toBe(before + 1);
  expect(now['streams_open kind=coach']).toBe(undefined);
});
