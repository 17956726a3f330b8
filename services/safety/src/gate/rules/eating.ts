import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Under-fuelling and eating disorders (section D of the domain page; IOC 2023, doi:10.1136/bjsports-2023-106994). */
export const EATING: Rule[] = [
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
      without ..2 period|periods since|for
      cycle ..2 stopped|vanished|gone|disappeared
      missed|missing|lost|skipped|skipping|skips ..3 <periods>
      <periods> ..3 <gone>|late
      dont|doesnt get ..1 <periods>
      amenorr*
      red s syndrome
      reds diagnosis|symptoms
      relative energy deficiency
      <periods> ..3 awol|vanished|mia
      <periods> ..2 hasnt|havent|didnt|never come|came|returned|shown|showed
      cycle ..3 disappeared|stopped|vanished|gone|missing|awol
    `),
    nb: phrases(`
      mensen|menstruasjon* ..3 <gone>|sent
      <gone> ..1 mensen|menstruasjon*
      ikke ..3 mensen|menstruasjon*
      ikke hatt|fått mens
      ingen mens|mensen|menstruasjon*
      uten mens|mensen|menstruasjon ..2 siden|i|på
      mistet|mista ..1 mens|mensen|menstruasjon*
      amenor*
      ikke ..3 blødning|blødninger|blødd
      ingen blødning|blødninger
      <periods> ..3 uteblir|uteblitt|uteble|forsvant
      <periods> ..2 ikke
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
      surviving|survive|survived|living|live|existing ..2 on|off ..3 apple|apples|coffee|salad|lettuce|rice|air|water|gum|cucumber
      <tooLittleEnergy> kcal|cal|cals|calories a|per day
      off|on <tooLittleEnergy> kcal|cal|cals|calories
      guilty|guilt|ashamed|disgusting ..3 eat|eating|ate|food ..5 run|burn|work|exercise
      so guilty ..2 eat|eating
      ate|eaten|eat|eating nothing ..1 all|whole|today|for
      only ..3 eat|food|dinner ..2 if|when|after ..3 run|ran|running|earned|trained|exercised
      earn|earned|deserve ..2 food|meal|meals|dinner|eat
      my ed is|has|came|back|again|voice
      counting|count|counts|track every|each calorie
      every single? calorie
      laxatives
      weigh|weighing myself ..3 daily|day|morning|constantly
      only ..1 eat|eating|ate ..2 one|once|1|<number> ..1 meal
      burn|burning ..1 off everything|what|whatever|every|all ..3 eat|eaten|ate
      eat|eating|food|meals ..6 stay|get|be|become ..1 thin|thinner|skinny|skinnier|lighter
      stay|get|become thin|skinny ..5 eat|eating|food
      punish|punishing myself ..6 eat|eating|ate|run|running|food
      feel|so|too fat ..5 eat|eating|food|starve
      vomit|vomiting|puke|puking|throw|throwing|sick up? ..4 eat|eaten|eating|ate|meals|food
      feel|feeling|felt guilty ..3 eat|ate|eating ..4 without|unless|before ..2 run|running|training|exercise
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
      spiseforst*
      avføringspille*
      lov ..5 spise ..3 hvis|når|etter
      fortjent|fortjener|fortjene ..2 mat|maten|spise|middag
      teller|telle ..2 hver|alle ..2 kalori|kalorier
      hver eneste|bidige kalori
      angst ..3 mat|spise
      skyld|skyldfølelse|skam ..4 spiser|spise|mat|spist
      lever på <tooLittleEnergy>
      spyr|spyr|kaster|kasta ..1 opp maten
      redd|livredd ..2 for mat|maten|karbo
      spiser|spise ..1 bare|kun ..2 salat|eple|epler|knekkebrød|agurk|en|ett ..6 tynn|tynnere|lettere|vekt|måltid
      straffer|straffe meg ..7 spist|spiser|mat|løping|trening|løpe
      spiser|spise|mat ..6 bli|være|holde ..1 tynn|slank|lett
      løper|trener ..4 forbrenne|brenne ..3 spist|spiser|maten|alt
      føler meg feit|tjukk ..5 spise|spiser|mat
      tør|torde|våger ..1 ikke ..1 spise
    `),
  },
];
