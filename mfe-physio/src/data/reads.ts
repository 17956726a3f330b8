import {
  PATHS,
  PHYSIO_LIMITS,
  type PhysioCheckin,
  type PhysioLog,
  type PhysioProfile,
  type PhysioToday,
} from '@stridewell/contracts/web';
import { type Optional, readOr, useOptional, useToday } from '@stridewell/ui/core';

const readProfile = readOr<PhysioProfile | null>(PATHS.physioProfile, 'Failed to fetch physio profile');
const readToday = readOr<PhysioToday>(PATHS.physioToday, "Failed to fetch today's physio plan");
const readCheckin = readOr<PhysioCheckin>(PATHS.physioCheckinToday, "Failed to fetch today's physio check-in");

/** The injury profile; `none` until one is saved. */
export const usePhysioProfile = (): Optional<PhysioProfile> => {
  const profile = useOptional<PhysioProfile | null>([PATHS.physioProfile], { read: readProfile });
  if (profile.state !== 'there') return profile;
  return profile.value === null ? { state: 'none' } : { state: 'there', value: profile.value };
};

/** Today's plan: dose, exercises, gate, alerts. A plan of another date (the cache just after midnight) is ignored. */
export const usePhysioToday = (): Optional<PhysioToday> => {
  const today = useToday();
  return useOptional([PATHS.physioToday], { read: readToday, current: ({ date }) => date === today });
};

/** Today's physio check-in; `none` if there is none (not a failure). */
export const useCheckinToday = (): Optional<PhysioCheckin> => {
  const today = useToday();
  return useOptional([PATHS.physioCheckinToday], { read: readCheckin, current: ({ date }) => date === today });
};

/** The newest check-ins, newest first. Screens share the default limit, so the list is fetched once. */
export const usePhysioCheckins = (limit: number = PHYSIO_LIMITS.listDefault): Optional<PhysioCheckin[]> => {
  const query = `?limit=${limit}`;
  return useOptional<PhysioCheckin[]>([PATHS.physioCheckins, query], {
    read: readOr(`${PATHS.physioCheckins}${query}`, 'Failed to fetch physio check-ins'),
  });
};

/** The newest entries of the exercise log, newest first. */
export const usePhysioLogs = (limit: number = PHYSIO_LIMITS.listDefault): Optional<PhysioLog[]> => {
  const query = `?limit=${limit}`;
  return useOptional<PhysioLog[]>([PATHS.physioLogs, query], {
    read: readOr(`${PATHS.physioLogs}${query}`, 'Failed to fetch physio logs'),
  });
};
