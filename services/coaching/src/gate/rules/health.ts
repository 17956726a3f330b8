import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Fever and illness (section A of the domain page), under-fuelling and eating disorders (section D; IOC 2023, doi:10.1136/bjsports-2023-106994). */
export const HEALTH: Rule[] = [
  {
    id: 'illness.fever',
    category: 'illness',
    tier: 'same_day',
    excuses: ['denied', 'longPast', 'over', 'otherPerson'],
    en: phrases(`
      <fever>
      temp|temperature ..2 <feverDecimal>
      temp|temperature <feverDegrees>
      my temp|temperature ..2 <feverDegrees>
      running|have|got a temperature|temp
      high temperature
      im|was|am|head|forehead burning up
      burning up + <feverDegrees>
      <feverDecimal> degrees|temp|fever
      shaking|shivering all|under|in night|bed|blankets
      chills|shivers
      shivering + sweating|hot|bed
    `),
    nb: phrases(`
      <fever>
      temp|temperatur|temperaturen ..3 <feverDecimal>
      <feverDecimal> i? feber|temperatur
      frysninger|frostrier
      frostanfall
      <feverDecimal> grader
      skjelver ..3 fryser
      fryser ..3 skjelver
    `),
  },
  {
    id: 'illness.ill',
    category: 'illness',
    tier: 'same_day',
    excuses: ['denied', 'longPast', 'over', 'otherPerson'],
    en: phrases(`
      flu|influenza|pneumonia|bronchitis
      chest infection
      have|got|caught|positive|with covid|corona
      covid positive
      stomach bug|flu|virus
      food poisoning
      vomiting|vomited|vomit|puking|puked
      throwing|threw|thrown up
      diarrh*
      im|feel|feeling|still|really|so|home|been sick|ill|unwell|poorly
      swollen glands|tonsils|lymph
    `),
    nb: phrases(`
      influensa|influensaen|mageinfluensa|mageinfluensaen|lungebetennelse|bronkitt
      har|fått|fikk|positiv|påvist|med korona|covid
      omgangssyke|omgangssjuke|omgangssyken|matforgiftning
      spyr|spydde|oppkast
      kaster|kastet|kasta opp
      diare|diaré
      jeg|eg er ..1 syk|sjuk|uvel
      føler meg ..1 syk|sjuk|uvel|dårlig
      ligger|hjemme|fortsatt|blitt ..1 syk|sjuk
      hovne mandler|kjertler
    `),
  },
  {
    id: 'illness.urine',
    category: 'illness',
    tier: 'same_day',
    en: phrases(`
      blood|bloody ..3 urine|pee|piss|wee
      urine|pee|wee ..3 blood|bloody|brown|red
      pissing|peeing|urinating|pissed|peed ..2 blood
      dark|brown|red|cola ..2 urine|pee|piss
      urine ..3 dark
    `),
    nb: phrases(`
      blod ..3 urin|urinen|tisset
      tisser|tisset|tissa|pisser|pisset|pissa ..2 blod
      mørk|brun|rød|colafarget ..2 urin
      urinen ..3 mørk|brun|rød|blodig
    `),
  },
  {
    id: 'eating.periods',
    category: 'eating',
    tier: 'soon',
    en: phrases(`
      havent|not|no|without|didnt|never ..4 <periods> ..3 <n>|<number>|in|for|since|anymore|months|this|weeks
      no <periods>
      havent had|gotten|got ..1 <periods>
      havent menstruated
      havent bled
      no bleed|bleeding since|for
      lost my cycle
      cycle ..2 stopped|vanished|gone|disappeared
      missed|missing|lost|skipped|skipping|skips ..3 <periods>
      <periods> ..3 <gone>|late
      dont|doesnt get ..1 <periods>
      amenorr*
      red s syndrome
      reds diagnosis|symptoms
      relative energy deficiency
    `),
    nb: phrases(`
      mensen|menstruasjon* ..3 <gone>|sent
      <gone> ..1 mensen|menstruasjon*
      ikke ..3 mensen|menstruasjon*
      ikke hatt|fått mens
      ingen mens|mensen|menstruasjon*
      mistet|mista ..1 mens|mensen|menstruasjon*
      amenor*
    `),
  },
  {
    id: 'eating.disorder',
    category: 'eating',
    tier: 'soon',
    en: phrases(`
      anorexi*
      anorexia|anorexic|bulimia|bulimic
      bulimi*
      orthorexi*
      eating disorder|disorders
      disordered eating
      make|making|made myself ..1 sick|vomit|throw|puke
      throw|throwing|threw|vomit|puke up? ..2 after ..2 food|dinner|meals|meal|eating|lunch|breakfast
      purge|purged|purging
      fingers|finger down ..1 throat
      binge|binged|bingeing|binging
      laxative*
      diet pills
      starv* myself|mysel
      starve|starving to ..2 weight|lighter|faster|race
      barely|hardly|scarcely eating|eat
      eating|eat almost|nearly|next|practically ..1 nothing
      not|avoiding eating ..1 enough|anything|food
      dont ..1 eat ..1 enough|anything|food
      havent|didnt ..1 eat|eaten ..3 days
      stopped eating
      skip|skipping|skipped ..1 meals|meal|dinners|breakfasts ..4 weight|lighter|race|faster|lose|thin|thinner|burn
      <tooLittleEnergy> kcal|cal|cals|calories|kalorier ..2 day|daily|dag|dagen|only|max
      <tooLittleEnergy> a day ..3 lose|lighter|weight
      living on|under <tooLittleEnergy> kcal|cal|calories
      scared|afraid|terrified|fear ..2 eating|eat|food|gaining|carbs
      how light can i
      hate my body
      underfuel*|underfuell*|undereat*
      <tooLittleEnergy> kcal|cal|cals|calories + weight|lighter|lose|diet|only
      cut|cutting|cutting out all food|meals|carbs
      race weight + skipping|skip|starving|barely|less
      only eat|eating ..2 salad|salads|apple|once
      weigh|weighing myself ..3 times|hour|meal
      obsessed ..3 food|weight|calories
      under fuelling|fueling|fuelled|fueled|eating
    `),
    nb: phrases(`
      anoreksi*
      bulimi*
      ortoreksi*
      spiseforstyrr*
      overspis*
      kaster|kaste|kastet|spyr|spy ..1 opp? ..2 etter|maten|middag|måltider|vilje
      fingeren|fingrene i halsen
      avføringsmid*
      slankepiller
      sulter|sulte|sultet meg
      spiser|spist|spise ..1 nesten ..1 ingenting|ikke
      spiser|spist|spise ..1 lite|minimalt ..5 raskere|vekt|lettere|gå|ned
      nesten ..2 ikke ..1 spist|spise|mat
      spiser ikke ..1 nok|noe|mat|lenger
      sluttet|slutta å? spise
      hopper|hoppe|droppe|dropper over? ..1 måltid|måltider|middag|middager|frokost ..5 vekt|lettere|raskere|ned|tynn|tynnere|slank
      redd|redde ..2 spise|mat|kalorier
      redd ..3 legge|gå ..1 på|opp
      hater kroppen
      underernær*
      kutter|kutte ut ..1 all mat
      <tooLittleEnergy> kalorier|kcal + dagen|vekt|slanke|bare
      besatt ..3 mat|vekt|kalorier
    `),
  },
];
