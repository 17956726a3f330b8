import type { Output } from '../outputs/settings.ts';
import { EN_RUN } from './en-run.ts';
import type { PlayerWords } from './player-words.ts';

const OUTPUTS: Record<Output, string> = {
  sound: 'Sound',
  vibration: 'Vibration',
  voice: 'Spoken count',
  screen: 'Keep the screen on',
};
const SIDES = { left: 'Left', right: 'Right', both: '' } as const;
const PHASES = { up: 'Up', hold: 'Hold', down: 'Down' } as const;
const BANDS = ['yellow band', 'red band', 'green band', 'blue band', 'black band'] as const;
const UNITS = { reps: '', rm: '', seconds: ' s', metres: ' m', minutes: ' min' } as const;

export const EN: PlayerWords = {
  title: 'Guided session',
  back: 'Back to Physio Coach',
  closeLabel: 'End the session',
  leave: {
    title: 'End the session?',
    text: 'What you have done so far is saved.',
    action: 'End and save',
    cancel: 'Keep going',
  },
  outputs: OUTPUTS,
  outputState: (output, on) => `${OUTPUTS[output]} is ${on ? 'on' : 'off'}`,
  progress: (number, of) => `Exercise ${number} of ${of}`,
  minutes: (minutes) => `About ${minutes} min`,
  short: (minutes) => `I have 10 minutes (about ${minutes})`,
  start: 'Start',
  startNow: 'Start now',
  startsIn: (seconds) => `Starts in ${seconds} s`,
  kit: 'Get your kit ready.',
  getReady: 'Get ready',
  side: (side, limb) => (side === 'both' ? '' : `${SIDES[side]} ${limb}`),
  nextSide: (side, limb) => (side === 'both' ? '' : `Next: ${SIDES[side].toLowerCase()} ${limb}`),
  place: (number, of, isHold) => `${isHold ? 'Hold' : 'Set'} ${number} of ${of}`,
  amount: (amount, unit) => `${amount}${UNITS[unit]}`,
  load: (load) => {
    if (!load || load.unit === 'none') return 'no weight';
    return load.unit === 'kg' ? `${load.value} kg` : (BANDS[load.value - 1] ?? `band ${load.value}`);
  },
  bands: BANDS,
  phases: PHASES,
  ofReps: (of) => `of ${of}`,
  seconds: 'seconds',
  repLabel: (rep, of, phase) => `Repetition ${rep} of ${of}, ${phase.toLowerCase()}`,
  leftLabel: (seconds) => `${seconds} seconds left`,
  pause: 'Pause',
  resume: 'Continue',
  paused: { title: 'Paused', text: 'Take your time. Your session stays here for 30 minutes.' },
  repBack: 'Back one repetition',
  holdAgain: 'Start this hold again',
  again: 'Start again',
  setDone: 'Set done',
  doneButton: 'Done',
  hurts: 'It hurts',
  skip: 'Skip',
  next: 'Next',
  afterThis: 'After this',
  last: 'The last one',
  rest: (seconds) => `Rest ${seconds} s`,
  restTitle: 'Rest',
  upNext: (place) => `Then ${place.charAt(0).toLowerCase()}${place.slice(1)}`,
  restOpens: (seconds) => `You can start in ${seconds} s`,
  lessRest: '15 seconds less',
  moreRest: '15 seconds more',
  sideChange: { title: 'Change sides', text: 'Same exercise, other side.' },
  log: {
    done: 'That set',
    amount: { reps: 'Repetitions', rm: 'Repetitions', seconds: 'Seconds', metres: 'Metres', minutes: 'Seconds' },
    load: 'Load',
    less: (label) => `${label}: less`,
    more: (label) => `${label}: more`,
    rir: 'How many more could you have done?',
    rirMost: '4+',
  },
  pain: {
    during: (exercise) => `Worst pain during ${exercise}`,
    now: 'Pain now',
    none: '0 no pain',
    worst: '10 worst pain',
    value: (pain) => `Pain ${pain} of 10`,
    limit: (limit) => (limit === 0 ? 'Fine at pain 0' : `Fine at pain 0–${limit}`),
  },
  stop: {
    title: 'It hurts',
    intro: 'The clock has stopped. Four quick questions.',
    pain: 'How much does it hurt?',
    sharp: 'Sharp or grabbing?',
    bone: 'On a bone?',
    numb: 'Numb, giving way, a pop, or short of breath?',
    yes: 'Yes',
    no: 'No',
    send: 'What now?',
    cancel: 'It is gone, continue',
  },
  advice: {
    go_on: {
      title: 'You can continue',
      text: 'This is inside the limit. If it is not back to usual tomorrow morning, we take one step back.',
    },
    easier: {
      title: 'An easier one',
      text: 'That was above the limit, so we change to an easier exercise with half the sets.',
    },
    skip: {
      title: 'We leave that one out',
      text: 'That was above the limit. The other exercises follow with half the sets.',
    },
    half: {
      title: 'A little less from here',
      text: 'That was above the limit, so the other exercises follow with half the sets.',
    },
  },
  goOn: 'Continue',
  ended: {
    pain: {
      title: 'That is enough for today',
      text: 'Stopping here was right. Two calmer days, then one step back.',
    },
    triage: {
      title: 'Stop here',
      text: 'Do no more exercises and do not run today. A few questions show who should look at this.',
    },
  },
  common: 'A flare-up is common and rarely means damage.',
  openTriage: 'Answer the questions',
  skipping: {
    title: 'Why skip it?',
    reasons: {
      pain: 'It hurts',
      no_kit: 'I have no kit for it',
      no_time: 'I am short of time',
      not_understood: "I don't understand it",
    },
    cancel: 'Back to the exercise',
    leaveOut: 'Leave it out',
  },
  swap: {
    title: 'Try this instead',
    text: 'These work the same muscles, without kit.',
    none: 'Nothing without kit fits in its place today.',
  },
  steps: { title: 'How to do it', mistakes: 'Watch out for', done: 'Got it' },
  summary: {
    done: 'Well done',
    stopped: 'Session ended',
    minutes: (minutes) => `${minutes} min`,
    setsOf: (done, planned) => `${done} of ${planned} ${planned === 1 ? 'set' : 'sets'}`,
    save: 'Save',
    saving: 'Saving...',
    sent: 'Your session is saved.',
    waiting: 'Your session is saved on this device. It is sent when you are online.',
    refused: 'Your session could not be saved',
    nextTime: (dose, load) => `Next time: ${dose}${load === null ? '' : ` with ${load}`}`,
    high: 'That is a lot. Rest today, and check in tomorrow morning before you do anything more.',
  },
  expired: 'Your earlier session was paused for more than 30 minutes. What you had done is saved.',
  empty: {
    blocked: {
      title: 'No exercises today',
      text: 'Your coach has paused them. Physio Coach shows why.',
      link: 'Open Physio Coach',
    },
    checkin_required: {
      title: 'Check in first',
      text: "Today's exercises follow from how you are this morning.",
      link: 'Start Physio Check-in',
    },
    none: { title: 'No exercises today', text: 'There is nothing planned for today.', link: 'Open Physio Coach' },
    failed: {
      title: 'Your session could not be loaded',
      text: 'What you have logged is kept.',
      link: 'Open Physio Coach',
    },
  },
  retry: 'Try again',
  spoken: (spoken) => {
    switch (spoken.say) {
      case 'number':
        return String(spoken.number);
      case 'phase':
        return PHASES[spoken.phase];
      case 'side':
        return spoken.side === 'both' ? 'Change' : `Change. ${SIDES[spoken.side]} side`;
      case 'go':
        return 'Go';
      case 'rest':
        return 'Rest';
      case 'done':
        return 'Done';
      case 'ten':
        return '10 seconds left';
      case 'run':
        return 'Run, easy';
      case 'walk':
        return 'Walk';
      case 'cool_down':
        return 'Walk briskly, 5 minutes';
      default:
        return spoken satisfies never;
    }
  },
  run: EN_RUN,
};
