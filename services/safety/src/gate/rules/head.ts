import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** A blow to the head and illness from heat: both look like tiredness to the one who has them. */
export const HEAD: Rule[] = [
  {
    id: 'head.injury',
    category: 'trauma',
    tier: 'emergency',
    en: phrases(`
      <struck> ..1 <head>
      <struck> the|my? back|front|side|top ..2 <head>
      fell|landed|fall|came ..2 on ..2 <head>
      blow|knock|bang|whack|bump|kick|elbow ..1 to|on ..1 the|my? <head>
      <head> ..2 hit|met ..1 ground|floor|kerb|curb|tree|pavement|rock
      head injury|trauma
      think|have|got|possible|maybe|mild|bad|another|from|with ..1 a? concussion
      concussion|concussed ..5 yesterday|today|tonight|night|still|nauseous|dizzy|headache|sick|foggy|from|at
      concussion ..3 nauseous|dizzy|headache|sick|foggy
      <head> ..2 bleeding|cracked ..1 open
      knocked ..1 myself|me ..1 out|unconscious|silly|cold
      was|got|been|were knocked out
      knocked unconscious|out
      <head> ..3 bleeding|dented|gashed
      rock|stone|branch|ball|bat|weight|barbell ..2 hit|struck|on ..2 <head>
    `),
    nb: phrases(`
      <struck> ..2 <head>
      <head> ..2 i asfalten|bakken|steinen|isen|dørkarmen|greina
      slag|smell|smekk|støt|spark|albue ..1 mot|i|på ..1 <head>
      <fall> ..3 på <head>
      hjernery*
      hjerneris*
      slått ut et|noen|i
      slått|slo ..1 bevisstløs|svime|ut
      hodeskade*
      stein|ball|grein|gren|kule|puck|dør ..1 i|mot|på ..1 <head>
      <head> ..4 blør|blødde
    `),
  },
  {
    id: 'heat.stroke',
    category: 'heart',
    tier: 'emergency',
    en: phrases(`
      heatstroke|sunstroke
      heat stroke|exhaustion
      stopped sweating
      not sweating ..2 anymore
      confused ..3 after|during ..3 run|race|marathon|intervals|session|finish
      confused|confusion|staggering|staggered|wobbling|stumbling|swaying|slurring|slurred|goosebumps|chills|shivering|incoherent + <overHeat>
      sweating + confused|disoriented|delirious|confusion
      disoriented|delirious|disorientated|incoherent
      <cant> ..1 walk|run|stand|go straight
      couldnt|cant|dont|didnt ..1 remember|know ..3 where|who ..1 i
      couldnt|cant|dont|didnt ..1 remember|know ..2 name
      out of it ..6 <overHeat>
      <overHeat> ..8 out of it
      overheated|overheating ..5 badly|sick|dizzy|headache|vomiting|puking|nauseous|collapsed
      staggering|staggered|zigzagging ..4 finish|line|home|road
    `),
    nb: phrases(`
      heteslag|solstikk|heteslag*
      sluttet|slutta å? svette
      forvirret|forvirra ..3 etter|under ..3 løpeturen|turen|løpet|økta|økten|maraton
      forvirret|forvirra|sjanglet|sjangla|snøvla|snøvlet|gåsehud|frysninger|skalv|frøs + <overHeat>
      forvirret|forvirra + svette|svettet|svetta
      sjangla|sjanglet|sjangler
      helt borte ..2 varmen|sola|heten
      visste|vet ikke ..2 hvor|hvem jeg
      klarte|klarer ikke ..1 gå rett
      overopphet* ..6 kvalm|svimmel|kaster|kastet|kasta|spydde|hodepine|borte
    `),
  },
];
