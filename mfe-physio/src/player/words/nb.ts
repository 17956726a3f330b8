import type { Output } from '../outputs/settings.ts';
import { NB_RUN } from './nb-run.ts';
import type { PlayerWords } from './player-words.ts';

const OUTPUTS: Record<Output, string> = {
  sound: 'Lyd',
  vibration: 'Vibrering',
  voice: 'Talt telling',
  screen: 'Hold skjermen på',
};
const SIDES = {
  leg: { left: 'Venstre bein', right: 'Høyre bein', both: '' },
  side: { left: 'Venstre side', right: 'Høyre side', both: '' },
} as const;
const PHASES = { up: 'Opp', hold: 'Hold', down: 'Ned' } as const;
const BANDS = ['gult strikk', 'rødt strikk', 'grønt strikk', 'blått strikk', 'svart strikk'] as const;
const UNITS = { reps: '', rm: '', seconds: ' s', metres: ' m', minutes: ' min' } as const;

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const decimal = (value: number): string => String(value).replace('.', ',');

export const NB: PlayerWords = {
  title: 'Veiledet økt',
  back: 'Tilbake til Physio Coach',
  closeLabel: 'Avslutt økta',
  leave: {
    title: 'Avslutte økta?',
    text: 'Det du har gjort så langt, blir lagret.',
    action: 'Avslutt og lagre',
    cancel: 'Fortsett',
  },
  outputs: OUTPUTS,
  outputState: (output, on) => `${OUTPUTS[output]} er ${on ? 'på' : 'av'}`,
  progress: (number, of) => `Øvelse ${number} av ${of}`,
  minutes: (minutes) => `Omtrent ${minutes} min`,
  short: (minutes) => `Jeg har 10 minutter (omtrent ${minutes})`,
  start: 'Start',
  startNow: 'Start nå',
  startsIn: (seconds) => `Starter om ${seconds} s`,
  kit: 'Finn fram utstyret.',
  getReady: 'Gjør deg klar',
  side: (side, limb) => SIDES[limb][side],
  nextSide: (side, limb) => (side === 'both' ? '' : `Neste: ${lower(SIDES[limb][side])}`),
  place: (number, of, isHold) => `${isHold ? 'Hold' : 'Sett'} ${number} av ${of}`,
  amount: (amount, unit) => `${decimal(amount)}${UNITS[unit]}`,
  load: (load) => {
    if (!load || load.unit === 'none') return 'uten vekt';
    return load.unit === 'kg' ? `${decimal(load.value)} kg` : (BANDS[load.value - 1] ?? `strikk ${load.value}`);
  },
  bands: BANDS,
  phases: PHASES,
  ofReps: (of) => `av ${of}`,
  seconds: 'sekunder',
  repLabel: (rep, of, phase) => `Repetisjon ${rep} av ${of}, ${lower(phase)}`,
  leftLabel: (seconds) => `${seconds} sekunder igjen`,
  pause: 'Pause',
  resume: 'Fortsett',
  paused: { title: 'Pause', text: 'Ta den tiden du trenger. Økta blir liggende her i 30 minutter.' },
  repBack: 'Én repetisjon tilbake',
  holdAgain: 'Start dette holdet på nytt',
  again: 'Start på nytt',
  setDone: 'Settet er ferdig',
  doneButton: 'Ferdig',
  hurts: 'Det gjør vondt',
  skip: 'Hopp over',
  next: 'Neste',
  afterThis: 'Etter denne',
  last: 'Den siste',
  rest: (seconds) => `Hvil ${seconds} s`,
  restTitle: 'Hvil',
  upNext: (place) => `Så ${lower(place)}`,
  restOpens: (seconds) => `Du kan starte om ${seconds} s`,
  lessRest: '15 sekunder mindre',
  moreRest: '15 sekunder mer',
  sideChange: { title: 'Bytt side', text: 'Samme øvelse, andre siden.' },
  log: {
    done: 'Settet du gjorde',
    amount: { reps: 'Repetisjoner', rm: 'Repetisjoner', seconds: 'Sekunder', metres: 'Meter', minutes: 'Sekunder' },
    load: 'Belastning',
    less: (label) => `${label}: mindre`,
    more: (label) => `${label}: mer`,
    rir: 'Hvor mange flere kunne du klart?',
    rirMost: '4+',
  },
  pain: {
    during: (exercise) => `Verste smerte under ${lower(exercise)}`,
    now: 'Smerte nå',
    none: '0 ingen smerte',
    worst: '10 verst tenkelig',
    value: (pain) => `Smerte ${pain} av 10`,
    limit: (limit) => (limit === 0 ? 'Greit ved smerte 0' : `Greit ved smerte 0–${limit}`),
  },
  stop: {
    title: 'Det gjør vondt',
    intro: 'Klokka er stoppet. Fire raske spørsmål.',
    pain: 'Hvor vondt gjør det?',
    sharp: 'Skarpt eller som et grep?',
    bone: 'På et bein (knokkel)?',
    numb: 'Nummen, svikter, et smell, eller tungpustet?',
    yes: 'Ja',
    no: 'Nei',
    send: 'Hva nå?',
    cancel: 'Det er borte, fortsett',
  },
  advice: {
    go_on: {
      title: 'Du kan fortsette',
      text: 'Dette er innenfor grensa. Er det ikke som vanlig i morgen tidlig, tar vi ett steg tilbake.',
    },
    easier: {
      title: 'En lettere øvelse',
      text: 'Det var over grensa, så vi bytter til en lettere øvelse med halvparten av settene.',
    },
    skip: {
      title: 'Den lar vi være',
      text: 'Det var over grensa. De andre øvelsene kommer med halvparten av settene.',
    },
    half: {
      title: 'Litt mindre herfra',
      text: 'Det var over grensa, så de andre øvelsene kommer med halvparten av settene.',
    },
  },
  goOn: 'Fortsett',
  ended: {
    pain: {
      title: 'Det er nok for i dag',
      text: 'Det var riktig å stoppe. To roligere dager, så ett steg tilbake.',
    },
    triage: {
      title: 'Stopp her',
      text: 'Gjør ingen flere øvelser, og løp ikke i dag. Noen få spørsmål viser hvem som bør se på dette.',
    },
  },
  common: 'En oppblussing er vanlig og betyr sjelden skade.',
  openTriage: 'Svar på spørsmålene',
  skipping: {
    title: 'Hvorfor hoppe over?',
    reasons: {
      pain: 'Det gjør vondt',
      no_kit: 'Jeg mangler utstyr',
      no_time: 'Jeg har dårlig tid',
      not_understood: 'Jeg skjønner den ikke',
    },
    cancel: 'Tilbake til øvelsen',
    leaveOut: 'La den være',
  },
  swap: {
    title: 'Prøv denne i stedet',
    text: 'Disse trener de samme musklene, uten utstyr.',
    none: 'Ingen øvelse uten utstyr passer i stedet i dag.',
  },
  steps: { title: 'Slik gjør du den', mistakes: 'Pass på', done: 'Skjønner' },
  summary: {
    done: 'Bra jobba',
    stopped: 'Økta er avsluttet',
    minutes: (minutes) => `${minutes} min`,
    setsOf: (done, planned) => `${done} av ${planned} sett`,
    save: 'Lagre',
    saving: 'Lagrer ...',
    sent: 'Økta er lagret.',
    waiting: 'Økta er lagret på denne enheten. Den blir sendt når du er på nett.',
    refused: 'Økta kunne ikke lagres',
    nextTime: (dose, load) => `Neste gang: ${dose}${load === null ? '' : ` med ${load}`}`,
    high: 'Det er mye. Hvil i dag, og sjekk inn i morgen tidlig før du gjør noe mer.',
  },
  expired: 'Den forrige økta sto på pause i mer enn 30 minutter. Det du hadde gjort, er lagret.',
  empty: {
    blocked: {
      title: 'Ingen øvelser i dag',
      text: 'Treneren din har satt dem på pause. Physio Coach viser hvorfor.',
      link: 'Åpne Physio Coach',
    },
    checkin_required: {
      title: 'Sjekk inn først',
      text: 'Dagens øvelser følger av hvordan du har det i dag.',
      link: 'Start innsjekken',
    },
    none: { title: 'Ingen øvelser i dag', text: 'Det er ikke planlagt noe i dag.', link: 'Åpne Physio Coach' },
    failed: { title: 'Økta kunne ikke lastes', text: 'Det du har logget, er tatt vare på.', link: 'Åpne Physio Coach' },
  },
  retry: 'Prøv igjen',
  spoken: (spoken) => {
    switch (spoken.say) {
      case 'number':
        return String(spoken.number);
      case 'phase':
        return PHASES[spoken.phase];
      case 'side':
        return spoken.side === 'both' ? 'Bytt' : `Bytt. ${SIDES.side[spoken.side]}`;
      case 'go':
        return 'Kjør';
      case 'rest':
        return 'Hvil';
      case 'done':
        return 'Ferdig';
      case 'ten':
        return '10 sekunder igjen';
      case 'run':
        return 'Løp rolig';
      case 'walk':
        return 'Gå';
      case 'cool_down':
        return 'Gå raskt i 5 minutter';
      default:
        return spoken satisfies never;
    }
  },
  run: NB_RUN,
};
