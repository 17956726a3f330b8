import { runOnTestClock } from '@stridewell/kit/test-clock/run';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

await runOnTestClock(readConfig, buildApp);
