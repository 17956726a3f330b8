import type { DecisionRepository } from '@stridewell/holds/decision-repository';
import { createClock } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { describe, expect, it } from 'vitest';
import { recordDecision } from './record-decision.ts';

const RUNNER = { userId: '0192f8a0-1111-7000-8000-000000000000', timezone: 'Europe/Oslo', timezoneVersion: 1 };

/** Creates a logger with the configuration of the services that collects the log lines. */
const createLog = () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('running', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, logger };
};

describe('recordDecision', () => {
  it('SAFE-11 logs the rule id and version without the user id or any text', async () => {
    const { lines, logger } = createLog();
    const added: unknown[] = [];
    const decisions = { add: async (...values: unknown[]) => void added.push(values) } as unknown as DecisionRepository;
    const record = recordDecision({ decisions, clock: createClock(), logger });
    await record(RUNNER, { ruleId: 'heart.chest', version: '2-abc', where: 'gate' });
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'safety decision', ruleId: 'heart.chest', version: '2-abc', where: 'gate' }),
    ]);
    expect(Object.keys(lines[0] ?? {}).sort()).toEqual(
      ['hostname', 'level', 'msg', 'name', 'pid', 'ruleId', 'time', 'version', 'where'].sort(),
    );
    expect(added).toHaveLength(1);
  });

  it('resolves and logs an error when the decision cannot be stored', async () => {
    const { lines, logger } = createLog();
    const decisions = {
      add: async () => {
        throw new Error('store unavailable');
      },
    } as unknown as DecisionRepository;
    await recordDecision({ decisions, clock: createClock(), logger })(RUNNER, {
      ruleId: 'x',
      version: '1',
      where: 'guard',
    });
    expect(lines.map(({ level }) => level)).toEqual([30, 50]);
  });
});
