import { describe, expect, it } from 'vitest';
import type { Turn } from '../model/coach-model.ts';
import { asksTwoDays, ranAgo, ranOn } from './ran.ts';

const YESTERDAY = [
  ...[
    'ran yesterday. stage 4 today?',
    'I went running yesterday, can I do stage 4 today',
    'can I run today, ran yesterday',
  ],
  ...[
    'ran yesterday evening, stage 4 now?',
    'had a jog last night, next stage today?',
    'yesterdays run went fine, again?',
  ],
  ...['went for a short run yesterday. is today ok', 'ran on the treadmill yesterday, outside today?'],
  ...['løp i går, hva løper jeg i dag', 'løp trinn 4 i går, trinn 4 i dag?', 'turen i går gikk fint, hva nå'],
  ...[
    'var ute og jogget i går, hva løper jeg i dag',
    'tok trinn 3 i går kveld. trinn 3 i dag?',
    'kom meg ut på en løpetur i går, hva blir det i dag',
  ],
  ...['eg sprang i går, kan eg springe i dag', 'æ løp i går, ka løp æ i dag'],
];
const TODAY = [
  'did stage 4 this morning',
  'jeg løp i morges, kan jeg løpe igjen',
  'I have already run today',
  'har løpt i dag',
];
const NONE = [
  ...[
    'what do I run today',
    'hva løper jeg i dag',
    'can I run today',
    'er det løp i dag',
    'kan jeg løpe i dag og i morgen',
  ],
  ...[
    'I did not run yesterday, can I run today',
    'løp ikke i går',
    'I could not run yesterday',
    'should I have run yesterday',
  ],
  ...['missed yesterdays run, today instead?', 'jeg skulle løpt i går, tar jeg den i dag', 'did I run yesterday'],
  ...['my wife ran yesterday, can I run today', 'kona løp i går, skal jeg løpe i dag', 'I ran out of gels yesterday'],
  ...[
    'hva løp jeg i går',
    'ran a bath yesterday',
    'how long is my run today',
    'hvor lang er turen i dag',
    'why did my run today change',
    'gikk en tur i går',
    'I biked yesterday, run today?',
    'gikk tur i går',
    'slept badly yesterday, run today?',
  ],
  ...['did squats yesterday, can I run', 'I ran a marathon ten years ago'],
];

describe('LANG-285 ranAgo', () => {
  it.each(YESTERDAY)('returns 1 (yesterday) for %j', (message) => expect(ranAgo(message)).toBe(1));
  it.each(TODAY)('returns 0 (today) for %j', (message) => expect(ranAgo(message)).toBe(0));
  it.each(NONE)('returns null for %j', (message) => expect(ranAgo(message)).toBeNull());
});

describe('LANG-285 ranOn', () => {
  const turn = (message: string, ...before: [string, string][]): Turn => ({
    message,
    action: null,
    memory: before.map(([text, at]) => ({ role: 'user', content: text, typed: { text, at: new Date(at) } })),
  });
  const read = { today: '2026-11-20', timezone: 'Europe/Oslo' };

  it('interprets a message from an earlier day relative to that day', () => {
    expect(ranOn(turn('can I run?', ['I ran yesterday', '2026-11-19T08:00:00Z']), read)).toBe('2026-11-18');
  });

  it('interprets the time of a message in the time zone of the runner', () => {
    expect(ranOn(turn('can I run?', ['I ran today', '2026-11-19T23:30:00Z']), read)).toBe('2026-11-20');
  });

  it('returns the newest of several runs', () => {
    expect(ranOn(turn('ran yesterday', ['ran this morning', '2026-11-18T08:00:00Z']), read)).toBe('2026-11-19');
  });
});

describe('LANG-285 asksTwoDays', () => {
  it.each(['can I run today and tomorrow', 'kan jeg løpe i dag og i morgen', 'may I jog two days in a row'])(
    'is true for %j',
    (message) => expect(asksTwoDays(message)).toBe(true),
  );
  it.each(['what do I do today and tomorrow', 'can I run today', 'can I run today instead of tomorrow'])(
    'is false for %j',
    (message) => expect(asksTwoDays(message)).toBe(false),
  );
});
