/** Names on the bus. The prefix keeps tests apart; it is empty in production. */
export const createNames = (prefix: string) => {
  const lead = prefix ? `${prefix}_` : '';
  const subjectLead = prefix ? `${prefix}.` : '';
  return {
    /** The user's id is the last token, so that a user's events can be found and purged. */
    subject: (eventName: string, userId: string): string => `${subjectLead}${eventName}.${userId}`,
    /** Every user's events of one kind. */
    filter: (eventName: string): string => `${subjectLead}${eventName}.*`,
    stream: (stream: string): string => `${lead}${stream}`,
    streamSubjects: (stream: string): string[] => [`${subjectLead}${stream}.>`],
    durable: (consumer: string): string => `${lead}${consumer}`.replaceAll('.', '-'),
    bucket: (bucket: string): string => `${lead}${bucket}`,
  };
};

export type BusNames = ReturnType<typeof createNames>;
