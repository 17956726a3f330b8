import { forms } from './form.ts';

const SIGNS =
  /\b(?:swollen|swelling|hoven\w*|hevelse|numb\w*|nummen\w*|tingl\w*|prikk\w*|pop|popped|smell|smalt|gives way|gave way|svikt\w*|lock\w*|laser|laste|fever|feber|fell|fall|falt|accident|ulykke|at night|om natta|wakes|vekker|can not walk|kan ikke ga|weak\w*|svak\w*|bleed\w*|chest|bryst)\b/;

/** Doubt and fear about the injury, and who can help. */
export const MIND_FORMS = [
  ...forms(
    'broken',
    [
      /\b(?:did i|have i|did something|har jeg|har noe|er noe)\b.{0,12}\b(?:break|broken|broke|tear|torn|damage\w*|wreck\w*|ruin\w*|harm\w*|odelagt|odelegge|skadet|skada|brukket|rokket|sprengt)\b/,
      /\b(?:broken|broke|damaged|ruined|wrecked|odelagt|skada) (?:something|anything|it|noe|det|kneet|haelen|sena|ryggen)\b/,
    ],
    { mayHurt: true, unless: SIGNS },
  ),
  ...forms(
    'everGood',
    [
      /\b(?:ever|noen gang|noensinne|nokon gong|nokken gang)\b.{0,45}\b(?:good|better|well|normal|right|heal\w*|go away|get rid|rid of|recover\w*|before|bra|bedre|frisk\w*|helt|kvitt|god|for|over)\b/,
      /\b(?:will|blir|vil|kommer)\b.{0,20}\b(?:it|this|that|det|dette|den|jeg|i|senen|sena|kneet|haelen|ryggen)\b.{0,20}\b(?:ever|noen gang|noensinne|like (?:good|bra)|heal completely|helt (?:bra|frisk|som for)|go away|forsvinne|kvitt)\b/,
      /\b(?:stuck with (?:this|it)|never get(?:ting)? better|never going to|blir aldri (?:bra|bedre|frisk|kvitt))\b/,
    ],
    {
      mayHurt: true,
      unless:
        /\b(?:how long|hvor (?:lenge|lang)|when|nar|ever run|ever had|lope igjen|run again|frozen|beer|ol|swollen|hoven\w*)\b/,
    },
  ),
  ...forms(
    'afraid',
    [
      /\b(?:scared|afraid|nervous|anxious|frightened|terrified|worried|dread\w*|redd|nervos|engstelig|skjelven|grugleder|gruer|bekymret)\b.{0,50}\b(?:run\w*|jog\w*|come back|comes back|coming back|again|ruin\w*|break\w*|lop\w*|jogg\w*|tilbake|igjen|odelegge|trinn\w*|start\w*|hopp\w*|hop\w*)\b/,
      /\b(?:run\w*|jog\w*|come back|again|lop\w*|jogg\w*|igjen)\b.{0,30}\b(?:scared|afraid|nervous|anxious|redd|nervos|engstelig|gruer)\b/,
    ],
    { mayHurt: true, unless: SIGNS },
  ),
  ...forms(
    'tellDoctor',
    [
      /\b(?:what|hva|how|hvordan)\b.{0,16}\b(?:tell|say|explain|bring|ask|sier?|si|fortell\w*|forklar\w*|ta med|sporre)\b.{0,28}\b(?:doctor|gp|physio\w*|nurse|clinic|them|lege\w*|fastleg\w*|fysio\w*|legevakt\w*|116117|116)\b/,
      /\b(?:doctor|gp|lege\w*|fysio\w*|legevakt\w*)\b.{0,20}\b(?:what (?:do|should) i (?:say|tell|ask|bring)|hva (?:sier|skal) jeg(?: si)?)\b/,
    ],
    { mayHurt: true, unless: /\b(?:told me|said|sa at|sier at|tell you)\b/ },
  ),
  ...forms(
    'whoToSee',
    [
      /\b(?:who|hvem)\b.{0,16}\b(?:call|ring\w*|see|talk|speak|contact|book|kontakt\w*|snakke|oppsoke|bestille|ga til|se pa det|look at (?:it|this))\b/,
      /\b(?:gp|doctor|fastleg\w*|legen?|physio\w*|fysio\w*|naprapat\w*|kiropraktor\w*|chiropractor|osteopath)\b (?:or|eller) (?:a |the |en |min )?(?:gp|doctor|fastleg\w*|legen?|physio\w*|fysio\w*|naprapat\w*|kiropraktor\w*|chiropractor|osteopath)\b/,
    ],
    {
      mayHurt: true,
      unless:
        /\b(?:who (?:can )?(?:read|see)s? (?:what|my|this)|hvem (?:kan )?(?:lese|se)\b|read|data|running coach|cancel|wife|kone|friend|venn\w*)\b/,
    },
  ),
  ...forms(
    'whyBlocked',
    [
      /\b(?:why|hvorfor)\b.{0,25}\b(?:no|not|can not|get no|ikke|ingen|far jeg ikke|far jeg ingen)\b.{0,20}\b(?:exercis\w*|train\w*|run\w*|jog\w*|ovels\w*|tren\w*|lop\w*)\b/,
    ],
    { mayHurt: true, unless: /\b(?:today not|hip|hofte\w*|squat\w*|kneboy\w*|hop\w*)\b/ },
  ),
  ...forms(
    'card',
    [
      /\b(?:who|hvem|can|kan)\b.{0,14}\b(?:read|see|lese|leser|se|ser)\b.{0,25}\b(?:what i (?:write|say|type)|this chat|these messages|my messages|det jeg skriver|meldingene|samtalen|chatten)\b/,
    ],
    { intent: 'whoReads' },
  ),
];
