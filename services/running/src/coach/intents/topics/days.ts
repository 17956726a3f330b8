/** Topics on days and weeks of the plan, and small talk. The notation is described in intents/rules.ts. */
export const DAYS = {
  day: `8 overmorrow; 6 @day; 7 @day what|session|run|plan; 6 tomorrow; 7 tomorrow what|session|run|plan;
    5 yesterday; 6 yesterday what|session; 6 weekend; 7 weekend what|plan|session`,
  week: `11 day0 day6 plan|what; 10 day0 day6 -swap -instead -should; 9 week how ser|look|looks; 8 week ser|look; 6 week plan; 7 week plan what; 7 week what; 5 week;
    6 plan what; 5 plan; 7 week session; 6 session days`,
  today: `2 run me; 2 run @short; 5 howHard; 4 howMany minutes; 6 what howHard; 7 what howHard howMany; 8 what should howHard -easy -@zone -@day; 3 run want|vil|lyst; 9 run dayOff today; 8 session look|looking|looks;
    9 today howLong|howMany|howHard run -@minutes -@distance -consecutive; 9 howLong session|run today; 6 today;
    7 today session|run|plan|what; 7 today run should; 6 session what; 5 session; 6 what run; 7 today dayOff;
    5 run should; 6 today howHard|howLong; 7 session today howHard|howLong`,
  why: `5 why @short`,
  yes: `4 yes @short`,
  thanks: `8 thanks helpOnly|help; 4 thanks; 4 thanks @short`,
  hello: `3 hello`,
  bye: `4 bye @short`,
  okay: `3 okay @short`,
} as const;
