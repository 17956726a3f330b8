import type { EventType } from '@stridewell/contracts/events/envelope';
import { createServiceTestBed, type ServiceTestBed } from '@stridewell/kit/testing/service-bed';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';

export type PhysioBed = ServiceTestBed;

interface BedOptions extends Partial<Config> {
  /** Types of published events to collect. */
  events?: readonly EventType[];
}

const createClosedBed = ({ events = [], ...change }: BedOptions): PhysioBed =>
  createServiceTestBed({
    service: 'physio',
    events,
    build: (config, overrides) => buildApp({ ...config, chat: { model: null }, ...change }, overrides),
  });

/** Starts the physio service with real test stores. The test must close it. */
export const createPhysioBed = async (options: BedOptions = {}): Promise<PhysioBed> => {
  const bed = createClosedBed(options);
  await bed.open();
  return bed;
};

/** Runs the physio service with real test stores during a file's tests. */
export const usePhysioBed = (options: BedOptions = {}): PhysioBed => {
  const bed = createClosedBed(options);
  beforeAll(() => bed.open());
  afterAll(() => bed.close());
  return bed;
};
