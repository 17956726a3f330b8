/** Words of pain and of the body, folded, for reading how strong a runner's pain is. */

export const PAIN =
  '(?:pain\\w*|hurt\\w*|sore(?:r|ness)?|ach(?:e|es|ed|ing|y)|smert\\w*|vondt|ondt|vont|verk\\w*|stings?|throb\\w*|stikking|murr\\w*|sar(?:t|e)?)';

export const BODY =
  '(?:(?:left |right |venstre |hoyre )?(?:knees?|kne|kneet|knea|knaerne|knaer|achilles|akilles\\w*|heels?|hael\\w*|hel|hips?|hoft\\w*|backs?|lower back|ryggen?|korsrygg\\w*|cal(?:f|ves)|legg(?:en|a|ene)?|shins?|skinnebein\\w*|leggbein\\w*|foot|feet|fot(?:en)?|fott\\w*|groin|lysk\\w*|hamstrings?|bakside(?:n)? lar\\w*|ankles?|ankel\\w*|ankelen|tendons?|sen(?:e|en|a)|quads?|thighs?|lar(?:et|a)?|glutes?|sete(?:t)?|rumpa|buttock|toes?|ta(?:a|en)|stortaa?|arch|fotbue\\w*|itb|it band|plantar|fascia\\w*|kneecap|kneskal\\w*|patella\\w*|neck|nakke\\w*|shoulders?|skulder\\w*|injury|skaden?|beinhinne\\w*|adductor\\w*|soleus|peroneal\\w*))';

/** Words which show that a number out of ten is not about pain. */
export const OTHER_SCALE =
  /\b(?:rpe|effort|anstrengelse\w*|intensit\w*|slept|sleep\w*|sov\w*|score\w*|readiness|dagsform\w*|form(?:en)?|stress\w*|motivat\w*|motivasjon\w*|energ\w*|fatigue\w*|tired\w*|trett\w*|sliten\w*|mood|humor\w*|hardness|difficult\w*|review|rating|weather|sessions?|okt(?:en|a)?|checkin|innsjekk\w*)\b/;
