import { languageQuery } from '../common.ts';
import * as physio from '../physio.ts';
import * as choices from '../physio-choices.ts';
import * as injury from '../physio-injury.ts';
import { physioPlanSchema } from '../physio-plan.ts';
import * as questionnaires from '../physio-questionnaires.ts';
import * as records from '../physio-records.ts';
import { answers, type OperationSchema } from './schema.ts';

export const physioSchemas = {
  readPhysioProfile: {
    summary: 'Read the injury profile',
    response: answers(physio.physioProfileSchema.nullable(), 401),
  },
  createPhysioProfile: {
    summary: 'Create the injury profile',
    body: physio.physioProfileBody,
    response: answers(physio.physioProfileSchema, 400, 401, 409, 503),
  },
  replacePhysioProfile: {
    summary: 'Replace the injury profile',
    body: physio.physioProfileBody,
    response: answers(physio.physioProfileSchema, 400, 401, 404, 503),
  },
  resolveInjury: {
    summary: 'Mark the injury as resolved',
    response: answers(physio.physioProfileSchema, 401, 404, 409, 503),
  },
  readInjuries: {
    summary: 'Read the injuries',
    response: answers(injury.injuriesSchema, 401),
  },
  addInjury: {
    summary: 'Add a second injury',
    body: injury.newInjuryBody,
    response: answers(injury.injurySchema, 400, 401, 409, 503),
  },
  replaceInjury: {
    summary: 'Replace an injury',
    params: injury.injuryParams,
    body: injury.injuryBody,
    response: answers(injury.injurySchema, 400, 401, 404, 409, 503),
  },
  healInjury: {
    summary: 'Mark an injury as healed',
    params: injury.injuryParams,
    response: answers(injury.injurySchema, 400, 401, 404, 409, 503),
  },
  savePhysioCheckin: {
    summary: 'Save the physio check-in of a day',
    body: physio.physioCheckinBody,
    response: answers(physio.physioCheckinAnswerSchema, 400, 401, 409, 503),
  },
  readPhysioCheckinToday: {
    summary: 'Read the physio check-in of today',
    response: answers(physio.physioCheckinSchema, 401, 404),
  },
  readPhysioCheckins: {
    summary: 'Read the latest physio check-ins',
    querystring: physio.physioListQuery,
    response: answers(physio.physioCheckinsSchema, 400, 401),
  },
  answerTriage: {
    summary: 'Answer the questions about warning signs',
    body: physio.triageBody,
    response: answers(physio.triageOutcomeSchema, 400, 401, 503),
  },
  readPhysioLogs: {
    summary: 'Read the latest logs of exercises',
    querystring: physio.physioListQuery,
    response: answers(physio.physioLogsSchema, 400, 401),
  },
  savePhysioLog: {
    summary: 'Save how an exercise of the programme went',
    body: physio.physioLogBody,
    response: answers(physio.physioLogSchema, 400, 401, 409, 503),
  },
  readPhysioTests: {
    summary: 'Read the latest test results',
    querystring: physio.physioListQuery,
    response: answers(records.physioTestsSchema, 400, 401),
  },
  savePhysioTest: {
    summary: 'Save the result of a test',
    body: records.physioTestBody,
    response: answers(records.physioTestSchema, 400, 401, 404, 409, 503),
  },
  readQuestionnaires: {
    summary: 'Read the weekly answers about the activities of each injury',
    response: answers(questionnaires.questionnairesSchema, 401),
  },
  saveQuestionnaire: {
    summary: 'Save the weekly answers about the activities of an injury',
    body: questionnaires.questionnaireBody,
    response: answers(questionnaires.questionnaireSchema, 400, 401, 404, 409, 503),
  },
  readPhysioSessions: {
    summary: 'Read the logged sessions of a range of days',
    querystring: records.physioSessionsQuery,
    response: answers(records.physioSessionsSchema, 400, 401),
  },
  savePhysioSession: {
    summary: 'Save or change the log of a session',
    params: records.physioSessionParams,
    body: records.physioSessionBody,
    response: answers(records.physioSessionSchema, 400, 401, 404, 409, 503),
  },
  savePainHourLater: {
    summary: 'Save the pain one hour after a session',
    params: records.physioSessionParams,
    body: records.painHourLaterBody,
    response: answers(records.painHourLaterSchema, 400, 401, 404, 409, 503),
  },
  readPhysioToday: {
    summary: 'Read what the programme asks for today',
    querystring: languageQuery,
    response: answers(physio.physioTodaySchema, 400, 401, 503),
  },
  readPhysioPlan: {
    summary: 'Read the state of each injury and the combined programme of today',
    response: answers(physioPlanSchema, 401, 503),
  },
  savePhysioChoices: {
    summary: "Save the runner's equipment and the length of today's session",
    body: choices.physioChoicesBody,
    response: answers(choices.physioChoicesSchema, 400, 401, 503),
  },
} satisfies Record<string, OperationSchema>;
