const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Names of subjects, streams, consumers and buckets on the bus. The prefix separates tests from each other; it is empty
 * in production.
 */
export const createNames = (prefix: string) => {
  const lead = prefix ? `${prefix}_` : '';
  const subjectLead = prefix ? `${prefix}.` : '';
  return {
    /** Subject of an event. The user's id is the last token, so that a user's events can be found and purged. */
    subject: (eventName: string, userId: string): string => `${subjectLead}${eventName}.${userId}`,
    /** Filter that matches all events of one type, for all users. */
    filter: (eventName: string): string => `${subjectLead}${eventName}.*`,
    /**
     * Filter that matches all events of one user.
     * @throws Error when the value is not a user id, because a wildcard would match all users.
     */
    userFilter: (userId: string): string => {
      if (!UUID.test(userId)) throw new Error('not a user id');
      return `${subjectLead}*.*.*.v1.${userId}`;
    },
    /** The event name in a subject that matches {@link userFilter}. */
    eventName: (subject: string): string => subject.slice(subjectLead.length, subject.lastIndexOf('.')),
    stream: (stream: string): string => `${lead}${stream}`,
    streamSubjects: (stream: string): string[] => [`${subjectLead}${stream}.>`],
    durable: (consumer: string): string => `${lead}${consumer}`.replaceAll('.', '-'),
    bucket: (bucket: string): string => `${lead}${bucket}`,
  };
};

export type BusNames = ReturnType<typeof createNames>;
