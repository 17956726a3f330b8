import { parentPort } from 'node:worker_threads';
import { type ListTask, listTask } from '../archive/read-list.ts';
import { type ParseTask, parseTask } from './parsed-file.ts';

/** Entry point of the parser thread: answers each task with its result. An unexpected error ends the thread. */
parentPort?.on('message', (task: ParseTask | ListTask) =>
  parentPort?.postMessage('list' in task ? listTask(task) : parseTask(task)),
);
