/** Maximum length of a subject in characters, so that it fits on one line of `git log --oneline`. */
const SUBJECT_MAX = 100;
/** Matches subjects that git generates, and subjects of commits that will be squashed. */
const WRITTEN_BY_GIT = /^(Merge|Revert|fixup!|squash!|amend!) /;
/** Matches verbs that are not in the imperative, such as `Adds`, `Added` or `Adding`. */
const NOT_IMPERATIVE =
  /^(?:Add|Fix|Remove|Change|Update|Use|Make|Let|Move|Rename|Replace|Test|Prove|Write|Show|Keep|Take|Run|Give|Say)(?:d|s|ed|es|ing)\b/;

/** Returns the problems of a commit message, one sentence each. Comment lines are ignored because git removes them. */
export const problemsOfMessage = (message: string): string[] => {
  const [subject = '', second = ''] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (WRITTEN_BY_GIT.test(subject)) return [];
  return [
    ...(subject.length > SUBJECT_MAX ? [`The subject has ${subject.length} characters; at most ${SUBJECT_MAX}.`] : []),
    ...(/^[A-Z]/.test(subject) ? [] : ['The subject begins with a capital letter.']),
    ...(/[.:;,]$/.test(subject) ? ['The subject ends without punctuation.'] : []),
    ...(NOT_IMPERATIVE.test(subject) ? ['The subject is an imperative: "Add", not "Added" or "Adds".'] : []),
    ...(second.trim() === '' ? [] : ['An empty line separates the subject from the body.']),
  ];
};
