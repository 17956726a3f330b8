import type { WordRule } from '../categories.ts';

const PROFESSION =
  '(?:doctor|physician|physio|physiotherapist|physical therapist|sports medicine|medical (?:professional|doctor|expert)|clinician|surgeon|nurse|lege|idrettslege|fysio|fysioterapeut|kiropraktor|sykepleier)';

export const ROLE: WordRule[] = [
  {
    id: 'role.claim',
    category: 'role',
    pattern: new RegExp(
      `\\b(?:i am|im|i was|jeg er|eg er)(?: actually| also| faktisk| jo)?(?: a| an| your| the| en| din| trained as a| utdannet)*(?: (?!not\\b|ikke\\b|no\\b|neither\\b|verken\\b|hverken\\b)\\w+){0,2} ${PROFESSION}\\b|\\b(?:as (?:a|an|your)|som(?: en| din)?) (?:\\w+ ){0,2}?${PROFESSION}\\b(?! (?:said|says|told|advised|recommend\\w*|sa|sier|anbefal\\w*))|\\bin my (?:medical|clinical|professional) (?:opinion|experience|judg\\w+)|\\bmy patients\\b|\\bmine pasienter\\b|\\b(?:medisinske|faglige|kliniske) (?:vurdering|erfaring)\\b`,
      'g',
    ),
    excuse: (before) => /\b(?:not|ikke)\b/.test(before),
  },
];

const SCAN =
  '(?:mri|mr bilde\\w*|mr skann\\w*|mr undersokelse\\w*|x ?rays?|xray|ct|ultrasound|scans?|radiograph\\w*|dexa|ekg|ecg|blood (?:test|work)s?|lab results?|rontgen\\w*|ultralyd\\w*|skann\\w*|blodprove\\w*|bilde(?:t|ne|diagnostikk\\w*))';
const SHOWS =
  '(?:show\\w*|reveal\\w*|look\\w*|indicat\\w*|suggest\\w*|confirm\\w*|mean\\w*|tell\\w*|see|seen|sees|says|reads?|normal|clean|clear|fine|abnormal|grade|lesion|ed?ema|oedema|rul\\w+|based on|according to|viser?|vist|tyder|betyr|bekreft\\w*|ser|normalt?|fint|utelukk\\w*|basert pa|ifolge)';

export const SCANS: WordRule[] = [
  {
    id: 'scan.read',
    category: 'scan',
    pattern: new RegExp(`\\b${SCAN}\\b[^.!?]{0,50}\\b${SHOWS}\\b|\\b${SHOWS}\\b[^.!?]{0,40}\\b${SCAN}\\b`, 'g'),
    // Allows "I cannot read scans" and "ask your doctor what the scan shows".
    excuse: (before, after) =>
      /\b(?:cannot|cant|dont|do not|not|kan ikke|ikke|ask|spor)\b/.test(before) ||
      /\b(?:ask|spor) \w+ (?:doctor|lege)/.test(after),
  },
];

const STATE =
  '(?:pregnan\\w*|trimester|post ?partum|post ?natal|breast ?feeding|gravid\\w*|svanger\\w*|barsel\\w*|amming|ammer|after (?:\\w+ ){0,2}(?:surgery|operation)|post ?op\\w*|since (?:\\w+ ){0,2}(?:surgery|operation)|etter (?:\\w+ ){0,2}operasjon\\w*|operert|under ?(?:18|eighteen)|mindrearig\\w*|teenager?s?|tenaring\\w*|(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen) ?(?:years? old|year old|ar gammel|aring))';
const ASK =
  /\b(?:ask|talk|speak|settle|see|check with|guided by|avtal|spor|snakk|ga til)\b[^.!?]{0,60}\b(?:doctor|midwife|surgeon|physio\w*|parent|guardian|lege\w*|jordmor|kirurg\w*|fysio\w*|foresatt\w*|forelder)\b/;

export const BEYOND: WordRule[] = [
  {
    id: 'beyond.managed',
    category: 'beyond',
    pattern: new RegExp(`\\b${STATE}\\b`, 'g'),
    excuse: (_before, _after, sentence) =>
      ASK.test(sentence) || /\b(?:outside|cannot|cant|dont|kan ikke|utenfor)\b/.test(sentence),
  },
];
