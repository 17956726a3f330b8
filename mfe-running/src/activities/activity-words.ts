import type { ShareResult } from '@stridewell/app/shared-files';
import type { ImportCounts, ImportReason, ImportRefusal, ImportResult, Sport } from '@stridewell/contracts/web';
import type { PageLanguage } from '../language/page-language.ts';

export interface ActivityWords {
  title: string;
  note: string;
  sports: Record<Sport, string>;
  bringTitle: string;
  bring: string;
  choose: string;
  drop: string;
  sending: string;
  sendFailed: string;
  refusals: Record<ImportRefusal, string>;
  importing: (done: number, found: number | null) => string;
  imported: string;
  counts: (counts: ImportCounts) => string;
  showFiles: string;
  open: string;
  results: Record<ImportResult, string>;
  reasons: Record<ImportReason, string>;
  sharedTitle: string;
  shared: (files: number) => string;
  sharedFrom: (files: number) => string;
  sharedOffline: string;
  importShared: string;
  discardShared: string;
  notShared: Record<Exclude<ShareResult, 'kept'>, string>;
  list: string;
  emptyTitle: string;
  empty: string;
  more: string;
  loading: string;
  failed: string;
  planned: string;
  one: string;
  back: string;
  distance: string;
  time: string;
  pace: string;
  ascent: string;
  heartRate: string;
  heartRates: (average: number, max: number) => string;
  cadence: string;
  isPlanned: (date: string) => string;
  isNotPlanned: string;
  takeApart: string;
  match: string;
  repetitions: (done: number, planned: number) => string;
  longer: (percent: number) => string;
  notCounted: string;
  ranOnWalkDay: string;
  tellPhysio: string;
  splits: string;
  laps: string;
  lap: string;
  split: (unit: 'km' | 'mi') => string;
  remove: string;
  removed: string;
  undo: string;
  saveFailed: string;
  curves: string;
  curvesOf: (names: readonly string[]) => string;
  asTable: string;
  tableOf: (title: string) => string;
  altitude: string;
  effortOf: (rpe: number) => string;
  noteLabel: string;
  optional: string;
  saveNote: string;
  saving: string;
  notNow: string;
  done: string;
  enterTitle: string;
  enter: string;
  enterNote: string;
  date: string;
  sport: string;
  minutes: string;
  distanceIn: (unit: 'km' | 'mi') => string;
  save: string;
  entered: string;
  problems: Record<'date' | 'minutes' | 'distance', string>;
}

const EN: ActivityWords = {
  title: 'Activities',
  note: 'What you have run, from your watch or app.',
  sports: {
    run: 'Run',
    trail_run: 'Trail run',
    treadmill: 'Treadmill run',
    walk: 'Walk',
    hike: 'Hike',
    cycle: 'Ride',
    swim: 'Swim',
    strength: 'Strength',
    other: 'Activity',
  },
  bringTitle: 'Bring your training',
  bring:
    'Choose files of your watch or app (FIT, GPX, TCX), or the whole export of Strava or Garmin as a zip file. Where you ran is never stored.',
  choose: 'Choose files',
  drop: 'Drop the files here',
  sending: 'Sending the files',
  sendFailed: 'Your files did not arrive. Check your connection and try again.',
  refusals: {
    import_unavailable: 'Files cannot be imported here yet. You can enter your runs by hand.',
    import_running: 'Please wait until your earlier files have been imported.',
    import_limit: 'You have brought files 20 times within a day. Please try again tomorrow.',
    import_no_room: 'There is no room for more files at the moment. Please try again later.',
    import_store_down: 'Files cannot be received at the moment. Please try again in a few minutes.',
    import_erased: 'Your data was deleted while the files arrived, so they were not imported.',
  },
  importing: (done, found) => (found === null ? 'Reading your files' : `${done} of ${found} files read`),
  imported: 'Import finished',
  counts: ({ imported, duplicate, unsupported, failed }) =>
    [
      `${imported} imported`,
      duplicate > 0 && `${duplicate} already here`,
      unsupported > 0 && `${unsupported} without an activity`,
      failed > 0 && `${failed} could not be read`,
    ]
      .filter(Boolean)
      .join(', '),
  showFiles: 'Show the files',
  open: 'Open it',
  results: { imported: 'Imported', duplicate: 'Already here', unsupported: 'No activity', failed: 'Not imported' },
  reasons: {
    cut_short: 'The file ends early. What it holds is imported.',
    faster_than_running: 'Stored as a ride: faster than running. Was it a run? Choose the sport on its page.',
    end_left_out: 'The end was a drive, or standing still, so only the run before it counts.',
    clock_ahead: 'Its clock is ahead, so it counts for today. Check the time on your watch.',
    old_date: 'It is more than a year old. If the clock was wrong, delete it and enter the run by hand.',
    part_left_out: 'A part of the file has no usable times and was left out.',
    same_file: 'You have imported this file before.',
    deleted: 'You deleted this activity. To have it back, bring its file alone.',
    same_bout: 'This run is already here, with more details.',
    maybe_entered: 'You entered a run of the same length that day. If it is the same run, delete one of the two.',
    unknown_format: 'This is not a FIT, GPX, TCX or zip file.',
    no_activity: 'The file holds settings or other data, but no activity.',
    empty: 'The file is empty.',
    damaged: 'The file is damaged.',
    no_times: 'The track has no times, so it is a route and not a run.',
    impossible_times: 'The times in the file cannot be right.',
    too_large: 'The file is larger than 25 MB.',
    too_complex: 'Reading the file took too long.',
    too_many_activities: 'The file holds more than 500 activities.',
    day_full: 'There is no room for it: a day can have 50 activities, and you can keep 20,000 altogether.',
    archive_damaged: 'The zip file is damaged.',
    archive_too_many_entries: 'The zip file holds more than 5,000 files.',
    archive_list_too_long: 'The list in the zip file names more than 5,000 activities.',
    archive_too_large: 'The zip files in this zip file are larger than 512 MB together.',
    archive_too_deep: 'The zip file holds zip files within zip files.',
    archive_too_dense: 'The file unpacks to far more than it should.',
    archive_unsafe_path: 'The zip file has unsafe names in it.',
    archive_without_activities: 'The zip file holds no activities.',
    archive_encrypted: 'The zip file has a password.',
    lost: 'The file is no longer there. Please choose it again.',
    gave_up: 'Something went wrong on our side. Please bring this file again.',
    consent_withdrawn: 'You withdrew your consent to health data, so this file was not imported.',
    import_too_long:
      'Reading your files took longer than a day allows. Please bring the rest in smaller parts tomorrow.',
  },
  sharedTitle: 'Shared with Stridewell',
  shared: (files) => (files === 1 ? 'Import this file as training?' : `Import these ${files} files as training?`),
  sharedFrom: (files) =>
    files === 1
      ? 'It came from outside Stridewell, from another app or a website. Discard it if you did not share it.'
      : 'They came from outside Stridewell, from another app or a website. Discard them if you did not share them.',
  sharedOffline: 'You are offline. The files wait on this device for a week: import them when you have a connection.',
  importShared: 'Import',
  discardShared: 'Discard',
  notShared: {
    none: 'No file came with what was shared. Share the FIT, GPX or TCX file of your run.',
    too_many: 'That is too much to share at once: at most 50 files and 64 MB. Choose larger files on this page.',
    failed: 'The file could not be kept on this device. Choose it here instead.',
  },
  list: 'Your activities',
  emptyTitle: 'No activities yet',
  empty: 'Bring your files, and your plan starts from what you really run.',
  more: 'Show more',
  loading: 'Loading your activities',
  failed: 'We could not load your activities. Nothing is lost.',
  planned: 'Planned session',
  one: 'Activity',
  back: 'Back to activities',
  distance: 'Distance',
  time: 'Moving time',
  pace: 'Pace',
  ascent: 'Ascent',
  heartRate: 'Heart rate',
  heartRates: (average, max) => `${average} (max ${max})`,
  cadence: 'Steps a minute',
  isPlanned: (date) => `This is the planned session of ${date}.`,
  isNotPlanned: 'This is not matched with a planned session.',
  takeApart: 'Not the planned session',
  match: 'This was the planned session',
  repetitions: (done, planned) => `${done} of ${planned} repetitions`,
  longer: (percent) => `That was ${percent} % longer than your longest run of 30 days. Keep the next day easy.`,
  notCounted: 'It was not planned, so your next long run follows it only if you run that long again.',
  ranOnWalkDay: 'That is more than planned: your plan had a walk. If anything hurts, tell the physio coach.',
  tellPhysio: 'Check in with the physio coach',
  splits: 'Splits',
  laps: 'Laps',
  lap: 'Lap',
  split: (unit) => (unit === 'mi' ? 'Mile' : 'Kilometre'),
  remove: 'Delete',
  removed: 'Activity deleted',
  undo: 'Undo',
  saveFailed: 'We could not save that. Please try again.',
  curves: 'Curves',
  curvesOf: (names) => `Curves of ${names.join(', ')}. The table has the same values.`,
  asTable: 'Table',
  tableOf: (title) => `${title}, table`,
  altitude: 'Elevation',
  effortOf: (rpe) => `effort ${rpe}`,
  noteLabel: 'Note',
  optional: 'Optional',
  saveNote: 'Save the note',
  saving: 'Saving',
  notNow: 'Not now',
  done: 'Done',
  enterTitle: 'Enter an activity',
  enter: 'Enter by hand',
  enterNote: 'For a run without a watch, or any other training of the last 90 days.',
  ...{ date: 'Date', sport: 'What you did', minutes: 'Minutes' },
  distanceIn: (unit) => (unit === 'mi' ? 'Miles' : 'Kilometres'),
  save: 'Save',
  entered: 'Activity saved',
  problems: {
    date: 'Choose a day of the last 90 days.',
    minutes: 'Give whole minutes, from 1 to 1440.',
    distance: 'Give a number, such as 7.5.',
  },
};

const NB: ActivityWords = {
  title: 'Aktiviteter',
  note: 'Det du har løpt, fra klokka eller appen din.',
  sports: {
    run: 'Løpetur',
    trail_run: 'Terrengløp',
    treadmill: 'Mølle',
    walk: 'Gåtur',
    hike: 'Fottur',
    cycle: 'Sykkeltur',
    swim: 'Svømming',
    strength: 'Styrke',
    other: 'Aktivitet',
  },
  bringTitle: 'Ta med treningen din',
  bring:
    'Velg filer fra klokka eller appen (FIT, GPX, TCX), eller hele eksporten fra Strava eller Garmin som zip-fil. Vi lagrer aldri hvor du har løpt.',
  choose: 'Velg filer',
  drop: 'Slipp filene her',
  sending: 'Sender filene',
  sendFailed: 'Filene kom ikke fram. Sjekk nettet og prøv igjen.',
  refusals: {
    import_unavailable: 'Her kan du ikke hente inn filer ennå. Du kan føre inn turene selv.',
    import_running: 'Vent til de forrige filene dine er importert.',
    import_limit: 'Du har tatt med filer 20 ganger på ett døgn. Prøv igjen i morgen.',
    import_no_room: 'Det er ikke plass til flere filer akkurat nå. Prøv igjen senere.',
    import_store_down: 'Filer kan ikke tas imot akkurat nå. Prøv igjen om noen minutter.',
    import_erased: 'Dataene dine ble slettet mens filene kom inn, så filene ble ikke importert.',
  },
  importing: (done, found) => (found === null ? 'Leser filene dine' : `${done} av ${found} filer er ferdige`),
  imported: 'Importen er ferdig',
  counts: ({ imported, duplicate, unsupported, failed }) =>
    [
      `${imported} importert`,
      duplicate > 0 && `${duplicate} var her fra før`,
      unsupported > 0 && `${unsupported} uten aktivitet`,
      failed > 0 && `${failed} kunne ikke leses`,
    ]
      .filter(Boolean)
      .join(', '),
  showFiles: 'Vis filene',
  open: 'Åpne den',
  results: {
    imported: 'Importert',
    duplicate: 'Fantes fra før',
    unsupported: 'Ingen aktivitet',
    failed: 'Ikke importert',
  },
  reasons: {
    cut_short: 'Filen slutter for tidlig. Det den inneholder, er importert.',
    faster_than_running: 'Lagret som sykkeltur: raskere enn løping. Var det en løpetur? Velg type på siden til turen.',
    end_left_out: 'Slutten var en kjøretur, eller du sto stille, så bare turen før det teller.',
    clock_ahead: 'Klokka går foran, så turen teller for i dag. Sjekk tiden på klokka di.',
    old_date: 'Den er mer enn ett år gammel. Gikk klokka feil, kan du slette den og føre inn turen selv.',
    part_left_out: 'En del av filen har ingen brukbare tider og ble utelatt.',
    same_file: 'Du har importert denne filen før.',
    deleted: 'Du har slettet denne aktiviteten. Vil du ha den tilbake, tar du med bare den filen.',
    same_bout: 'Denne turen ligger her allerede, med flere detaljer.',
    maybe_entered: 'Du har ført inn en like lang tur den dagen. Er det samme tur, kan du slette den ene.',
    unknown_format: 'Dette er ikke en FIT-, GPX-, TCX- eller zip-fil.',
    no_activity: 'Filen har innstillinger eller andre data, men ingen aktivitet.',
    empty: 'Filen er tom.',
    damaged: 'Filen er ødelagt.',
    no_times: 'Sporet har ingen tider, så det er en rute og ikke en tur.',
    impossible_times: 'Tidene i filen kan ikke stemme.',
    too_large: 'Filen er større enn 25 MB.',
    too_complex: 'Det tok for lang tid å lese filen.',
    too_many_activities: 'Filen har mer enn 500 aktiviteter.',
    day_full: 'Det er ikke plass til den: en dag kan ha 50 aktiviteter, og du kan ha 20 000 til sammen.',
    archive_damaged: 'Zip-filen er ødelagt.',
    archive_too_many_entries: 'Zip-filen har mer enn 5000 filer.',
    archive_list_too_long: 'Listen i zip-filen har mer enn 5000 aktiviteter.',
    archive_too_large: 'Zip-filene i denne zip-filen er større enn 512 MB til sammen.',
    archive_too_deep: 'Zip-filen har zip-filer inni zip-filer.',
    archive_too_dense: 'Filen pakkes ut til langt mer enn den burde.',
    archive_unsafe_path: 'Zip-filen har utrygge navn i seg.',
    archive_without_activities: 'Zip-filen har ingen aktiviteter.',
    archive_encrypted: 'Zip-filen har passord.',
    lost: 'Filen er borte. Velg den på nytt.',
    gave_up: 'Noe gikk galt hos oss. Ta med denne filen en gang til.',
    consent_withdrawn: 'Du trakk samtykket til helsedata, så denne filen ble ikke importert.',
    import_too_long:
      'Det tok lengre tid å lese filene dine enn én dag har plass til. Ta med resten i mindre deler i morgen.',
  },
  sharedTitle: 'Delt med Stridewell',
  shared: (files) =>
    files === 1 ? 'Importere denne filen som trening?' : `Importere disse ${files} filene som trening?`,
  sharedFrom: (files) =>
    files === 1
      ? 'Den kom utenfra, fra en annen app eller et nettsted. Forkast den hvis du ikke delte den.'
      : 'De kom utenfra, fra en annen app eller et nettsted. Forkast dem hvis du ikke delte dem.',
  sharedOffline: 'Du er uten nett. Filene venter på denne enheten i en uke: importer dem når du har nett.',
  importShared: 'Importer',
  discardShared: 'Forkast',
  notShared: {
    none: 'Det fulgte ingen fil med. Del FIT-, GPX- eller TCX-filen fra turen.',
    too_many: 'Det er for mye å dele på én gang: høyst 50 filer og 64 MB. Velg større filer på denne siden.',
    failed: 'Filen kunne ikke lagres på denne enheten. Velg den her i stedet.',
  },
  list: 'Aktivitetene dine',
  emptyTitle: 'Ingen aktiviteter ennå',
  empty: 'Ta med filene dine, så starter planen fra det du faktisk løper.',
  more: 'Vis flere',
  loading: 'Henter aktivitetene dine',
  failed: 'Vi fikk ikke hentet aktivitetene dine. Ingenting er tapt.',
  planned: 'Planlagt økt',
  one: 'Aktivitet',
  back: 'Tilbake til aktivitetene',
  distance: 'Distanse',
  time: 'Tid i bevegelse',
  pace: 'Fart',
  ascent: 'Stigning',
  heartRate: 'Puls',
  heartRates: (average, max) => `${average} (maks ${max})`,
  cadence: 'Steg i minuttet',
  isPlanned: (date) => `Dette er den planlagte økta ${date}.`,
  isNotPlanned: 'Dette er ikke koblet til en planlagt økt.',
  takeApart: 'Ikke den planlagte økta',
  match: 'Dette var den planlagte økta',
  repetitions: (done, planned) => `${done} av ${planned} drag`,
  longer: (percent) => `Det var ${percent} % lengre enn den lengste turen din på 30 dager. Ta det rolig dagen etter.`,
  notCounted: 'Den var ikke planlagt, så neste langtur følger den bare hvis du løper så langt igjen.',
  ranOnWalkDay: 'Det er mer enn planlagt: Planen hadde en gåtur. Gjør noe vondt, si fra til fysiotreneren.',
  tellPhysio: 'Ta innsjekken hos fysiotreneren',
  splits: 'Mellomtider',
  laps: 'Runder',
  lap: 'Runde',
  split: (unit) => (unit === 'mi' ? 'Mile' : 'Kilometer'),
  remove: 'Slett',
  removed: 'Aktiviteten er slettet',
  undo: 'Angre',
  saveFailed: 'Vi fikk ikke lagret det. Prøv igjen.',
  curves: 'Kurver',
  curvesOf: (names) => `Kurver for ${names.join(', ').toLowerCase()}. Tabellen har de samme verdiene.`,
  asTable: 'Tabell',
  tableOf: (title) => `${title}, tabell`,
  altitude: 'Høyde',
  effortOf: (rpe) => `innsats ${rpe}`,
  noteLabel: 'Notat',
  optional: 'Valgfritt',
  saveNote: 'Lagre notatet',
  saving: 'Lagrer',
  notNow: 'Ikke nå',
  done: 'Ferdig',
  enterTitle: 'Før inn en aktivitet',
  enter: 'Før inn selv',
  enterNote: 'For en tur uten klokke, eller annen trening de siste 90 dagene.',
  ...{ date: 'Dato', sport: 'Hva du gjorde', minutes: 'Minutter' },
  distanceIn: (unit) => (unit === 'mi' ? 'Miles' : 'Kilometer'),
  save: 'Lagre',
  entered: 'Aktiviteten er lagret',
  problems: {
    date: 'Velg en dag de siste 90 dagene.',
    minutes: 'Skriv hele minutter, fra 1 til 1440.',
    distance: 'Skriv et tall, for eksempel 7,5.',
  },
};

/** UI text for the activity pages in the language of the page. */
export const ACTIVITY_WORDS: Record<PageLanguage, ActivityWords> = { en: EN, nb: NB };
