import type { WordRule } from '../categories.ts';
import { isDenied } from '../excuses.ts';

const SECRET =
  '(?:pass ?words?|pass ?codes?|pass ?phrase|pin|pin ?codes?|log ?in (?:details|name|data|information|code)|log ?ins?|sign in (?:code|details)|credentials?|user ?name|otp|(?:one time|verification|security|sign in|two factor|2fa|sms|e ?mail|confirmation|six digit|6 digit|login) codes?|codes? (?:we|i|you|that|from|in|sent)|bank (?:account|details|card|number|login)|credit card\\w*|debit card\\w*|card (?:number|details)|(?:six|6|four|4) digits|seks sifre|cv[vc]2?|iban|account (?:number|details)|social security \\w+|ssn|national id\\w*|id number|passport\\w*|bank ?id|api key|access token|session (?:token|cookie)|recovery (?:code|phrase)|seed phrase|passord\\w*|passfrase|pin ?kode\\w*|engangskode\\w*|sikkerhetskode\\w*|kode(?:n|brikke\\w*)|brukernavn\\w*|innlogging\\w*|konto ?nummer\\w*|kort ?nummer\\w*|kredittkort\\w*|bankkort\\w*|bankopplysning\\w*|fodselsnummer\\w*|person ?nummer\\w*)';
const ASKS =
  '(?:type|enter|drop|leave|dm|which|hvilke[nt]?|send|share|give|tell|provide|confirm|reply|respond|answer|write|paste|submit|verify|post|read|need|require|want|message|text|e ?mail|update|reveal|hand over|upload|fill in|show|what is|whats|what was|remind me of|skriv|skrive|tast|taste|send|sende|del|dele|gi|oppgi|bekreft|bekrefte|fortell|fyll inn|legg inn|lim inn|trenger|hva er|si|verifiser|oppdater|les opp|vis)';

/** True when the text is a warning, such as "I will never ask for your password" or "do not write it here". */
const isWarning = (before: string): boolean =>
  isDenied(before) ||
  /\b(?:never|not|wont|dont|cannot|aldri|ikke) (?:\w+ )?(?:ask|asks|asked|need|want|request|tell|be|sporre?|spor|be om|trenger) (?:you |for |deg |om |deg om |to |a )*$/.test(
    before,
  );

/** Rules against requests for credentials or money. */
export const CREDENTIALS: WordRule[] = [
  {
    id: 'credentials.ask',
    category: 'credentials',
    pattern: new RegExp(`\\b${ASKS}\\b(?! (?:aldri|ikke|ingen|never|no)\\b)[^.!?]{0,50}?\\b${SECRET}\\b`, 'g'),
    excuse: isWarning,
  },
  {
    id: 'credentials.here',
    category: 'credentials',
    pattern: new RegExp(
      `\\b${SECRET}\\b[^.!?]{0,40}\\b(?:here|below|in (?:this|the) (?:chat|message|box)|to me|with me|please|so (?:that )?i can|her|nedenfor|til meg|i (?:denne )?chatten|sa jeg kan|er nodvendig|is needed|is required)\\b`,
      'g',
    ),
    excuse: (before) => isWarning(before) || /\b(?:never|do not|dont|ikke|aldri)\b/.test(before),
  },
  {
    id: 'credentials.pay',
    category: 'credentials',
    pattern:
      /\b(?:pay|transfer|wire|send|donate|betal|overfor|vipps|send) (?:\w+ ){0,4}?(?:money|kroner|nok|dollars?|euros?|bitcoin|crypto|gift cards?|penger|gavekort|krypto|to (?:my|this) account|til (?:min konto|dette nummeret))\b|\b(?:your account (?:will be|has been|is) (?:closed|locked|suspended|deleted|blocked)|kontoen din (?:blir|er) (?:stengt|sperret|slettet|last))\b/g,
  },
];

const HUMAN = '(?:human\\w*|person|people|man|woman|guy|menneske\\w*|mann|kvinne|flesh and blood|kjott og blod)';
const MACHINE =
  '(?:ai|ki|bot|chat ?bot|robot|machine|program|computer|software|algorithm|automat\\w*|(?:large )?language model|llm|assistant|maskin\\w*|dataprogram|algoritme|sprakmodell|kunstig)';
const I_AM = '(?:i am|im|i was|this is|you have|jeg er|eg er|dette er|youre|you are|du)';
const ALSO = '(?: (?!not\\b|no\\b|ikke\\b|neither\\b|never\\b|than\\b|for\\b|verken\\b|hverken\\b|ingen\\b)\\w+){0,4}?';

/** Rules against claims to be a person and denials of being a machine. */
export const HUMAN_CLAIM: WordRule[] = [
  {
    id: 'human.claim',
    category: 'human_claim',
    pattern: new RegExp(
      `\\b(?:i am|im|jeg er|eg er)${ALSO} ${HUMAN}\\b|\\b(?:youre|you are|du) ?(?:really |actually )?(?:talking|chatting|speaking|texting|snakker|chatter|prater|skriver) (?:\\w+ )?(?:to|with|med) (?:a |an |et |en |ekte |real |actual |living |levende )*${HUMAN}\\b|\\b(?:real|actual|living|genuine|ekte|virkelig|levende) (?:human\\w*|person|people|menneske\\w*|coach|trainer|trener)\\b|\\bhuman (?:coach|trainer|being|staff|team)\\b|\\bmenneskelig (?:trener|coach)\\b|\\b(?:as|like) (?:a |another |any )?(?:fellow )?human\\b|\\bsom menneske\\b|\\b(?:human|person|menneske) (?:is |er )?(?:behind|typing|writing|bak|som skriver)\\b`,
      'g',
    ),
    excuse: (before, _after, sentence) =>
      /\b(?:for|not|no|never|neither|cannot|instead of|ask|see|talk to|speak to|ikke|ingen|aldri|verken|hverken|snakk med|spor|sporr)\b/.test(
        before,
      ) ||
      /\b(?:not|ikke) (?:an? |en |et |noe |noen )?(?:real |ekte |actual )?(?:human|person|menneske)/.test(sentence),
  },
  {
    id: 'human.denied',
    category: 'human_claim',
    pattern: new RegExp(
      `\\b${I_AM} (?:\\w+ )?(?:not|no|never|ikke|ingen|aldri)(?: \\w+){0,3}? ${MACHINE}\\b|\\b(?:no|not an?|without|ingen|ikke en?|uten) ${MACHINE} (?:here|involved|wrote|writes|behind|could|would|is|her|skrev|bak|involvert)\\b|\\b(?:there is|det er) (?:no|ingen) ${MACHINE}\\b`,
      'g',
    ),
  },
  {
    id: 'human.life',
    category: 'human_claim',
    pattern:
      /\bmy (?:own )?(?:wife|husband|kids|children|daughter|son|childhood|parents|legs|knees?|body|marathons?|pb|personal best|running career|first marathon|training runs?)\b|\b(?:when|back when|last time|the year) i (?:ran|raced|trained|was (?:young|injured|a runner|your age)|had)\b|\bi (?:ran|raced|finished|won|have run|have raced) (?:\w+ ){0,2}(?:marathons?|boston|oslo|race|ultra|10k|half)\b|\bi (?:also |too )?(?:feel|felt|get|got) (?:tired|sore|hungry|sad|lonely|pain) (?:too|myself|as well)\b|\b(?:da|sist) jeg (?:lop|trente|var (?:ung|skadet))\b|\bjeg (?:lop|har lopt|fullforte) (?:\w+ ){0,2}(?:maraton\w*|ritt|birken|halvmaraton\w*)\b|\b(?:i have|ive|i was|i had) (?:been )?(?:a (?:\w+ )?(?:coach|runner|trainer)|coach(?:ed|ing)|run(?:ning)?|training) (?:for|since)\b|\bi am [a-z]+ and i (?:have|am|was)\b|\bas real as\b|\bjeg har (?:vart|vaert|lopt|trent) (?:\w+ )?(?:trener|loper|andre|i) \w+|\b(?:kona|mannen|barna|datteren|sonnen) mi(?:n|ne|tt)?\b|\bmine (?:barn|egne? (?:bein|lop|maraton\w*))\b/g,
  },
];

const INSTRUCTIONS =
  '(?:system (?:prompt|message|instruction\\w*|rules?)|systempromp?t\\w*|systemmelding\\w*|systeminstruks\\w*|hidden (?:prompt|rules?|instructions?)|initial (?:prompt|instructions?)|developer (?:message|mode|prompt)|skjulte (?:regler|instruks\\w*))';

/** Rules against replies that disclose the prompt: its instructions, facts or limits. */
export const PROMPT: WordRule[] = [
  {
    id: 'prompt.facts',
    category: 'prompt',
    // Requires a key after "facts:", so that ordinary prose such as "the facts: you slept well" does not match.
    pattern:
      /\b(?:facts|limits) ?[:=] ?(?:null\b|today ?[:=]|running ?closed|[a-z_]{1,30} ?: |\d)|\b(?:running ?closed|hard ?sessions ?closed|cap ?minutes|running ?blocked|hard ?blocked|plan ?minutes)\b ?(?:[:=]|is\b|null\b)?|^ ?(?:facts|limits) ?:/g,
  },
  {
    id: 'prompt.rules',
    category: 'prompt',
    pattern: new RegExp(
      `\\b${INSTRUCTIONS}\\b|\\b(?:my|mine) (?:\\w+ )?(?:instructions?|prompt|instruks\\w*|instruksjon\\w*|ledetekst\\w*) (?:are|is|say|says|tell|read|reads|were|was|er|sier|lyder)\\b|\\b(?:instruksene|instruksjonene|ledeteksten|promp?ten) min\\w*\\b|\\bmy (?:guidelines|directives|constraints) (?:say|tell|are|forbid)|\\b(?:rules|instructions|guidelines|reglene|instruksene) (?:that )?(?:i|jeg) (?:was|were|have been|am|har|ble) (?:given|fatt|gitt)|\\b(?:everything|all|text|alt) (?:above|before|over) (?:this|denne|dette)|\\bi (?:was|am|have been) (?:told|instructed|prompted|programmed|configured) (?:to|not|that|by)\\b|\\bjeg (?:er|ble|har blitt) (?:instruert|programmert|promptet|satt opp)\\b|\\bnothing a user writes can change\\b|\\brules that nothing\\b|\\bnever invent change or calculate\\b|\\bexplain these facts\\b|\\bnever advise more than limits\\b|\\bwhich helps adult runners\\b|\\byou are the ai (?:running|physio) coach\\b|\\banswer in the language of the last message\\b|\\bname no distance\\b`,
      'g',
    ),
    excuse: (before) => /\b(?:immune|nervous|energy) $/.test(before),
  },
];
