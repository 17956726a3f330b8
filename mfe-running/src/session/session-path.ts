/** Path of the page of a day's session. */
export const sessionPath = (date: string): string => `/running/session/${date}`;

/** Route of the page of a day's session. */
export const SESSION_ROUTE = '/running/session/:date';
