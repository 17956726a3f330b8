/** The days of the week, Monday first. */
export const DAY_WORDS = {
  day0: 'monday, mondays, mon, mandag, mandagens, mandager, mandagen, mandagstur*, mandagsøkt*, mandagsløp*, mandagstrening*',
  day1: 'tuesday, tuesdays, tue, tues, tirsdag, tirsdagens, tirsdager, tirsdagen, tirsdagstur*, tirsdagsøkt*, tirsdagsløp*, tirsdagstrening*',
  day2: 'wednesday, wednesdays, wed, weds, onsdag, onsdagens, onsdager, onsdagen, onsdagstur*, onsdagsøkt*, onsdagsløp*, onsdagstrening*',
  day3: 'thursday, thursdays, thu, thur, thurs, torsdag, torsdagens, torsdager, torsdagen, torsdagstur*, torsdagsøkt*, torsdagsløp*, torsdagstrening*',
  day4: 'friday, fridays, fri, fredag, fredagens, fredager, fredagen, fredagstur*, fredagsøkt*, fredagsløp*, fredagstrening*',
  day5: 'saturday, saturdays, sat, lørdag, lørdagens, lørdager, lørdagen, lørdagstur*, lørdagsøkt*, lørdagsløp*, lørdagstrening*',
  day6: 'sunday, sundays, sun, søndag, søndagens, søndager, søndagen, søndagstur*, søndagsøkt*, søndagsløp*, søndagstrening*',
} as const;

/** Words that refer to a past day. In a message with such a word, "Sunday" means last Sunday. */
export const PAST_WORDS = {
  past: 'last, missed, skipped, was, were, did, had, sist, forrige, gikk, hadde, løp, var, i helga som var',
} as const;
