import { type Played, play } from '@stridewell/chat/testing/dialogues';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../../domain/coach-state.ts';
import { answerOf, understand } from '../../brain.ts';
import { stateOf } from '../../testing/case-state.ts';
import { runnerNamed } from '../../testing/cases.ts';
import { questionOf } from '../../turn.ts';
import { verdictFor } from '../../verdict.ts';

const COACH: Played<CoachState> = {
  answerOf,
  understand,
  verdict: (state, turn) => verdictFor(state, questionOf(turn), turn),
};
const after = (runner: string, ...says: string[]): string => play(COACH, stateOf(runnerNamed(runner)), says).text;

describe('LANG-162 a follow-up is answered with the detail that it asks for', () => {
  it.each<[string, string[], RegExp]>([
    ['marit', ['Can I race a 10k tomorrow as a tune up?', 'why'], /^Because a hard race.*16 days.*72 hours.*Wednesday/],
    ['aksel', ['Hvor mye trening blir det neste uke?', 'hvorfor'], /^Fordi trening og liv/],
    ['aksel', ['can I run for 60 minutes tomorrow', 'why not'], /^Because you are worn out: 4\.1 today/],
    ['ingrid', ['what have i got on sunday', 'why that long', 'how slow'], /^Sunday: 5:41-6:27\/km/],
    [
      'ingrid',
      ['Hvor fort skal jeg løpe på søndag?', 'hvorfor så sakte', 'in english please'],
      /^English from here on\.\s+Because the easy pace/,
    ],
    ['aksel', ['hvor mange økter har jeg hoppet over', 'hvilke'], /^Disse:\s+- Tirsdag 10\. november: tid/],
    ['aksel', ['how many sessions have I skipped', 'which ones'], /^These:\s+- Tuesday 10 November: time/],
    ['ingrid', ['hvor lenge er det til løpet', 'hvor mange uker da'], /^9 uker og 2 dager/],
    ['marit', ['hvor mye løper jeg neste uke', 'i km?'], /^Omtrent 28,1–31,9 km/],
    [
      'marit',
      ['how long is sundays long run', 'and the week after?', 'and the last one'],
      /^About 120 min in race week/,
    ],
    ['aksel', ['Kan æ hopp over i dag?', 'ka med i morra'], /30 minutter/],
    ['aksel', ['Kan æ hopp over i dag?', 'ka med i morra', 'nei, mente langturen'], /79 minutter/],
    [
      'aksel',
      ['can I run 60 minutes tomorrow', 'why not', 'ok, what’s the most then'],
      /^What is planned is the most tomorrow/,
    ],
    ['emil', ['can i move sundays run', 'monday'], /Yes, Monday works: the same stage/],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-163 shorter, and an agreement', () => {
  it.each<[string, string[], RegExp]>([
    ['tove', ['Hva er planen i kveld?', 'for lenge, kortere'], /2 runder i stedet for 3/],
    ['aksel', ['hva er dagens økt', 'kortere'], /10-20 min i sone 1/],
    ['marit', ['Kva bør eg ete laurdagen før løpet?', 'kortare'], /^Lørdag 5\. desember[^.]*krydder\.$/],
    ['aksel', ['Hvor mye trening blir det neste uke?', 'ok gjør det'], /^Bra\. Det skjer av seg selv/],
    ['aksel', ['hva er dagens økt', 'kortere', 'ja takk'], /^Fint, da gjør vi det/],
    ['marit', ['whats tomorrow', 'can i make it 60'], /^No, not that long now/],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});
