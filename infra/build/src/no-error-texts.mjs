/**
 * Replaces the federation runtime's texts for its error codes, which would increase the size of every first load. The
 * runtime's errors still name their code and link to its explanation.
 */
export const errorDescMap = {};
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
