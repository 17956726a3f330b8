import type { QuestionnaireBody } from '@stridewell/contracts/http/physio-questionnaires';
import { type InjuryFunction, QUESTIONNAIRE_LIMITS, type Questionnaire } from '@stridewell/contracts/web';
import { functionOf, isQuestionnaireDue } from '../../domain/questionnaire.ts';
import type { QuestionnaireAnswers } from '../../domain/types.ts';
import type { QuestionnaireDocument, QuestionnaireState } from './document.ts';

/** Returns the fields of an entry to store. */
export const questionnaireStateOf = (body: QuestionnaireBody, date: string): QuestionnaireState => ({
  injuryId: body.injuryId,
  date,
  status: body.status,
  activities: body.activities,
  globalChange: body.globalChange,
  confidence: body.confidence,
});

/** Converts a stored entry to the form that the rules use. */
export const questionnaireAnswersOf = ({ date, status, activities }: QuestionnaireDocument): QuestionnaireAnswers => ({
  date,
  status,
  activities,
});

/** Converts a stored entry to the API's response. */
export const presentQuestionnaire = (document: QuestionnaireDocument): Questionnaire => ({
  id: document.clientId,
  injuryId: document.injuryId,
  date: document.date,
  status: document.status,
  activities: document.activities,
  globalChange: document.globalChange,
  confidence: document.confidence,
  createdAt: document.createdAt.toISOString(),
  updatedAt: document.updatedAt.toISOString(),
});

/** Derives today's state of one injury from the runner's entries (oldest first). */
export const presentFunction = (
  injuryId: string,
  entries: readonly QuestionnaireDocument[],
  today: string,
): InjuryFunction => {
  const own = entries.filter((entry) => entry.injuryId === injuryId);
  const answers = own.map(questionnaireAnswersOf);
  return {
    injuryId,
    due: isQuestionnaireDue(answers, today),
    ...functionOf(answers),
    answers: own.toReversed().slice(0, QUESTIONNAIRE_LIMITS.listed).map(presentQuestionnaire),
  };
};
