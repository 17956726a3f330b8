import { forms } from './form.ts';

const WORK =
  '(?:exercis\\w*|ovels\\w*|rehab\\w*|opptrening\\w*|raises?|tahev\\w*|squats?|kneboy\\w*|step ?downs?|nedsteg\\w*|programme?|strength\\w*|styrk\\w*|heavy (?:ones|work|stuff))';

const LEFT_OUT =
  '(?:forgot|forgotten|did not (?:do|manage|finish|get)|only (?:did|managed|got)|just did|half of|glemte|glomte|gloymde|glomt|gloymt|rakk ikke|fikk ikke|halvparten|bare (?:gjort|gjorde|rakk|fikk|tok))';

/** The exercises of the programme: how many, how, how heavy, and for how many weeks. */
export const EXERCISE_FORMS = [
  // A request to show an exercise again because it was forgotten, not a skipped exercise.
  ...forms(
    'form',
    [
      new RegExp(
        `\\b(?:vise?|viser|show|remind|gjenta|repeat|forklar\\w*|explain)\\b.{0,14}(?:${WORK}|\\w*ovels\\w*|pust\\w*|breath\\w*|hold\\w*).{0,30}\\b(?:igjen|again|en gang til|one more time|glemt\\w*|glemte|forgot\\w*)\\b`,
      ),
    ],
    { unless: /\b(?:dagens|todays?|list\w*|plan\w*|all|alle)\b/ },
  ),
  ...forms('stepOrFloor', [
    /\b(?:step|stair|edge|trinn|trapp\w*|kant\w*)\b.{0,20}\b(?:or|eller)\b.{0,20}\b(?:floor|flat|ground|gulv\w*|flatt)\b/,
    /\b(?:floor|flat|ground|gulv\w*|flatt)\b.{0,20}\b(?:or|eller)\b.{0,20}\b(?:step|stair|edge|trinn|trapp\w*|kant\w*)\b/,
  ]),
  ...forms(
    'often',
    [
      new RegExp(
        `\\b(?:do|take|gjor\\w*|ta|tar|kjor\\w*)\\b.{0,12}(?:\\b(?:them|it|dem|det)\\b|${WORK}).{0,20}\\b(?:every (?:other|second) day|annenhver dag|annakvar dag|annankvar dag|hver andre dag)\\b`,
      ),
    ],
    { unless: /\b(?:run\w*|jog\w*|lop\w*|hurt\w*|vondt|pain|smerte\w*)\b/ },
  ),
  ...forms(
    'missedExercises',
    [
      new RegExp(
        `\\b${LEFT_OUT}\\b.{0,50}\\b(?:${WORK}|sets?|sett\\w*|reps?|towel|handkle\\w*|handduk\\w*|band|strikk\\w*)`,
      ),
      /\b(?:did|gjorde|tok) \d+ (?:of|av) (?:the |de )?\d+\b/,
    ],
    {
      unless:
        /\b(?:double|twice|dobbelt|doble|catch up|ta igjen|make up|hurt\w*|vondt|because of (?:the )?pain|two weeks|to uker|what if|hva (?:om|hvis)|if i|hvis jeg|how (?:do|to|many)|hvordan|hvor mange)\b/,
    },
  ),
  ...forms(
    'keepOn',
    [
      new RegExp(
        `\\b(?:now that|once|na som|nar)\\b.{0,30}\\b(?:run\\w*|jog\\w*|lop\\w*)\\b.{0,25}\\b(?:drop|stop|quit|slutte|droppe|kutte)\\b.{0,14}${WORK}`,
      ),

      new RegExp(
        `\\b(?:keep|carry on|continue|go on|still|fortsette|fortsatt|holde pa)\\b.{0,30}\\b${WORK}.{0,40}\\b(?:now|once|when|after|although|na|nar|etter|selv om|ogsa|forever|for ever|alltid|resten|loper|run\\w*|jog\\w*)\\b`,
      ),
      new RegExp(
        `\\b${WORK}.{0,30}\\b(?:for ever|forever|for life|rest of my life|for alltid|for evig|resten av livet|livet ut)\\b`,
      ),
      new RegExp(
        `\\b(?:stop|drop|quit|slutte|droppe|kutte)\\b.{0,20}\\b${WORK}.{0,25}\\b(?:now that|once|when|na som|nar)\\b`,
      ),
      new RegExp(
        `\\b(?:how (?:long|many (?:weeks|months))|hvor (?:lenge|mange (?:uker|maneder)))\\b.{0,25}\\b(?:keep|do i have to|must i|doing|ma jeg|skal jeg|holde pa med)\\b.{0,20}\\b${WORK}`,
      ),
    ],
    { unless: /\b(?:hurt\w*|vondt|pain|smerte|sore|today|i dag|tonight|i kveld|how long does|tar det)\b/ },
  ),
  ...forms('restBetween', [
    /\b(?:rest|break|pause|hvile)\b.{0,20}\b(?:between|mellom)\b.{0,12}\b(?:sets?|sett\w*|rounds?|runder|exercises?|ovels\w*)\b/,
    /\bhow long (?:do i|should i|to) rest\b.{0,12}\bsets?\b/,
  ]),
  ...forms(
    'dayBetween',
    [
      /\b(?:day|dag)\b.{0,12}\b(?:between|mellom)\b.{0,25}\b(?:raises?|tahev\w*|exercis\w*|ovels\w*|heavy|tunge?|squats?|kneboy\w*|sessions?)\b/,
      /\b(?:raises?|tahev\w*|exercis\w*|ovels\w*)\b.{0,25}\b(?:two days in a row|to dager pa rad|days in a row|every day|hver dag)\b/,
    ],
    { unless: /\b(?:missed|skip\w*|fikk ikke)\b/ },
  ),
  ...forms(
    'bothLegs',
    [
      /\b(?:both|begge|one|ett|single|two)\b.{0,10}\b(?:legs?|bein\w*|feet|fotter)\b.{0,25}\b(?:or|eller)\b.{0,12}\b(?:one|both|ett|begge|single|two|et)\b/,
      /\b(?:one leg|both legs|ett bein|begge bein\w*) (?:at a time|om gangen)\b/,
    ],
    { mayHurt: true, unless: /\b(?:swollen|hoven\w*|numb|nummen|weak|svak\w*|hurt\w*|vondt)\b/ },
  ),
  ...forms('stepHeight', [
    /\b(?:how (?:high|tall)|what height|which height|hvor hoy\w*|hvilken hoyde)\b.{0,25}\b(?:step|stair|box|trapp\w*|trinn\w*|kasse\w*|steg\w*)\b/,
  ]),
  ...forms(
    'weight',
    [
      /\b(?:what|which|how much|hvilken|hvilke|hvor mye|kva|kor mykje|ka) (?:kind of )?(?:weights?|load|kilos?|kg|vekt\w*|belastning)\b.{0,20}\b(?:use|lift|take|hold|carry|add|start|put|begin|bruke?|bruker|lofte|loft|ta|holde|ha|begynne|starte|legge)\b/,
      /\b(?:how heavy|hvor tungt?|kor tungt?)\b.{0,25}\b(?:lift|load|weights?|dumbbells?|backpack|rucksack|lofte|loft|vekt\w*|sekk\w*|manual\w*)\b/,
    ],
    { unless: /\b(?:body ?weight|lose|race weight|should i weigh|ned i vekt|veie|kroppsvekt|hurts?|vondt|food|mat)\b/ },
  ),
  ...forms(
    'nextLoad',
    [
      /\b(?:add|put on|use|take|hold|holde|need|ready for|legge (?:pa|til)|bruke|ta|ha)\b.{0,15}\b(?:more |some |mer |litt |en |et )?(?:weights?|load|dumbbells?|kettlebells?|heavier|vekt\w*|manual\w*|tyngre|hantl\w*|kg|kilo)\b/,
      /\b(?:go|ga|am i|is it time to|kan jeg)\b.{0,20}\b(?:heavier|up in weight|tyngre|opp i vekt)\b/,
      /\b(?:with|me|med)\b.{0,6}\b(?:dumbbells?|manual\w*|kettlebells?|weights|vekter)\b.{0,8}\b(?:now|na|yet|enna)?\b ?\??$/,
      /\b(?:too|altfor|for) (?:light|easy|lett|lette|enkel\w*)\b.{0,40}\b(?:weight|vekt|heavier|tyngre|more|mer)\b/,
      /\b\d ?x ?\d+ again\b.{0,30}\b(?:heavier|more|tyngre|mer)\b/,
      /\b(?:with or without|med eller uten)\b.{0,12}\b(?:backpack|rucksack|weight|sekk\w*|ryggsekk\w*|vekt\w*)\b/,
    ],
    {
      unless:
        /\b(?:body ?weight|lose|ned i vekt|hurts?|vondt|gym|how heavy|hvor tung\w*|which weight|hvilken vekt|vest)\b|\bjeg er over\b/,
    },
  ),
  ...forms(
    'missedLong',
    [
      /\b(?:\d+|ten|ti|nine|ni|eight|atte|tolv|twelve) (?:days|dager)\b.{0,40}\b(?:restart|start over|from scratch|from the start|fra start\w*|pa nytt|forfra|where do i start|hvor (?:starter|begynner))\b/,

      /\b(?:missed|skipped|no|without|not done|did not do|fikk ikke|ikke (?:gjort|fatt|trent)|hoppa over|hoppet over|droppa|uten)\b.{0,40}\b(?:(?:a|one|two|three|four|\d+|en|ei|to|tre|fire|hele|whole) (?:whole |hel |hele )?(?:weeks?|uker?|uka|month|maned\w*)|fortnight)\b/,
      /\b(?:week|weeks|uke|uker|fortnight|holiday\w*|ferie\w*)\b.{0,40}\b(?:restart|start over|from scratch|from the bottom|from the start|fra start\w*|pa nytt|forfra|where do i start|hvor (?:starter|begynner))\b/,
    ],
    { unless: /\b(?:ill|sick|fever|flu|covid|syk\w*|feber|influensa|can i miss|if i miss|hvis jeg|periods?|mensen)\b/ },
  ),
  ...forms(
    'makeUp',
    [
      /\b(?:two|to) (?:rounds|runder)\b/,

      /\b(?:double|twice|dobbelt|doble|dobbel|to ganger|ta igjen|ta det igjen|catch up|make up for|make it up)\b.{0,50}\b(?:today|tomorrow|day|i dag|i morgen|\w+dag|exercis\w*|ovels\w*|sessions?|okt\w*)\b/,
      /\b(?:miss\w*|skip\w*|rekker ikke|rakk ikke|glemte|forgot|droppa)\b.{0,60}\b(?:double|twice|dobbelt|doble|catch up|ta igjen|make up)\b/,
    ],
    { unless: /\b(?:speed|pain|dose|vision)\b/ },
  ),
  ...forms('whichTests', [
    /\b(?:how many|hvor mange)\b.{0,20}\b(?:raises?|tahev\w*|bridges?|seteloft\w*|bekkenloft\w*|hops?|hopp|squats?|kneboy\w*|step ?downs?|reisinger|knebøy)\b.{0,24}\b(?:(?:do|must|should) i (?:need|manage|have to|pass|be able)|need to|i need|ma jeg (?:klare|greie|ta)|bor jeg (?:klare|greie)|skal jeg (?:klare|greie)|trengs|kreves|to pass|for a besta)\b/,
    /\b(?:which|what|hvilke\w*|hva for)\b.{0,12}\btest\w*\b.{0,45}\b(?:miss\w*|left|not|fail\w*|pass\w*|still|remain\w*|ikke|mangl\w*|gjenstar|bestatt|igjen)\b/,
    /\b(?:have not|not|ikke)\b.{0,15}\b(?:passed|bestatt)\b.{0,20}\btest\w*/,
  ]),
  ...forms(
    'missing',
    [
      /\b(?:boxes|criteria|requirements|kriterier|krav\w*)\b.{0,40}\b(?:tick|left|missing|mangler|before|for jeg|gjenstar)\b/,

      /\b(?:what is (?:left|missing|still missing|stopping me|in the way)|what (?:do i (?:still )?need|else do i need|am i missing)|whats left|what remains|hva (?:mangler|gjenstar|star igjen|ma til|skal til|mangler jeg|er det som mangler))\b.{0,40}\b(?:run\w*|jog\w*|lop\w*|jogg\w*)\b/,
      /^(?:so |ok |og |men )*(?:what is (?:left|missing|still missing)|what am i missing|hva (?:mangler|gjenstar|mangler jeg|er det som mangler))(?: da| then| still| enna)*(?: \?)*$/,
    ],
    { unless: /\btest\w*\b/ },
  ),
  ...forms(
    'squatting',
    [
      /\b(?:squat\w*|kneboy\w*|deep bend\w*|knele|kneel\w*|pa huk)\b.{0,25}\b(?:bad|harmful|dangerous|farlig|skadelig|odelegg\w*|safe|ok)\b/,
      /\b(?:is|are|er|bad|farlig|skadelig)\b.{0,14}\b(?:squat\w*|kneboy\w*|kneel\w*|knele)\b.{0,20}\b(?:bad|harmful|dangerous|farlig|skadelig|knee|kne\w*)\b/,
    ],
    {
      mayHurt: true,
      unless: /\b(?:swollen|hoven\w*|lock\w*|laser|gives way|svikter|click\w*|crack\w*|klikk\w*|knak\w*)\b/,
    },
  ),
  ...forms(
    'hopDoubt',
    [
      /\b(?:must|have to|need to|should|do i|ma|skal|trenger|bor)\b.{0,12}\b(?:the )?(?:hops?|hopping|jumps?|pogo\w*|hopp\w*)\b/,
      /\b(?:hops?|hopping|jumps?|pogo\w*|hopp\w*)\b.{0,35}\b(?:wise|sensible|good idea|really|lurt|virkelig|smart|necessary|nodvendig)\b/,
      /\b(?:skip|leave out|drop|droppe|la vaere|hoppe over)\b.{0,12}\b(?:the )?(?:hops?|jumps?|pogo\w*|hoppene|hopp)\b/,
    ],
    { mayHurt: true, unless: /\b(?:test\w*|stage|trinn\w*|swollen|hoven\w*|how many|hvor mange)\b/ },
  ),
  ...forms('form', [
    /\b(?:how|hvordan)\b.{0,20}\b(?:brace thing|bracing|brace hold|magespenn\w*|setekniping\w*|glute squeeze|breathing exercise|pusteovels\w*)\b/,
  ]),
  ...forms(
    'often',
    [/\b(?:how (?:often|many times)|hvor (?:ofte|mange ganger))\b.{0,14}\b(?:a day|per day|om dagen|per dag|daily)\b/],
    {
      unless:
        /\b(?:jog\w*|run\w*|lop\w*|check ?in|innsjekk\w*|eat|spise|drink|drikke|pills?|tablett\w*|ibux|paracet\w*)\b/,
    },
  ),
  ...forms('oneList', [
    /\b(?:what is (?:the )?first|which (?:one )?(?:comes |is )?first|hvilken (?:er |kommer )?forst|hva er forst)\b.{0,20}\b(?:list|lista|exercis\w*|ovels\w*|today|i dag)\b/,
  ]),
  ...forms(
    'gymMachine',
    [
      /\b(?:machine|leg press|smith|maskin\w*|apparat\w*|beinpress)\b.{0,40}\b(?:instead|i stedet|use|bruke|ok|swap|bytte)\b/,
    ],
    { unless: /\b(?:rowing|romaskin\w*|elliptical|ellipse\w*|treadmill|molle\w*|bike|sykkel\w*|stair)\b/ },
  ),
];
