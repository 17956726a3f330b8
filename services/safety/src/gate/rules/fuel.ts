import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/**
 * What tells of too little energy without an eating disorder's own words: meals left out to be lighter, weight that has to go
 * fast, bones that broke more than once (REDs: IOC 2023, doi:10.1136/bjsports-2023-106994; section C of the domain page).
 */
export const FUEL: Rule[] = [
  {
    id: 'eating.bones',
    category: 'eating',
    tier: 'soon',
    // two of them speak of energy however long ago they were
    excuses: ['denied'],
    en: phrases(`
      two|three|four|five|several|multiple|many|few|couple|both|repeated|recurrent|recurring|<repeat> ..2 stress fracture|fractures|reaction|reactions|injuries
      two|three|four|five|several|multiple|many|repeated|recurrent|recurring|<repeat> bone stress injuries|reactions
      second|third|fourth|fifth|another|yet|again|new|next|2nd|3rd ..2 stress fracture|reaction|injury
      <repeat> nd|rd|th stress fracture|reaction
      had|have|get|gets|getting|got|history|keep|kept ..3 stress fractures|reactions
      stress fracture|reaction ..2 again|twice
      twice ..4 stress fracture
      bone|bones broke|broken|fractured|cracked ..1 again|twice
      stress fracture|reaction number two|three|four|five|<repeat>
      broke|broken|fractured|cracked ..3 <bone> ..4 and ..2 <bone> ..3 running|year
    `),
    nb: phrases(`
      to|tre|fire|fem|flere|mange|noen|par|gjentatte|<repeat> ..1 tretthetsbrudd|tretthetsbruddene|stressbrudd|stressfrakturer
      andre|tredje|fjerde|nytt|nok|enda|neste ..2 tretthetsbrudd|tretthetsbruddet|stressbrudd|stressbruddet
      tretthetsbrudd|stressbrudd ..2 igjen|ganger
    `),
  },
  {
    id: 'eating.fast',
    category: 'eating',
    tier: 'soon',
    en: phrases(`
      <lose> ..3 <kilos>|<n> kg|kgs|kilo|kilos|kilograms|pounds|lbs|lb|stone fast|quick|quickly|rapidly|asap|overnight
      <lose> ..3 <kilos>|<n> kg|kgs|kilo|kilos|kilograms|pounds|lbs|lb|stone ..6 weeks|week|days|month|fortnight
      <lose> ..2 weight|fat|kilos|pounds ..1 fast|quick|quickly|rapidly|asap|overnight
      fast|fastest|quick|quickest|quickly|rapid|rapidly ..3 <lose> ..3 weight|fat|kg|kilo|kilos|pounds|lbs
      rapid|quick|fast weight loss
      speed|speeds|speeding up ..2 weight ..1 loss
      <kilos>|<n> kg|kgs|kilo|kilos|pounds|lbs ..1 lighter|less|down|off ..1 by|in|before|within ..5 week|weeks|month|days|race|marathon
      <lose> a stone ..3 week|weeks|days|month|fast
      skinny|thin|lean|skinnier|thinner|leaner ..1 fast|quick|quickly|asap
      bmi is|of|at|under|below ..2 <lowIndex>|fourteen|fifteen|sixteen|seventeen
      crash diet|diets|dieting|dieted
      how few|little ..1 calories|kcal|food
      how little ..3 eat
      make|making|hit|hitting|reach|down to|at ..2 race|racing|fighting weight
      want|need|must|have|trying|says ..4 be|get ..1 thinner|skinnier|skinny
    `),
    nb: phrases(`
      ned ..1 <kilos>|<n> kilo|kg ..2 fort|raskt|kjapt|fortest
      ned ..1 <kilos>|<n> kilo|kg ..4 uker|uke|dager|måned
      miste|mista|mistet|kvitte|tape|tapt ..3 <kilos>|<n> kilo|kg ..5 fort|raskt|kjapt|uker|uke|dager|måned
      ned i vekt ..1 fort|raskt|kjapt|fortest
      fort|raskt|fortest|kjapt|raskest|raskeste ..3 ned ..2 vekt|kilo|kg
      krasjdiett*|lynkur*|lynslank*|crashdiett*|juicekur*
      hvor lite|få ..3 spise|kalorier
      må|vil|burde|skal ..2 være|bli ..1 tynnere|tynn
      konkurransevekt ..4 spise|spiser|mat|nå|ned
    `),
  },
  {
    id: 'eating.little',
    category: 'eating',
    tier: 'soon',
    en: phrases(`
      <eat>|<smallFood> ..8 so|to|be|get|make|want|become ..4 lighter|thinner|skinnier|leaner|light|skinny
      <eat>|<smallFood> ..8 weigh|weight|weighing less
      <eat> ..8 race weight
      only|just|nothing ..4 <smallFood> ..3 today|all|whole|since|yesterday
      <smallFood> ..3 only|just|nothing ..2 today|all|whole|since|yesterday
      all ..3 eaten|ate|eat ..3 <smallFood>
      on|only|just ..2 one|1 meal|meals ..1 day|daily
      omad
      make|making|made up for ..2 dinner|food|meal|meals|lunch|cake|eating ..4 run|running|training|exercise
      ribs|bones ..2 show|showing|visible|stick ..8 heavy|lighter|fat|thin|weight
      refuse|refusing|scared|afraid ..2 to? eat|eating|carbs
      eat|carbs|food ..6 get|getting|become|makes ..2 fat
      too heavy|fat ..3 be|run|get ..2 fast|faster
      havent|not|no ..3 proper|real|whole|full ..1 meal|meals|food ..3 days|week|weeks|yesterday|since
      eat|eating less|nothing|little ..3 when|on|if|unless ..3 dont|not|rest|off
      havent|not|didnt earned|earn ..1 it|that|food|dinner|meal
      eat|eating ..2 when|if|unless|after ..5 burned|burnt|burn|earned|earn
      <lose> ..3 weight ..5 skip|skipping|skipped|fasted|fasting
      fasted|fasting|skip|skipping ..6 <lose> ..2 weight
      half|halved|halve ..3 food|meals|portions|eat ..6 weight|lighter|race|faster
      eat|eating ..1 as little|less as
      eat|eating ..1 little|less ..5 faster|lighter|leaner|thinner
      havent|not eaten|ate ..2 since yesterday|sunday|monday|tuesday|wednesday|thursday|friday|saturday|last
      i|to|will|could fast for ..1 <n>|<number> days
      fasting|fasted for ..1 <n>|<number> days
      water|liquids only|fast since|until
      only|just water since|until
      only|nothing|just ..8 get|bring ..2 weight down
      not|avoid|avoiding|no|stopped|stop|cut|cutting ..1 eating|eat|carbs|food ..8 lighter|thinner|leaner|weigh|weight
      run|running off whatever|everything|what|all ..3 eat|ate|eaten
      guilty|guilt|ashamed ..4 eat|eating|ate|eaten|food ..4 rest|off|day|days
      guilty|guilt|ashamed when|whenever|if|every ..3 eat|ate|eating
      skip|skipping|skipped|drop|dropping|stopped ..2 dinner|lunch|breakfast|meals|meal|dinners ..4 every|each|most|and lunch|dinner|day|night|meals
    `),
    nb: phrases(`
      <spise>|<smallFood> ..8 for|så|å|bli|være ..4 lettere|tynnere|slankere|tynn|slank|lett
      <spise>|<smallFood> ..8 veie|veier mindre
      bare|kun|ikke ..3 <smallFood> ..3 i dag
      bare|kun ..3 <smallFood> ..3 hele|siden|igår
      lever|levd|leve|overlever ..1 på ..2 <smallFood>|kaffe|vann|tyggis|te
      samvittighet ..3 spiser|spist|mat|spise|maten
      bare|kun ..2 vann|kaffe ..6 vekt|lettere|tynn|tynnere|ned
      løper|trener for å ..2 kunne|få|ha ..2 spise|mat|middag
      kuttet|kutta|kutter|kutte|droppet|droppa|dropper|droppe ut ..1 lunsj|middag|frokost|måltid|måltider|lunsjen|middagen
      tynnere|tynn|lettere|slankere|letter ..8 kuttet|kutta|kutter|hopper|dropper|droppet ..2 lunsj|middag|middagen|frokost|måltid|måltider|mat
      bare|kun ett|et|1 måltid ..2 dagen|dag|døgnet
      faste|faster i <n>|<number> dager|døgn
      ikke ..3 ordentlig|skikkelig ..1 måltid|mat ..4 dager|uke|uker|siden
      ikke ..1 fortjent|fortjener ..2 mat|maten|middag|det
      ikke ..1 spist ..1 siden igår|går|søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag
      spiser|spise ..1 så ..1 lite|minst ..1 som ..1 mulig
      spiser|spise ..1 minst mulig
      løper|trener ..2 av|bort ..2 alt|det ..3 spiser|spist
    `),
  },
];
