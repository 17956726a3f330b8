const KNOWN = new Set(
  `a an the and or but if so as at by for from in into of off on onto out over to up with without your you yours we i it its is are
  was be been has have had do does not no can will would should may might this that these those there then than when while where
  what which who how why today tomorrow day days week easy run rest long session plan pace zone minutes minute min km warm cool
  down strides walk slow steady effort recovery strength sets monday tuesday wednesday thursday friday saturday sunday mon tue wed
  thu fri sat sun hello hi good great well done keep take stay go get more less before after until again one two three
  en et ei den det de du deg din ditt dine vi jeg meg og eller men som at om av i pa til fra for med uten over under er var har
  kan vil skal ma bor blir ikke ingen dag dagen dager uke uka okt okta rolig lop tur hvile lang plan fart sone minutter minutt
  varm opp ned ga gang mandag tirsdag onsdag torsdag fredag lordag sondag hei bra fint hold ta mer mindre for etter nar hvis na`.split(
    /\s+/,
  ),
);

/**
 * Words that are frequent in other European languages and rare in English and Norwegian. SHARED lists the exceptions.
 */
const FOREIGN = new Set(
  `und nicht ist das ein eine der die mit durch deine dein ich wir auf heute kein el la los las que con por para tu eres puedes
  hoy muy y es le les est pas vous avec dans votre une des et du aujourdhui sans corri con il che non sei oggi per inte och att jag
  nie jest dla przez`.split(/\s+/),
);
const SHARED = new Set('et du den la per die y es con il sei des tu le est'.split(' '));

/** True when a longer sentence is not in a language that the guard can judge. Such text is not shown. */
export const isForeign = (folded: string): boolean => {
  if ((folded.match(/[\p{L}--[a-z]]/gv)?.length ?? 0) >= 4) return true;
  const words = folded.match(/[a-z]+/g) ?? [];
  if (words.length < 6) return false;
  const known = words.filter((word) => KNOWN.has(word) && !SHARED.has(word)).length;
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  return foreign >= 2 && foreign >= known ? true : words.length >= 10 && known / words.length < 0.1;
};
