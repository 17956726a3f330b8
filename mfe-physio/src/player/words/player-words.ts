import type { Spoken } from '../machine/cues.ts';
import type { Load, Unit, WorkSide } from '../machine/session-plan.ts';
import type { Phase } from '../machine/set-timeline.ts';
import type { SkipReason } from '../machine/state.ts';
import type { Output } from '../outputs/settings.ts';
import type { RunWords } from './run-words.ts';

/** Part of the body that an exercise with sides works: a leg, or a side of the trunk or an arm. */
export type Limb = 'leg' | 'side';

/** UI text for the player in one language. */
export interface PlayerWords {
  title: string;
  back: string;
  closeLabel: string;
  leave: { title: string; text: string; action: string; cancel: string };
  outputs: Record<Output, string>;
  outputState: (output: Output, on: boolean) => string;
  progress: (number: number, of: number) => string;
  minutes: (minutes: number) => string;
  short: (minutes: number) => string;
  start: string;
  startNow: string;
  startsIn: (seconds: number) => string;
  kit: string;
  getReady: string;
  side: (side: WorkSide, limb: Limb) => string;
  nextSide: (side: WorkSide, limb: Limb) => string;
  /** Position of the set, such as "Set 2 of 3" or "Hold 2 of 3". */
  place: (number: number, of: number, isHold: boolean) => string;
  amount: (amount: number, unit: Unit) => string;
  load: (load: Load | null) => string;
  bands: readonly [string, string, string, string, string];
  phases: Record<Phase, string>;
  ofReps: (of: number) => string;
  seconds: string;
  repLabel: (rep: number, of: number, phase: string) => string;
  leftLabel: (seconds: number) => string;
  pause: string;
  resume: string;
  paused: { title: string; text: string };
  repBack: string;
  holdAgain: string;
  /** The same for a set that is not a hold. */
  again: string;
  setDone: string;
  doneButton: string;
  hurts: string;
  skip: string;
  next: string;
  afterThis: string;
  last: string;
  rest: (seconds: number) => string;
  restTitle: string;
  upNext: (place: string) => string;
  restOpens: (seconds: number) => string;
  lessRest: string;
  moreRest: string;
  sideChange: { title: string; text: string };
  log: {
    done: string;
    amount: Record<Unit, string>;
    load: string;
    less: (label: string) => string;
    more: (label: string) => string;
    rir: string;
    rirMost: string;
  };
  pain: {
    during: (exercise: string) => string;
    now: string;
    none: string;
    worst: string;
    value: (pain: number) => string;
    limit: (limit: number) => string;
  };
  stop: {
    title: string;
    intro: string;
    pain: string;
    sharp: string;
    bone: string;
    numb: string;
    yes: string;
    no: string;
    send: string;
    cancel: string;
  };
  advice: Record<'go_on' | 'easier' | 'skip' | 'half', { title: string; text: string }>;
  goOn: string;
  ended: Record<'pain' | 'triage', { title: string; text: string }>;
  /** Appended to the text about the end because of pain, unless the pain was sharp or strong. */
  common: string;
  openTriage: string;
  skipping: { title: string; reasons: Record<SkipReason, string>; cancel: string; leaveOut: string };
  swap: { title: string; text: string; none: string };
  steps: { title: string; mistakes: string; done: string };
  summary: {
    done: string;
    stopped: string;
    minutes: (minutes: number) => string;
    setsOf: (done: number, planned: number) => string;
    save: string;
    saving: string;
    sent: string;
    waiting: string;
    refused: string;
    nextTime: (dose: string, load: string | null) => string;
    high: string;
  };
  expired: string;
  empty: Record<'blocked' | 'checkin_required' | 'none' | 'failed', { title: string; text: string; link: string }>;
  retry: string;
  spoken: (spoken: Spoken) => string;
  run: RunWords;
}
