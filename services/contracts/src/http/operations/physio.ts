import {
  physioCheckinAnswerSchema,
  physioCheckinBody,
  physioCheckinSchema,
  physioCheckinsSchema,
  physioListQuery,
  physioLogBody,
  physioLogSchema,
  physioLogsSchema,
  physioProfileBody,
  physioProfileSchema,
  physioTodaySchema,
  triageBody,
  triageOutcomeSchema,
} from '../physio.ts';
import { type OperationSchema, refusals } from './schema.ts';

export const physioSchemas = {
  readPhysioProfile: {
    summary: 'Read the injury profile',
    response: { 200: physioProfileSchema.nullable(), ...refusals(401) },
  },
  createPhysioProfile: {
    summary: 'Create the injury profile',
    body: physioProfileBody,
    response: { 200: physioProfileSchema, ...refusals(400, 401, 409, 503) },
  },
  replacePhysioProfile: {
    summary: 'Replace the injury profile',
    body: physioProfileBody,
    response: { 200: physioProfileSchema, ...refusals(400, 401, 404, 503) },
  },
  resolveInjury: {
    summary: 'Mark the injury as resolved',
    response: { 200: physioProfileSchema, ...refusals(401, 404, 409, 503) },
  },
  savePhysioCheckin: {
    summary: 'Save the physio check-in of a day',
    body: physioCheckinBody,
    response: { 200: physioCheckinAnswerSchema, ...refusals(400, 401, 409, 503) },
  },
  readPhysioCheckinToday: {
    summary: 'Read the physio check-in of today',
    response: { 200: physioCheckinSchema, ...refusals(401, 404) },
  },
  readPhysioCheckins: {
    summary: 'Read the latest physio check-ins',
    querystring: physioListQuery,
    response: { 200: physioCheckinsSchema, ...refusals(400, 401) },
  },
  answerTriage: {
    summary: 'Answer the questions about warning signs',
    body: triageBody,
    response: { 200: triageOutcomeSchema, ...refusals(400, 401, 503) },
  },
  readPhysioLogs: {
    summary: 'Read the latest logs of exercises',
    querystring: physioListQuery,
    response: { 200: physioLogsSchema, ...refusals(400, 401) },
  },
  savePhysioLog: {
    summary: 'Save how an exercise of the programme went',
    body: physioLogBody,
    response: { 200: physioLogSchema, ...refusals(400, 401, 409, 503) },
  },
  readPhysioToday: {
    summary: 'Read what the programme asks for today',
    response: { 200: physioTodaySchema, ...refusals(401, 503) },
  },
} satisfies Record<string, OperationSchema>;
