/** UI text for the guided run in one language. */
export interface RunWords {
  title: (stage: number) => string;
  closeLabel: string;
  leave: { title: string; text: string; action: string; cancel: string };
  /** Introduction on the card before the run. */
  intro: string;
  lockNote: string;
  bouts: (count: number, minutes: number) => string;
  total: (minutes: number) => string;
  runTotal: (minutes: number) => string;
  warmUp: string;
  coolDown: string;
  brisk: string;
  run: string;
  walk: string;
  place: (number: number, of: number) => string;
  talk: string;
  easyWalk: string;
  progress: (done: number, of: number) => string;
  next: string;
  nextRun: (length: string) => string;
  nextWalk: (length: string) => string;
  end: string;
  again: string;
  boutDone: string;
  walkRest: string;
  advice: Record<'go_on' | 'walk', { title: string; text: string }>;
  ended: string;
  done: string;
  stopped: string;
  runPain: string;
  later: (date: string | null) => string;
  none: string;
}
