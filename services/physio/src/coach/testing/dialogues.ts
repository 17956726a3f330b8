import type { Exchange, Expected } from '@stridewell/chat/testing/dialogues';

/**
 * A conversation with one of the case runners, whose last message is a follow-up, and the expected reading of that
 * message.
 */
export interface Dialogue {
  runner: 'sindre' | 'nora' | 'tove' | 'emil' | 'bjorn' | 'ingrid';
  says: readonly [...Exchange];
  expected: Expected;
}

/** Follow-up questions to the physio coach. Today is Friday 20 November 2026. Written before their resolution. */
export const DIALOGUES: readonly Dialogue[] = [
  {
    runner: 'sindre',
    says: ['which exercises do I have today', 'and tomorrow?'],
    expected: { topic: 'ahead', dates: ['2026-11-21'] },
  },
  {
    runner: 'sindre',
    says: ['hvilke øvelser har jeg i dag', 'og på søndag?'],
    expected: { intent: 'exercisesToday', dates: ['2026-11-22'], language: 'nb' },
  },
  {
    runner: 'sindre',
    says: ['how do I do the heel raises', 'how many?'],
    expected: { topic: 'counts' },
  },
  {
    runner: 'sindre',
    says: ['hvor lenge varer en akilles vanligvis', 'hvorfor?'],
    expected: { topic: 'usualTime', language: 'nb' },
  },
  {
    runner: 'emil',
    says: ['which stage am I on', 'and the next one?'],
    expected: { topic: 'nextStage' },
  },
  {
    runner: 'emil',
    says: ['when can I run again', 'can you answer in Norwegian?'],
    expected: { language: 'nb' },
  },
  {
    runner: 'tove',
    says: ['which exercises do I have today', 'with a band?'],
    expected: { slots: { equipment: 'band' } },
  },
  {
    runner: 'tove',
    says: ['hvilken smerte er grei', 'og om kvelden?'],
    expected: { slots: { dayPart: 'evening' }, language: 'nb' },
  },
  {
    runner: 'nora',
    says: ['what exercises today', 'no, I meant tomorrow'],
    expected: { intent: 'exercisesToday', dates: ['2026-11-21'] },
  },
  {
    runner: 'bjorn',
    says: ['what pain is acceptable', 'why?'],
    expected: { topic: 'painNormal' },
  },
];
