import { describe, expect, it } from 'vitest';
import { painInNote } from './note-pain.ts';

describe('CHK-191 pain in the words of a check-in note', () => {
  it.each([
    ['pain 9/10 in Achilles', 9],
    ['knee pain 8/10', 8],
    ['8/10 smerte i akilles', 8],
    ['kneet er 8 av 10', 8],
    ['can hardly walk', 7],
    ['klarer nesten ikke gå', 7],
    ['klarer nesten ikke å gå på foten', 7],
    ['Slept well. Knee is an 8 today', 8],
    ['slept 7/10, but my heel is at 9', 9],
    ['legs 8/10 sore in the calf', 8],
    ['felt 8/10 in my knee', 8],
    ['no pain at rest but 9 when I run, the knee', 9],
    ['sharp pain in the shin on every step', 7],
    ['hofta var 3 i går, 8 i dag', 8],
    ['knee not good, 8/10', 8],
    ['Søvn 7 av 10 og kneet er 8 av 10', 8],
    ['energy 9/10\nachilles 7/10', 7],
    ['pain 2/10', 2],
    ['achilles 8/10 on the run', 8],
    ['pain during the run 8/10', 8],
    ['knee on the run 7/10, slept fine', 7],
    ['8 i kneet i dag', 8],
  ])('is read from "%s" as %d', (note, pain) => expect(painInNote(note)).toBe(pain));

  it.each([
    'felt 9/10',
    '9/10',
    'Today 9/10!',
    'Dagen 9 av 10',
    'legs 8/10',
    'søvn 7 av 10',
    'Legs felt 8/10, knee a bit stiff',
    'no pain, felt 9/10',
    'no pain in the knee, 9/10',
    'Smertefri, 9 av 10',
    'sleep 8/10, achilles fine',
    'Energi 9 av 10 og kneet er fint',
    'RPE 8/10, achilles ok',
    '8/10 effort with tight calves',
    'Knee feels great, 9/10',
    'kneet kjennes bra, 9 av 10',
    'beina 9 av 10, ingen vondt i kneet',
    'did 8 of 10 reps, knee ok',
    'stress 8 av 10 på jobb',
    'overall 9/10 and hip is fine',
    'felt 9 today, knee fine',
    'knee was 8 last week',
    "my wife's knee is 8",
    'what if the pain is 8 tomorrow?',
    'race in 9 days, knee ready',
    'ran 8 km, calf fine',
    'I can walk fine, knee ok',
  ])('is not found in "%s"', (note) => expect(painInNote(note)).toBeNull());

  it('is null for an empty note, and is found in a long note in bounded time', () => {
    expect(painInNote(null)).toBeNull();
    expect(painInNote('')).toBeNull();
    const from = performance.now();
    painInNote(`${'felt good and the knee is '.repeat(2_000)}8/10`);
    expect(performance.now() - from).toBeLessThan(1_000);
  });
});
