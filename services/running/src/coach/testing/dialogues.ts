import type { Exchange, Expected } from '@stridewell/chat/testing/dialogues';

/**
 * A conversation with one of the case runners, whose last message is a follow-up, and the expected reading of that
 * message.
 */
export interface Dialogue {
  runner: 'ingrid' | 'marit' | 'aksel' | 'sindre' | 'nora' | 'tove';
  says: readonly [...Exchange];
  expected: Expected;
}

/**
 * Follow-up questions in six situations: an ordinary day, race week, a tired day, an injury, a Reset day and the
 * walk-run ladder. Today is Friday 20 November 2026. Written before the resolution of follow-ups.
 */
export const DIALOGUES: readonly Dialogue[] = [
  // An ordinary day
  {
    runner: 'ingrid',
    says: ["what's my session today?", 'and tomorrow?'],
    expected: { intent: 'dayAhead', dates: ['2026-11-21'] },
  },
  {
    runner: 'ingrid',
    says: ['hva skal jeg løpe i dag', 'og søndag?'],
    expected: { intent: 'dayAhead', dates: ['2026-11-22'], text: /55 min/, language: 'nb' },
  },
  {
    runner: 'ingrid',
    says: ['how long is my long run on sunday', 'why?'],
    expected: { topic: 'capWhy' },
  },
  {
    runner: 'ingrid',
    says: ["what's my session today?", 'make it half an hour'],
    expected: { intent: 'shorter', slots: { minutes: 30 } },
  },
  {
    runner: 'ingrid',
    says: ['what is on tomorrow', 'no, I meant Sunday'],
    expected: { intent: 'dayAhead', dates: ['2026-11-22'], text: /55 min/ },
  },
  {
    runner: 'ingrid',
    says: ['hva skal jeg i dag?', 'nei, søndag'],
    expected: { intent: 'dayAhead', dates: ['2026-11-22'], language: 'nb' },
  },
  {
    runner: 'ingrid',
    says: ['how fast are my zones', 'in miles'],
    expected: { text: /\/mi/ },
  },
  {
    runner: 'ingrid',
    says: ['can we move sunday to saturday', 'and what about friday next week?'],
    expected: { dates: ['2026-11-22', '2026-11-27'] },
  },
  // Race week and the weeks before
  {
    runner: 'marit',
    says: ['how fast is zone 2', 'and zone 4?'],
    expected: { slots: { zone: '4' } },
  },
  {
    runner: 'marit',
    says: ['hvilken fart har jeg i sone 2', 'i km'],
    expected: { text: /\/km/, language: 'nb' },
  },
  {
    runner: 'marit',
    says: ['what is the plan this week', 'and next week?'],
    expected: { intent: 'nextWeek' },
  },
  {
    runner: 'marit',
    says: ['vis meg ukas plan', 'og neste?'],
    expected: { intent: 'nextWeek', language: 'nb' },
  },
  {
    runner: 'marit',
    says: ["what's today's session", 'how long?'],
    expected: { intent: 'today', text: /43 min/ },
  },
  {
    runner: 'marit',
    says: ['when does the taper start?', 'why?'],
    expected: { topic: 'taper' },
  },
  // A tired day
  {
    runner: 'aksel',
    says: ['what do I run today', 'how fast?'],
    expected: { dates: ['2026-11-20'] },
  },
  {
    runner: 'aksel',
    says: ['hva er økta i dag', 'kortere?'],
    expected: { intent: 'shorter', language: 'nb' },
  },
  {
    runner: 'aksel',
    says: ['what do I run on sunday', 'what about the warm-up?'],
    expected: { intent: 'sessionDetail', dates: ['2026-11-22'], slots: { part: 'warmUp' } },
  },
  {
    runner: 'aksel',
    says: ['why is my score so low', 'can you answer in norwegian'],
    expected: { language: 'nb' },
  },
  {
    runner: 'aksel',
    says: ['hva skal jeg løpe i dag', 'can you answer in english?', 'og søndag?'],
    expected: { intent: 'dayAhead', dates: ['2026-11-22'], language: 'en' },
  },
  // An injury
  {
    runner: 'sindre',
    says: ["what's on today", 'and in the evening?'],
    expected: { intent: 'today', slots: { dayPart: 'evening' } },
  },
  {
    runner: 'sindre',
    says: ['hva har jeg på søndag', 'hvorfor det?'],
    expected: { dates: ['2026-11-22'], language: 'nb' },
  },
  // A Reset day
  {
    runner: 'nora',
    says: ['what do I do today', 'and on sunday?'],
    expected: { intent: 'dayAhead', dates: ['2026-11-22'] },
  },
  {
    runner: 'nora',
    says: ['når er løpet mitt', 'hvor mange uker?'],
    expected: { topic: 'raceDate', language: 'nb' },
  },
  // The walk-run ladder
  {
    runner: 'tove',
    says: ['what should I do today', 'what about the 22nd?'],
    expected: { intent: 'dayAhead', dates: ['2026-11-22'] },
  },
];
