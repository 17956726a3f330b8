import { keyOf, type Optional, readOr, useOptional, useToday } from '@stridewell/app/core';
import {
  PATHS,
  PHYSIO_LIMITS,
  type PhysioCheckin,
  type PhysioLog,
  type PhysioPlan,
  type PhysioProfile,
  type PhysioToday,
} from '@stridewell/contracts/web';
import { languageQuery } from './language.ts';

const readProfile = readOr('readPhysioProfile', 'Failed to fetch physio profile');
const readCheckin = readOr('readPhysioCheckinToday', "Failed to fetch today's physio check-in");

/** Query of the injury profile. Its state is `none` until a profile is saved. */
export const usePhysioProfile = (): Optional<PhysioProfile> => {
  const profile = useOptional<PhysioProfile | null>([PATHS.physioProfile], { read: readProfile });
  if (profile.state !== 'there') return profile;
  return profile.value === null ? { state: 'none' } : { state: 'there', value: profile.value };
};

/** Key of today's plan in the language of the page. */
export const physioTodayKey = () => keyOf('readPhysioToday', languageQuery());

/**
 * Query of today's plan in the language of the page: dose, exercises, gate, alerts. Ignores a cached plan of any other
 * date.
 */
export const usePhysioToday = (): Optional<PhysioToday> => {
  const today = useToday();
  return useOptional(physioTodayKey(), {
    read: readOr('readPhysioToday', "Failed to fetch today's physio plan", languageQuery()),
    current: ({ date }) => date === today,
  });
};

const readPlan = readOr('readPhysioPlan', "Failed to fetch today's session");

/** Query of today's session: sides, loads and minutes of the exercises. Ignores a cached plan of any other date. */
export const usePhysioPlan = (): Optional<PhysioPlan> => {
  const today = useToday();
  return useOptional([PATHS.physioPlan], { read: readPlan, current: ({ date }) => date === today });
};

/** Query of today's physio check-in. Its state is `none` for a 404 response. */
export const useCheckinToday = (): Optional<PhysioCheckin> => {
  const today = useToday();
  return useOptional([PATHS.physioCheckinToday], { read: readCheckin, current: ({ date }) => date === today });
};

/** The newest check-ins, newest first. Screens use the default limit, so they share the cached list. */
export const usePhysioCheckins = (limit: number = PHYSIO_LIMITS.listDefault): Optional<PhysioCheckin[]> => {
  return useOptional<PhysioCheckin[]>(keyOf('readPhysioCheckins', { limit }), {
    read: readOr('readPhysioCheckins', 'Failed to fetch physio check-ins', { limit }),
  });
};

/** The newest entries of the exercise log, newest first. */
export const usePhysioLogs = (limit: number = PHYSIO_LIMITS.listDefault): Optional<PhysioLog[]> => {
  return useOptional<PhysioLog[]>(keyOf('readPhysioLogs', { limit }), {
    read: readOr('readPhysioLogs', 'Failed to fetch physio logs', { limit }),
  });
};
