import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Saddle numbness, bladder, both legs (red-flag routes, section C of the domain page; warning card of backes.org.uk). */
export const CAUDA: Rule[] = [
  {
    id: 'cauda.saddle',
    category: 'cauda',
    tier: 'emergency',
    en: phrases(`
      <numb> ..4 <saddle>
      <saddle> ..4 <numb>
      <numb> ..3 between|inside ..2 legs|thighs
      between ..2 legs|thighs ..3 <numb>
      <numb> ..3 inner thigh|thighs
      inner thigh|thighs ..3 <numb>
      <cant> feel ..2 <saddle>
      <cant> feel anything ..3 <saddle>
      <cant> ..1 feel ..4 between ..2 legs|thighs
      <cant> ..1 feel ..3 inner thigh|thighs
      feel nothing ..2 between|inside ..2 legs|thighs
      feel nothing ..3 <saddle>
      no|lost|losing ..1 feeling|sensation ..3 <saddle>
      <cant> ..2 pee|peeing|urinate|wee|piss|poo|poop
      <cant> ..2 hold|control ..2 pee|urine|wee|bladder|bowel|bowels|poo|stool
      <cant> ..2 feel ..2 bladder|pee
      pee|peeing|wee|weeing ..3 all|constantly|often + <numb>
      trouble|difficulty|problems|hard ..2 peeing|urinating|pee|urinate
      lost|losing|lose|loss ..3 bladder|bowel|bowels
      bladder|bowel ..2 control|trouble|problems|accident|accidents
      incontinen*
      wet|wetting|peed|peeing myself
      cauda equina
      no|lost|losing ..1 feeling|sensation ..2 down there|below
      down there ..3 <numb>
      <numb> ..2 down there|below
      <cant> ..1 feel|tell ..4 wipe|wiping|wiped
      <cant> ..1 feel|tell ..5 bladder|pee|full|wee|poo
      no|lost|lose|losing|zero ..2 feeling|sensation ..3 between ..2 legs|thighs
      <numb> ..3 my|the bits|bottom|nethers|lady
      my bits|bottom|nethers ..3 <numb>
      needles ..4 <saddle>
      <saddle>|bits ..2 dead|asleep|numbed
      leaking|leaked|leak|leaks ..2 pee|urine|wee|poo|stool
      trouble|difficulty|problems|hard|struggling|struggle ..2 weeing|wee|pooing|poo
      pooped|soiled|shat|shit|crapped|messed myself|meself ..5 without|back|notic*|feel*|numb
      back ..6 pooped|soiled|shat|crapped myself
      <cant> ..1 get|stay ..1 hard|erection|erect + back|spine|disc|numb
      erectile|impoten* + back|spine|disc|numb
      erection|erections ..3 gone|problems|trouble
      lost|no|loss ..2 control ..3 bowel|bowels|bladder|poo|pee|wee
      <cant> ..1 go ..1 to? the? toilet|loo|bathroom|pee|wee ..6 back|numb|spine|legs
      back|spine|disc + <cant> ..1 go ..1 to the? toilet|loo|bathroom
      back passage
      straining|strain|push ..3 pee|wee|urinate
      <numb> ..3 round|around ..2 <saddle>|passage|bits|anus
      control ..2 over ..2 bladder|bowel|bowels|pee
      no|lost|without ..1 feeling|sensation ..5 loo|toilet|pee|poo|wee
    `),
    nb: phrases(`
      <numb> ..4 <saddle>
      <saddle> ..4 <numb>
      <numb> ..3 mellom ..1 beina|bena|bein|lårene
      mellom ..1 beina|bena|lårene ..3 <numb>
      <numb> ..4 lårene|innsiden
      innsiden av ..1 lår|låret|lårene ..3 <numb>
      ikke ..3 tisse|tisset|tissa|urinere|bæsje
      ikke ..2 holde ..2 urin|urinen|tissen|avføring|avføringen
      problemer|vanskelig ..3 tisse|urinere
      kjenner|føler ..1 ikke|ingenting|null ..3 mellom ..1 beina|bena|lårene
      kjenner|føler ..1 ingenting ..2 <saddle>
      kjenner|føler ikke noe i|rundt <saddle>
      tisse|tisser|tissing ..3 hele|stadig|konstant|ofte + <numb>
      tisse|tisser|tissing ..3 hele|stadig|konstant|ofte ..6 <numb>
      tisser|tisset|tissa|bæsjer ..1 meg
      mistet|mista|mister ..2 kontroll|kontrollen ..2 blæra|blæren|tarm|tarmen|urin
      urinlekkasje|inkontinen*
      ikke ..2 følelse ..2 nedentil|nede|underlivet|skrittet
      nedentil ..3 <numb>
      <numb> ..2 nedentil
      følelsen|følelse ..2 <saddle>
      kjenner ikke ..2 underlivet|skrittet|rumpa
      kjenner ikke ..4 tørker|tørke|tisser|full|do|fulle
      kjenner ikke ..3 blæra|blæren|tarmen|endetarmen
      ikke ..3 kjenne ..4 blæra|blæren|tørker|tisse|do
      bæsja|bæsjet|dritt|driti|dreit|tissa|tisset|pissa|pisset|skitet ..1 på ..1 meg|seg
      <saddle> ..2 dødt|død|rart|rar|sovnet|sovna
      dødt|død|rar|rart|følelsesløst|borte ..6 <saddle>
      rar|ingen|mistet|mista|null ..2 følelse|følelsen|følelsa ..4 innsiden|innsida|skrittet|rumpa|endetarmen|underlivet|nedentil|nedi
      <numb> ..3 rundt ..2 <saddle>
      får ..1 ikke den opp
      får den ikke opp
      ereksjon* + rygg|ryggen|nummen|prolaps
      får|klarer ..1 ikke ..3 tisse|tissa|tisset|late|tømt|tømme
      kontroll|kontrollen ..3 blæra|blæren|avføring|avføringa|avføringen|tarmen
      ikke|ingen|null|mista|mistet ..2 kontroll|kontrollen ..2 urin|urinen|blære|blæra|blæren|avføring*|tarm*
      lekker|lekkasje|lekke ..2 urin|tiss|avføring
      presse|pressa|vanskelig ..4 tisse|tissa|tisset
      kommer|får ..1 ikke ..2 på do + rygg|ryggen|nummen
      ikke ..2 holde ..1 tett|meg
    `),
  },
  {
    id: 'cauda.both-legs',
    category: 'cauda',
    tier: 'emergency',
    en: phrases(`
      both ..1 <leg>|<foot> ..4 <weak>|<numb>
      <weak>|<numb> ..3 both ..2 <leg>|<foot>
      legs|feet ..2 <numb>
      <numb> legs|feet
      <cant> ..2 feel ..1 legs|feet
      legs ..2 paralysed|paralyzed
      both ..1 <leg>|<foot> ..4 dead|jelly|useless|gone
      both legs ..3 give|giving|gave
      legs ..1 are|feel|both ..1 both? <weak>|<numb> ..6 back|spine
      legs are|feel|both both ..1 <weak>|<numb>
    `),
    nb: phrases(`
      begge ..1 <leg>|<foot> ..4 <weak>|<numb>
      <weak>|<numb> ..3 begge ..1 <leg>|<foot>
      beina|bena|føttene ..2 <numb>|lammet|lamme
      <numb> ..1 beina|bena|føttene
      kjenner ikke ..1 beina|bena|føttene
      ingen|mistet|mista|mister|null ..1 kraft|krafta|kraften|styrke|følelse ..2 i begge
      ingen|mistet|mista ..1 kraft|krafta|kraften|følelse ..4 <leg>|<foot> ..2 begge
      begge ..1 <leg>|<foot> ..3 svikter|døde|borte|sovner
    `),
  },
];
