/** Reasons for the gate's level. */
export const GATE = {
  'gate.urgent': {
    en: 'No running until a doctor or physiotherapist has looked at it. Tell the safety questions who has.',
    nb: 'Ingen løping før en lege eller fysioterapeut har sett på det. Fortell i sikkerhetsspørsmålene hvem som har gjort det.',
  },
  'gate.safety': {
    en: 'Answer the safety questions for your injury first. Until then, walk as it allows.',
    nb: 'Svar på sikkerhetsspørsmålene om skaden først. Til da kan du gå så langt den tillater.',
  },
  'gate.session_stop': {
    en: 'Your session ended with a sign that needs a closer look: no running today. Answer the safety questions, and check in again tomorrow.',
    nb: 'Du stoppet økta med et tegn som bør ses nærmere på: ingen løping i dag. Svar på sikkerhetsspørsmålene, og sjekk inn igjen i morgen.',
  },
  'gate.red_flag': {
    en: 'Both coaches pause until you check in without red flags.',
    nb: 'Begge trenerne venter til en innsjekk uten faresignal.',
  },
  'gate.minor': {
    en: 'Stridewell gives no running plan under 18: talk to a parent or guardian and a doctor or physiotherapist.',
    nb: 'Stridewell gir ingen løpeplan under 18 år: snakk med en forelder eller foresatt og en lege eller fysioterapeut.',
  },
  'gate.pregnancy': {
    en: 'Stridewell gives no running plan in pregnancy or in the first 12 weeks after a birth: talk to your midwife or doctor.',
    nb: 'Stridewell gir ingen løpeplan i svangerskapet eller de første 12 ukene etter en fødsel: snakk med jordmor eller lege.',
  },
  'gate.surgery': {
    en: 'Stridewell gives no running plan in the first six months after an operation: talk to your surgeon, doctor or physiotherapist.',
    nb: 'Stridewell gir ingen løpeplan de første seks månedene etter en operasjon: snakk med kirurg, lege eller fysioterapeut.',
  },
  'gate.excluded': {
    en: 'No running until a doctor or physiotherapist has looked at it.',
    nb: 'Ingen løping før en lege eller fysioterapeut har sett på det.',
  },
  'gate.high_pain': { en: 'No running while pain is above 6.', nb: 'Ingen løping så lenge smerten er over 6.' },
  'gate.bone': {
    en: 'No running while it hurts at all: with this kind of pain you run only when it is pain-free.',
    nb: 'Ingen løping så lenge det gjør vondt i det hele tatt: med denne typen smerte løper du bare når det er smertefritt.',
  },
  'gate.sore': { en: 'No running while it is this sore.', nb: 'Ingen løping så lenge det er så vondt.' },
  'gate.checkin': { en: 'Walking only until you check in.', nb: 'Bare gange til du har sjekket inn.' },
  'gate.worse': { en: 'Walking only: worse this morning.', nb: 'Bare gange: verre i morges.' },
  'gate.unsettled': { en: 'Walking only until it has settled.', nb: 'Bare gange til det har roet seg.' },
  'gate.limp': {
    en: 'Walking only, and only as far as you can without limping.',
    nb: 'Bare gange, og bare så langt du kommer uten å halte.',
  },
  'gate.gap': {
    en: 'Welcome back. Walking only until you have passed the tests for running again, as they are too old now.',
    nb: 'Velkommen tilbake. Bare gange til du har bestått løpetestene på nytt, for de er for gamle nå.',
  },
  'gate.pain': {
    en: 'Walking only while pain is {pain}: for a run it has to be {limit} or less.',
    nb: 'Bare gange så lenge smerten er {pain}: for å løpe må den være {limit} eller mindre.',
  },
  'gate.pain_free': {
    en: 'Walking only while it hurts: here you run only when it is pain-free.',
    nb: 'Bare gange så lenge det gjør vondt: her løper du bare når det er smertefritt.',
  },
  'gate.walk_run': {
    en: 'Walking only until walking and running feel fine.',
    nb: 'Bare gange til det går fint å gå og løpe.',
  },
  'gate.clinician': {
    en: 'Walking only until a clinician has seen it; note in your profile when they have agreed.',
    nb: 'Bare gange til lege eller fysioterapeut har sett på det; skriv det i profilen når de er enige.',
  },
  'gate.criteria': {
    en: 'Walking only until the start criteria of the walk-run ladder are met.',
    nb: 'Bare gange til startkriteriene for stigen er møtt.',
  },
  'gate.ladder': {
    en: 'Your runs are stage {stage} of the walk-run ladder.',
    nb: 'Turene dine er trinn {stage} på stigen.',
  },
  'gate.finished': {
    en: 'You have finished the walk-run ladder: your plan has its normal runs again.',
    nb: 'Du er ferdig med stigen: planen har de vanlige turene igjen.',
  },
  'gate.healed': { en: 'This injury is marked as healed.', nb: 'Denne skaden er merket som frisk.' },
  'gate.resolved': { en: 'Your injury is marked as healed.', nb: 'Skaden din er merket som frisk.' },
  // Does not mention the safety hold, because some holds are sensitive. The coach explains them to the runner.
  'gate.held': {
    en: 'Training is paused until you have told your coach how you are doing.',
    nb: 'Treningen er satt på pause til du har fortalt treneren hvordan det går med deg.',
  },
} as const;
