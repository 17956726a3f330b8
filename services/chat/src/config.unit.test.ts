import { readEnv } from '@stridewell/kit/config';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chatEnv, toChatConfig } from './config.ts';

const read = (env: Record<string, string>) => toChatConfig(readEnv(z.object(chatEnv), env));
const MODEL = {
  COACH_MODEL_URL: 'http://127.0.0.1:11434/v1',
  COACH_MODEL_NAME: 'some-model',
  COACH_MODEL_TOTAL_DAILY_TOKENS: '2000001',
  ACCOUNT_URL: 'http://127.0.0.1:8081',
};

describe('toChatConfig', () => {
  it('returns no model configuration when no model variable is set', () => {
    expect(read({})).toEqual({ model: null });
    expect(read({ ACCOUNT_URL: 'http://127.0.0.1:8081' })).toEqual({ model: null });
  });

  it('BEYOND-15 accepts any model endpoint with a base URL, a model name and an optional key', () => {
    expect(read({ ...MODEL, COACH_MODEL_KEY: 'k' }).model).toEqual({
      url: MODEL.COACH_MODEL_URL,
      key: 'k',
      name: 'some-model',
      accountUrl: MODEL.ACCOUNT_URL,
      maxTokens: 700,
      dailyTokens: 60_000,
      coachDailyTokens: 1_000_000,
    });
    expect(read(MODEL).model?.key).toBeNull();
  });

  it.each(['COACH_MODEL_URL', 'COACH_MODEL_NAME', 'COACH_MODEL_TOTAL_DAILY_TOKENS', 'ACCOUNT_URL'] as const)(
    'rejects a model configuration without %s',
    (missing) => {
      const { [missing]: _left, ...rest } = MODEL;
      expect(() => read(rest)).toThrow('configuration is invalid');
    },
  );

  it.each([
    ['COACH_MODEL_URL', 'ftp://x'],
    ['COACH_MODEL_MAX_TOKENS', '0'],
    ['COACH_MODEL_DAILY_TOKENS', 'many'],
    ['COACH_MODEL_TOTAL_DAILY_TOKENS', '1'],
  ])('rejects the invalid setting %s=%s', (key, value) => {
    expect(() => read({ ...MODEL, [key]: value })).toThrow(key);
  });
});
