import type { WebConfig } from '@stridewell/contracts/web';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BRIDGE, type Edge, startEdge } from '../testing/gateway.ts';

let edge: Edge;
beforeEach(async () => {
  edge = await startEdge();
});
afterEach(() => edge.close());

describe('GET /config.json', () => {
  const configOf = async ({ url }: Edge): Promise<WebConfig> => {
    const answer = await fetch(`${url}/config.json`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    return (await answer.json()) as WebConfig;
  };

  test('returns the feature flags and the clock offset', async () => {
    const clock = createMovableClock();
    clock.setOffset(86_400_000);
    const other = await startEdge({ web: { coachChat: false }, clock });
    expect(await configOf(other)).toMatchObject({ clockOffsetMs: 86_400_000, flags: { coachChat: false } });
    expect(await configOf(edge)).toEqual({ clockOffsetMs: 0, flags: { coachChat: true }, bridge: BRIDGE });
    await other.close();
  });

  test('BRIDGE-11 BRIDGE-18 returns the plan links and the parent origin for the result page', async () => {
    const plans = { ...BRIDGE.plans, Reset: 'https://plans.example.org/rest' };
    const bridge = { ...BRIDGE, plans, parentOrigin: 'https://club.example.org' };
    const other = await startEdge({ web: { bridge } });
    expect((await configOf(other)).bridge).toEqual(bridge);
    await other.close();
  });
});
