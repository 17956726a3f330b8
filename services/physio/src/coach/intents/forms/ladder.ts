import { forms } from './form.ts';

const RUN = '(?:jog\\w*|run\\w*|lop(?:e|er|ing|ingen|inga|etur\\w*)|joggetur\\w*)';
const RAN =
  '(?:ran|jogged|got (?:round|through)|did|done|finished|completed|managed|lop|jogga|jogget|sprang|gjorde|tok|fullforte|gjennomforte|lopt|gjort|tatt|kom gjennom|kjorte)';
const SESSION =
  '(?:jogs?|run|session|stage|step|ladder|interval\\w*|walk run|trinn\\w*|steg|stige\\w*|drag\\w*|tur\\w*|okt\\w*|lop\\w*|jogg\\w*|\\d+ ?x ?\\d+\\w*|x)';

/** The ladder: minutes, days, stages, and a stage that was done. */
export const LADDER_FORMS = [
  ...forms(
    'runMinutes',
    [
      /\bmin\w*\b.{0,12}\b(?:how many|hvor mange)\b.{0,20}\b(?:jogging|running|loper|jogger)\b/,

      new RegExp(`\\b(?:how many|hvor mange) (?:min|mins|minutes|minutter)\\b.{0,30}\\b(?:${RUN}|stage|trinn\\w*)`),
      /\bhow much (?:of (?:it|that) is )?(?:actual )?(?:running|jogging)\b/,
      /\bhvor mye (?:av (?:det|okta) er )?(?:loping|jogging)\b/,
    ],
    { unless: /\b(?:until|before i|when can|nar kan|til jeg|last|igjen til|en halvtime)\b/ },
  ),
  ...forms('runDays', [
    new RegExp(
      `\\b(?:how many|hvor mange) (?:days|times|dager|ganger|runs|turer|okter)(?: a| per| each| i)? (?:week|uka|uke)\\b.{0,25}\\b${RUN}`,
    ),
    new RegExp(`\\b(?:how often|hvor ofte)\\b.{0,25}\\b${RUN}`),
    new RegExp(`\\b${RUN}\\b.{0,25}\\b(?:how often|hvor ofte|how many (?:days|times)|hvor mange (?:dager|ganger))`),
  ]),
  ...forms('stagesLeft', [
    /\b(?:how many|hvor mange) (?:stages|steps|levels|rungs|trinn|steg|nivaer)\b.{0,30}\b(?:left|to go|are there|remain\w*|igjen|gjenstar|til|i alt|totalt|in all|total|stigen|ladder|has|har)\b/,
    /\b(?:how many|hvor mange) (?:stages|trinn|steg) (?:is|er|has|har)\b/,
    /\b(?:how long|hvor lang) is (?:the |this )?ladder\b/,
    /\bhvor lang er (?:denne )?stigen\b/,
  ]),
  ...forms('moreTimes', [
    /\b(?:how many|hvor mange) (?:more |flere )?(?:times|sessions|clean\w*|ganger|okter|rene)\b.{0,35}\b(?:left|more|to go|before|until|igjen|til|for jeg|gjenstar|stage|step|trinn\w*)\b/,
  ]),
  ...forms('heldBack', [
    /\b(?:why|hvorfor)\b.{0,24}\b(?:not|ikke|still|fortsatt|enda|stuck|fast)\b.{0,24}\b(?:progress|advance|move (?:on|up|forward|along)|go (?:on|up)|moving (?:on|up)|get(?:ting)? further|next phase|phase|neste fase|fase|videre|vidare|opp)\b(?!.{0,12}\b(?:up|opp|out|of)\b)/,
    /\b(?:what|hva)\b.{0,24}\b(?:need|missing|takes?|left|holding|holds?|stopping|trenger|mangler|skal til|ma til|kreves|gjenstar|holder|stopper)\b.{0,30}\b(?:phase|fase)\b/,
    /\b(?:when|nar)\b.{0,24}\b(?:next phase|neste fase|(?:phase|fase) [23])\b/,
  ]),
  ...forms('whyStage', [
    /\b(?:why|hvorfor)\b.{0,24}\b(?:not|ikke|still|fortsatt|stuck|the same|samme|repeat|gjenta)\b.{0,24}\b(?:stage|step|trinn\w*|steg|up|opp|videre)\b/,
  ]),
  ...forms('stageBack', [
    /\b(?:back|tilbake)\b.{0,30}\b(?:a |one |et |ett )?(?:stage|step|trinn|steg)\b.{0,40}\b(?:zero|scratch|start|beginning|null|scratch|begynnelsen|nytt)\b/,
    /\bwhat (?:happens|if)\b.{0,30}\b(?:back a|back one|drop|go back|repeat)\b.{0,20}\b(?:stage|step)/,
    /\bhva (?:skjer|om) (?:hvis )?jeg (?:ma|skal) (?:ga )?tilbake\b/,
  ]),
  ...forms('stageRule', [
    /\b(?:how do i know|hvordan vet jeg)\b.{0,30}\b(?:ready|klar|next|neste|move|opp|videre)\b/,
    /\b(?:what counts as|hva regnes som|hva er en) (?:a )?(?:clean|ren)\b/,
  ]),
  ...forms(
    'report',
    [
      new RegExp(
        `^(?:so |ok |hi |hei |hey |yes |ja |da |well )*(?:i |jeg |have |har |just |nettopp |now |i have |jeg har |har jeg |da har jeg )*${RAN} (?:just |the |my |a |all |i dag |na |den |det |jeg |mine? |de |forste |first |\\d+ |eight |one |min\\w* |minute |little |small |korte |sma |stage |trinn ?\\d* ?)*${SESSION}`,
      ),
      /^(?:so |ok |hi |hei |da )*(?:just |kom |came |akkurat )*(?:back|home|hjem|hjemme|tilbake) (?:from|fra|etter|after) (?:the |my |a )?(?:first |forste )?(?:\d x \d|jogs?|run|tur\w*|lop\w*|jogg\w*|okt\w*)/,
      /^(?:so |ok |da |na )*(?:todays?|today|dagens|kveldens) (?:run|jog|stage|session|tur|okt|trinn)(?: is)? (?:done|er gjort|er unnagjort|unnagjort|went|gikk)/,
      /^(?:da |na )?(?:var|har) jeg (?:vaert )?ute(?: ?\?)?(?: gikk|$)/,
      /^(?:gikk|walked) \d+ (?:lop|ran|jogget|jogga) \d+\b/,
    ],
    {
      mayHurt: true,
      unless:
        /^(?:did|have|har|gjorde) (?:i|jeg)\b.*\?|\b(?:exercis\w*|ovels\w*|raises?|tahev|skip\w*|missed|not|ikke|should i have|too fast|for fort|wrong|feil)\b|\b(?:when|should|can|may|nar|skal|kan|bor)\b.{0,16}\b(?:run|jog|lope|jogge)\b/,
    },
  ),
  ...forms(
    'embarrassed',
    [
      /\b(?:embarras\w*|flaut|pinlig)\b.{0,60}\b(?:jog\w*|run\w*|jogg\w*|lop\w*)|\b(?:\d+ x \d+|x \d+) min\b.{0,40}\b(?:embar\w*|silly|flaut|pinlig|teit)/,
      /\b(?:embarras\w*|silly|daft|ridiculous|pathetic|stupid|cheating|flaut|pinlig|teit|dumt|latterlig|juks)\b.{0,60}\b(?:jog\w*|run\w*|walk\w*|min\w*|lop\w*|ga|gar|jogg\w*|gange|stage|trinn\w*)/,
      /\b(?:jog\w*|run\w*|walk\w*|min\w*|lop\w*|ga|gar|jogg\w*|gange|gaing|x \d+)\b.{0,60}\b(?:embarras\w*|silly|daft|ridiculous|pathetic|cheating|flaut|pinlig|teit|latterlig|juks)\b/,
      /\b(?:why|hvorfor|point of|vitsen med|poenget med)\b.{0,30}\b(?:only |just |bare |so )?(?:walk\w*|1 min\w*|one minute|ett minutt|gange|ga|gapause\w*)\b.{0,30}\b(?:in between|between|imellom|mellom|break\w*|at a time|om gangen)\b/,
      /\b(?:why|hvorfor)\b.{0,20}\b(?:so (?:little|short|few)|such (?:small|short)|sa (?:lite|kort|fa)|bare \d+ min\w*|only \d+ min\w*)\b/,
    ],
    { unless: /\bshoes?|sko\b/ },
  ),
  ...forms('skipAhead', [
    /\b(?:skip|jump|hoppe? over)\b.{0,20}\b(?:stage|stages|step|steps|trinn\w*|steg)\b/,
    /\b(?:start|begynne)\b.{0,15}\b(?:on|at|pa) (?:stage|step|trinn) ?[2-9]\b/,
  ]),
  ...forms(
    'whole',
    [
      /\b(?:when|nar|how long (?:until|before|till)|hvor (?:lenge|lang tid))\b.{0,40}\b(?:half an hour|30 min\w*|en halvtime|halvtime|halvtimen|without (?:walk\w*|stopping|a break)|sammenhengende|i ett|nonstop|non stop|\d+ ?k|\d+ ?km|fem kilometer|mila|10k)\b/,
    ],
    { unless: /\b(?:walk a|ga en|sykl\w*|cycl\w*)\b/ },
  ),
  ...forms(
    'moveRun',
    [
      new RegExp(
        `\\b(?:take|do|move|put|shift|ta|flytte|utsette|vente med)\\b.{0,25}\\b(?:${RUN}|stage|trinn\\w*|tur\\w*|okta)\\b.{0,25}\\b(?:on|to|until|pa|til|i) (?:tomorrow|morgen|overmorgen|\\w+day|\\w+dag)`,
      ),
      /\b(?:take|do|move|shift|ta|flytte|bytte)\b.{0,20}\b(?:run|jog|stage|session|trinn\w*|tur\w*|okta|loping\w*|joggetur\w*)\b.{0,6}\b(?:mon|tues|wednes|thurs|fri|satur|sun|man|tirs|ons|tors|fre|lor|son)(?:day|dag)\w*\b.{0,4}\b(?:instead|rather|i stedet|istedenfor|isteden|heller)\b/,
      new RegExp(
        `\\b(?:missed|skipped|did not (?:manage|do|get)|rakk ikke|droppa|droppet|fikk ikke)\\b.{0,25}\\b(?:${RUN}|stage|trinn\\w*|tur\\w*)`,
      ),
      /\b(?:utsette|postpone|put (?:it|this) off|vente) (?:den |det |it |turen )?(?:til|until|to) (?:i )?(?:morgen|tomorrow|\w+dag|\w+day)\b/,
    ],
    { unless: /\b(?:exercis\w*|ovels\w*)\b/ },
  ),
  ...forms(
    'raceWalk',
    [
      /\b(?:walk|ga|gange)\b.{0,30}\b(?:race|event|parkrun|fun run|charity|lop|lopet|mosjonslop\w*|\d+ ?km? lop\w*|\d ?k)\b/,
      /\b(?:race|parkrun|event|lop|lopet|mosjonslop|meldt meg pa)\b.{0,50}\b(?:walk|walking|ga det|ga den|bare ga)\b/,
    ],
    { unless: /\b(?:stage|trinn|walk run|km hver vei|to work|til jobb|gapause)\b/ },
  ),
  ...forms(
    'dogRun',
    [
      /\b(?:dog|hund\w*|bikkja|stroller|pram|barnevogn\w*)\b.{0,50}\b(?:run|jog\w*|tur\w*|lop\w*)\b/,
      /\b(?:run|jog\w*|tur\w*|lope)\b.{0,30}\b(?:dog|hund\w*|bikkja|pram|stroller|barnevogn\w*)\b/,
    ],
    { unless: /\b(?:did|gjorde|lop i|ran|went|gikk|bit\w*)\b/ },
  ),
  ...forms(
    'onTheRun',
    [
      /\b(?:what|which|hvilket|hvilken|hvilke|hva)\b.{0,16}\b(?:number|level|score|\w*tall\w*|niva\w*)\b.{0,24}\b(?:stop|quit|turn (?:round|back)|stopp\w*|snur?|slutt\w*|avbryt\w*)\b.{0,40}\b(?:run\w*|jogs?|jogging|tur\w*|lop\w*|joggetur\w*)\b/,
      /\b(?:what if|what (?:do|should) i do if|what when|hva (?:om|hvis|gjor jeg (?:hvis|om|nar)))\b.{0,30}\b(?:hurt\w*|moan\w*|complain\w*|grumbl\w*|ache\w*|niggl\w*|sore|vondt|stikk\w*|murr\w*|kjennes|pain|smert\w*)\b.{0,30}\b(?:after \w+ min\w*|etter \w+ min\w*|during|halfway|half way|on the (?:run|way)|while|underveis|midtveis|jog\w*|run\w*|loping|tur\w*|out there|ute)\b/,
      /\b(?:what counts as|how much|what|hva er|hvor mye)\b.{0,15}\b(?:too much )?(?:pain|vondt|smerte)\b.{0,30}\b(?:on the run|out there|while (?:running|jogging)|during the (?:run|jog)|nar jeg (?:loper|jogger)|pa turen|underveis)\b/,
    ],
    { mayHurt: true, unless: /\b(?:exercis\w*|ovels\w*|raises?)\b/ },
  ),
];
