/**
 * Words about time. A stem ends with `*`; a phrase consists of several consecutive words. Both languages are in one
 * list, because messages may mix them.
 */
export const TIME = {
  today: `today, todays, tonight, tonights, tday, 2day, this morning, this afternoon, this evening, this arvo, i dag,
    idag, dagens, i kveld, ikveld, i ettermiddag, i formiddag, i dagens, for dagen, right now, at lunch, i lunsjen`,
  tomorrow: `tomorrow, tomorrows, tmrw, tmr, tmrrw, tomoz, tomorow, 2moro, 2morrow, i morgen, imorgen, i morra, imorra, i
    mårra, morgendagens, morgendagen`,
  overmorrow: 'overmorgen, i overmorgen, day after tomorrow, day after today, in two days, in 2 days, om to dager',
  yesterday: 'yesterday, yesterdays, i går, igår, gårsdagens, gårsdagen',
  weekend: 'weekend, weekends, helg, helga, helgen, helgens',
  week: `week, weeks, weekly, wk, weeks plan, uke, uka, uken, ukens, ukas, ukeplan*, ukesplan*, ukentlig, treningsuke*, 7
    days, seven days, sju dager, syv dager`,
  nextWeek: `next week, next weeks, next wk, coming week, week after, following week, neste uke, neste ukes, neste uka,
    kommende uke, uka etter, uken etter`,
  lastWeek: `last week, last weeks, previous week, past week, week before, forrige uke, forrige uka, sist uke, siste uka,
    siste uke, uka før`,
  month: 'month, months, måned, måneden, måneder, mnd',
  left: `ahead of me, still ahead, still left, yet to do, yet to run, not done yet, outstanding, gjenværende, ikke gjort
    ennå, ennå ikke, igjen å gjøre, igjen før, left to do, left before, left, remaining, remainder, rest of, still
    to do, still to come, left over, resten av, resten, gjenstår, gjenstående, igjen av, igjen denne, igjen på, står
    igjen`,
  soon: 'soon, snart',
  days: 'days, dager, dagene, dag, day',
  every: 'every, each, hver, hvert',
  next: 'next, neste, upcoming, coming, kommende',
  again: 'again, igjen, once more, en gang til, på nytt',
} as const;
