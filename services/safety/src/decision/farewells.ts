/**
 * Farewells in the language of running: a last run ever, affairs in order, goodbyes, things given away. They are
 * searched for in a message alone and joined with the messages before it ("this is my last week", "on earth I mean").
 */

const EVENT =
  '(?:one|run|runs|race|marathon|half|5k|10k|jog|lap|mile|session|week|month|day|summer|winter|season|christmas|birthday|plan|message|tur(?:en)?|lop(?:et)?|lopetur(?:en)?|joggetur(?:en)?|langtur(?:en)?|runde(?:n)?|okt(?:a|en)?|uk(?:a|e|en)|vek(?:a|e)|dag(?:en)?|maned(?:en)?|sommer(?:en)?|vinter(?:en)?|jul(?:a|en)?|gang(?:en)?|maraton(?:en)?|mil(?:a|en)?|melding(?:en)?)';
/** The farewells that mention a run: "last week I think" is a date. */
const RUN =
  '(?:one|run|race|marathon|half|5k|10k|jog|mile|tur(?:en)?|lop(?:et)?|lopetur(?:en)?|joggetur(?:en)?|langtur(?:en)?|maraton(?:en)?)';
const LAST = '(?:last|final|siste|aller siste)';
const EVER =
  '(?:ever(?! (?:in|on|at|for|with|as|under|before|since|after|of|done|run)\\b)|on (?:this )?earth|of my life|i(?:ll| will) ever (?:do|run|have|need|see)|(?:den |det |the )?(?:aller|very) (?:siste|last)|noensinne|nokon gong|noen gang|i (?:mitt |dette )?livet|i mitt liv|pa (?:denne )?(?:jord\\w*|kloden)|for godt|for good|for alltid)';
/** Harmless reasons why a run may be the last of its kind: the end of the season, new shoes, a birth, the knees. */
const REASON =
  /\b(?:before (?:the |my |our )?(?:race|baby|birth|surgery|operation|op|move|winter|summer|christmas|taper|wedding)|for (?:lop|babyen|fodsel|operasjon|jul|ferien)\w*|this (?:season|year)|of (?:the|this) (?:season|year|plan|block|block)|i ar|denne sesongen|for aret|i (?:programmet|planen|sesongen|blokka)|(?:in|with|i|med) (?:these|those|the old|disse|de gamle) \w+|knees?|kne\w*|hips?|hofte\w*|arthritis|artrose|retir\w+|legger opp|bike|cycling|swim\w*|sykl\w*|svomm\w*|switch\w*|bytter|too old|for gammel|pregnant|gravid|at this (?:club|distance)|worst|best|fastest|quickest|slowest|longest|hardest|first|verste|beste|raskeste|lengste|how long (?:ago|since)|when was)\b/;

const LAST_EVER: readonly RegExp[] = [
  new RegExp(`\\b${LAST} (?:\\w+ )?${EVENT}\\b(?: \\w+){0,3}? ${EVER}(?![a-z])`),
  new RegExp(
    `\\b${LAST} (?:\\w+ )?${RUN} (?:and thats it|og det er det|og ferdig|then (?:nothing|im gone)|sa er det slutt)\\b`,
  ),
  new RegExp(`\\b(?:aller|very) siste (?:\\w+ )?${EVENT}(?: |$)(?:noen|i livet|pa|for godt)`),
];

const GOODBYE: readonly RegExp[] = [
  /\b(?:put|set|got|getting|get|putting|have|had) (?:all )?(?:my |the )?(?:affairs|papers|things|will) (?:all )?(?:in order|sorted|straight)(?! (?:for|before) (?:the )?(?:move|race|trip|wedding|holiday|work))/,
  /\b(?:ordnet|ordna|ryddet opp i|rydda opp i|gjort opp|fatt orden pa) (?:alle |alt av )?(?:sakene mine|papirene|papirene mine|testamentet|boet|etter meg)\b/,
  /\b(?:written|wrote|left|leaving|skrevet|skreve|skrev|lagt igjen) (?:\w+ ){0,3}?(?:letters?|notes?|brev|brevene|avskjedsbrev\w*) (?:to|for|til|at) (?:my |the (?:kids|family|girls|boys|children)|everyone|everybody|each|mum|mom|dad|mamma|pappa|alle|dem|de|ungene|barna|kona|mannen|familien|foreldr\w*|hver)/,
  /\b(?:farewell|goodbye|suicide) (?:letters?|notes?)\b|\bavskjedsbrev\w*/,
  /\b(?:said|say|saying|tatt|tok|sagt|sa) (?:all )?(?:my |mine )?(?:goodbyes?|farewells?|farvel|adjo|ha det) (?:to|til|med) (?:everyone|everybody|them all|my (?:kids|family|mum|mom|dad|wife|husband|friends|dog|parents)|the (?:kids|family)|alle|dem|familien|ungene|barna|kona|mannen|hunden)(?! (?:at|pa) (?:work|jobb\w*|the club|klubben|school))/,
  /\b(?:said|say|saying) (?:all )?my (?:goodbyes|farewells)\b(?! at)/,
  /\b(?:given|giving|gave|gitt|gir|ga|gav)(?: \w+){0,2} (?:away|bort)(?: \w+){0,3}? (?:medals?|dog|cat|everything|all my (?:things|stuff|gear|kit|shoes)|medalj\w*|hunden|katten|alt (?:jeg eier|utstyret|sammen)|tingene mine)\b(?! (?:i (?:dont|no longer) (?:use|need)|jeg ikke bruker))/,
  /\b(?:given|giving|gave|gitt|gir|ga|gav)(?: (?:my|all|the|alle|hele))* (?:medals?|dog|cat|everything|things|gear|kit|medaljene(?: mine)?|hunden(?: min)?|alt|tingene mine|utstyret mitt) (?:away|bort)\b/,
];

/** Statements that nothing matters or that it would be better to be gone. */
const RATHER_GONE: readonly RegExp[] = [
  /\b(?:helst|aller helst) (?:bare )?(?:borte|vekk|vaert borte|ikke vaert her|ikkje vore her|slippe alt)\b(?! (?:fra|i|pa|med|for|til|hjem)\b)/,
  /\b(?:rather|best if i|better if i) (?:just )?(?:be |was |were )?(?:gone|not here|not around|not exist)\b(?! (?:from|for|by|on|at|when)\b)/,
  /\b(?:ingenting|ikkeno|inkje|nothing) (?:gjor det|spiller (?:noen |nokon )?rolle|does any ?more|matters any ?more)\b/,
];

/** True for a farewell. The text is normalized and without commas and full stops. Pure. */
export const isFarewell = (read: string): boolean =>
  GOODBYE.some((form) => form.test(read)) ||
  RATHER_GONE.some((form) => form.test(read)) ||
  (!REASON.test(read) && LAST_EVER.some((form) => form.test(read)));
