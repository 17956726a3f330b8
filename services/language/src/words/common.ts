/**
 * Everyday words in both languages that belong to no concept but differ by only one letter from a word that does. They
 * are never treated as typing errors.
 */
export const COMMON = `about above after again along around because been before being below between bring could does doing down
  during early enough even ever every first from going good great had happen have having here into just keep know last late later
  least less like little long look made many maybe might more most much never nice night nothing often only other over people place
  please point quite rather really right same should since some someone still stuff such sure take than that their them then there these they
  thing think this those though through time times under until used very want wants water well went were what where which while
  whole will with without wont would wrong year years your yours today there threes tries tried tired trail
  alle allerede alltid andre annen aldri bare bedre begge beste betyr blir bruke burde denne dette deres dine eller enda ellers etter
  faktisk ferdig finnes flere fordi først gjerne gjør gjøre gjort greit gang ganger hadde helst helt hele heller hjem holde hver
  hverdag igjen ikke ingen innen ingenting kanskje kommer kunne ligger liker litt mange meget mellom mens mest mitt mine mindre
  måtte noen noen nesten nok også omtrent opp over passer rett riktig samme sammen sant siden sikkert skulle slik sånn sted stor
  synes tenker tenkte under uten ville viktig virker være vært årets ønsker beste better best letter spain venter vente spania italy london paris oslo bergen`;
