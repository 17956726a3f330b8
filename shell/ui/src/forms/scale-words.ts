/** UI text of the scales. Screens in another language pass their own. */
export interface ScaleWords {
  /** Shown next to a default that the runner has not selected. */
  usual: string;
  /** The same for screen readers, as part of the accessible description. */
  notChosen: string;
  /** Text that marks the better end of a scale. */
  better: string;
  /** Text that marks an earlier answer, such as "yesterday". */
  earlier: string;
  notAnswered: string;
  less: (label: string) => string;
  more: (label: string) => string;
}

export const SCALE_WORDS: ScaleWords = {
  usual: 'usual',
  notChosen: 'Usual answer, not chosen yet',
  better: 'better',
  earlier: 'yesterday',
  notAnswered: 'Not answered',
  less: (label) => `${label}: one less`,
  more: (label) => `${label}: one more`,
};
