import type { PageLanguage } from '@stridewell/app/screens';
import type { Cue } from '../machine/cues.ts';
import type { PlayerWords } from '../words/player-words.ts';
import { outputSettings } from './settings.ts';
import { playTone } from './sound.ts';
import { vibrate } from './vibrate.ts';
import { say } from './voice.ts';

/** Gives a cue through each output that is on. */
export const giveCue = ({ tone, spoken }: Cue, words: PlayerWords, language: PageLanguage): void => {
  const { sound, vibration, voice } = outputSettings();
  if (sound) playTone(tone);
  if (vibration) vibrate(tone);
  if (voice && spoken) say(words.spoken(spoken), language);
};
