import { inLanguage } from '../data/language.ts';

type Values = Readonly<Record<string, string | number | boolean>>;
type NoteWords = Readonly<Record<string, (values: Values) => string>>;

const EN: NoteWords = {
  'note.few_sessions': () =>
    'Fewer than half of the sessions in three weeks. What stopped you? The ten-minute version counts too.',
  'note.few_sessions_advice': () =>
    'Six weeks with fewer than half of the sessions: a physiotherapist can fit the plan to your days.',
  'note.maintenance': () => 'Two short sessions a week for twelve weeks are meant to keep it away.',
  'note.maintenance_wait': () =>
    'No session for this one today: it hurt more than usual at your last check-in. Check in again when it has settled.',
  'note.maintenance_missed': () => 'Three weeks without a session. One short one this week helps; nothing is lost.',
  'note.maintenance_checkin': () => 'Check in once a week during these weeks.',
  'note.confirm_test': () => 'Check in today, so that your last test counts.',
  'note.confirm_run': () => 'Check in today, so that your last run counts.',
  'note.too_heavy': ({ days, most }) =>
    `Heavy work on ${days} of the last 7 days is more than the plan has: at most ${most}, with a day between. It gets stronger on the days between, so today is a light day.`,
  'note.too_far': ({ minutes, most, stage }) =>
    `Your last run was ${minutes} min, and stage ${stage} is ${most} min. That is more than it is ready for. Leave three days, then go on with your stage.`,
  'note.too_far_walk': ({ minutes, most }) =>
    `You logged ${minutes} min, and only walks of up to ${most} min are open for now. Keep to them, and check in tomorrow morning.`,
  'note.too_far_stop': ({ minutes }) =>
    `You logged ${minutes} min while running is closed. Leave it until the reason above is gone.`,
  'note.log_sets': () => 'A tick without numbers counts half. Log the sets with their numbers, and the weeks count.',
  'note.after_ladder': ({ hours, minutes }) =>
    `The first four weeks after the ladder: at least ${hours} hours between runs, and no run longer than ${minutes} min.`,
  'note.is_back': () =>
    'It has hurt twice this week. Is it back? Then add it again, and it starts with the calm phase.',
  'note.split_day': () =>
    'Both injuries in one day would be too much, so they take turns: one today, the other tomorrow.',
  'note.speed_steps': ({ times, seconds }) =>
    `Before fast running: ${times} × ${seconds} s at 70 percent of your speed, three days later at 80, each free of pain. Then the stride test, then 90. No race effort before that.`,
  'note.speed_last': ({ times, seconds }) =>
    `The stride test is passed. The last step is ${times} × ${seconds} s at 90 percent, three days after the one before. Then race effort is open.`,
};

const NB: NoteWords = {
  'note.few_sessions': () => 'Under halvparten av øktene på tre uker. Hva kommer i veien? Timinuttersøkta teller også.',
  'note.few_sessions_advice': () =>
    'Seks uker med under halvparten av øktene: en fysioterapeut kan tilpasse planen til dagene dine.',
  'note.maintenance': () => 'To korte økter i uka i tolv uker skal bidra til å holde den borte.',
  'note.maintenance_wait': () =>
    'Ingen økt for denne i dag: den var vondere enn vanlig ved forrige innsjekk. Sjekk inn igjen når den har roet seg.',
  'note.maintenance_missed': () => 'Tre uker uten økt. Én kort denne uka hjelper; ingenting er tapt.',
  'note.maintenance_checkin': () => 'Sjekk inn én gang i uka i disse ukene.',
  'note.confirm_test': () => 'Ta innsjekken i dag, så teller den siste testen din.',
  'note.confirm_run': () => 'Ta innsjekken i dag, så teller den siste turen din.',
  'note.too_heavy': ({ days, most }) =>
    `Tung trening på ${days} av de siste 7 dagene er mer enn planen har: høyst ${most}, med en dag imellom. Det er på dagene imellom du blir sterkere, så i dag er en lett dag.`,
  'note.too_far': ({ minutes, most, stage }) =>
    `Den siste turen var ${minutes} min, og trinn ${stage} er ${most} min. Det er mer enn den er klar for. La det gå tre dager, og fortsett så på trinnet ditt.`,
  'note.too_far_walk': ({ minutes, most }) =>
    `Du loggførte ${minutes} min, og foreløpig er bare gåturer på opptil ${most} min åpne. Hold deg til dem, og ta innsjekken i morgen tidlig.`,
  'note.too_far_stop': ({ minutes }) =>
    `Du loggførte ${minutes} min mens løpingen er stengt. La den ligge til årsaken over er borte.`,
  'note.log_sets': () => 'Et kryss uten tall teller halvt. Skriv inn settene med tall, så teller ukene.',
  'note.after_ladder': ({ hours, minutes }) =>
    `De første fire ukene etter stigen: minst ${hours} timer mellom turene, og ingen tur lenger enn ${minutes} min.`,
  'note.is_back': () =>
    'Det har gjort vondt to ganger denne uka. Er den tilbake? Legg den til igjen, så begynner den med den rolige fasen.',
  'note.split_day': () => 'Begge skadene på én dag blir for mye, så de bytter på: den ene i dag, den andre i morgen.',
  'note.speed_steps': ({ times, seconds }) =>
    `Før du løper fort: ${times} × ${seconds} s på 70 prosent av farten din, tre dager senere på 80, uten smerte. Så testen med stigningsløp, så 90. Ingen konkurransefart før det.`,
  'note.speed_last': ({ times, seconds }) =>
    `Testen med stigningsløp er bestått. Det siste steget er ${times} × ${seconds} s på 90 prosent, tre dager etter det forrige. Så er konkurransefart åpen.`,
};

/**
 * UI text for the plan's notes that the list shows. Other notes, such as the reason for the dose, are shown elsewhere.
 */
export const noteWords = (): NoteWords => inLanguage({ en: EN, nb: NB });
