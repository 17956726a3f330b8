/**
 * Notes for a runner who did more than the programme allows or feels worse, and notes for the time after the ladder.
 */
export const TOO_MUCH = {
  'note.too_heavy': {
    en: 'Heavy work on {days} of the last 7 days is more than the plan has: at most {most}, with a day between. It gets stronger on the days between, so today is a light day.',
    nb: 'Tung trening på {days} av de siste 7 dagene er mer enn planen har: høyst {most}, med en dag imellom. Det er på dagene imellom du blir sterkere, så i dag er en lett dag.',
  },
  'note.too_far': {
    en: 'Your last run was {minutes} min, and stage {stage} is {most} min. That is more than it is ready for. Leave three days, then go on with your stage.',
    nb: 'Den siste turen var {minutes} min, og trinn {stage} er {most} min. Det er mer enn den er klar for. La det gå tre dager, og fortsett så på trinnet ditt.',
  },
  'note.too_far_walk': {
    en: 'You logged {minutes} min, and only walks of up to {most} min are open for now. Keep to them, and check in tomorrow morning.',
    nb: 'Du loggførte {minutes} min, og foreløpig er bare gåturer på opptil {most} min åpne. Hold deg til dem, og ta innsjekken i morgen tidlig.',
  },
  'note.too_far_run': {
    en: 'You logged a run of {minutes} min, and only walks are open for now. Keep to them, and check in tomorrow morning.',
    nb: 'Du loggførte en løpetur på {minutes} min, og foreløpig er bare gåturer åpne. Hold deg til dem, og ta innsjekken i morgen tidlig.',
  },
  'note.too_far_stop': {
    en: 'You logged {minutes} min while running is closed. Leave it until the reason above is gone.',
    nb: 'Du loggførte {minutes} min mens løpingen er stengt. La den ligge til årsaken over er borte.',
  },
  'note.log_sets': {
    en: 'A tick without numbers counts half. Log the sets with their numbers, and the weeks count.',
    nb: 'Et kryss uten tall teller halvt. Skriv inn settene med tall, så teller ukene.',
  },
  'note.confirm_run': {
    en: 'Check in today, so that your last run counts.',
    nb: 'Ta innsjekken i dag, så teller den siste turen din.',
  },
  'note.weeks': {
    en: 'You said that it is worse. The usual pain of this week is {now, number}, and was {before, number} the week before{change, select, more {: that is more, so nothing is added} less {: by the numbers that is less} other {: by the numbers that is the same}}.',
    nb: 'Du sa at det er verre. Den vanlige smerten denne uka er {now, number}, og var {before, number} uka før{change, select, more {: det er mer, så ingenting økes} less {: tallene sier mindre} other {: tallene sier det samme}}.',
  },
  'note.after_ladder': {
    en: 'The first four weeks after the ladder: at least {hours} hours between runs, and no run longer than {minutes} min for now.',
    nb: 'De første fire ukene etter stigen: minst {hours} timer mellom turene, og foreløpig ingen tur lenger enn {minutes} min.',
  },
} as const;
