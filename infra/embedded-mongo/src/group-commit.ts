import type { Services } from './commands/command.ts';

/** Unit of work. `run` is called inside the transaction, `answer` after its COMMIT. */
export interface Task {
  run(): void;
  answer(): void;
  /** Called instead of `answer` when the transaction is rolled back. */
  fail(error: unknown): void;
}

/**
 * All tasks that arrive in one turn of the event loop share one transaction and therefore one fsync. No client receives
 * a reply before COMMIT has returned.
 */
export class GroupCommit {
  readonly #services: Services;
  #waiting: Task[] = [];

  constructor(services: Services) {
    this.#services = services;
  }

  add(task: Task): void {
    this.#waiting.push(task);
    if (this.#waiting.length === 1) setImmediate(() => this.flush());
  }

  flush(): void {
    const tasks = this.#waiting;
    if (tasks.length === 0) return;
    this.#waiting = [];
    try {
      this.#commit(tasks);
    } catch (error) {
      this.#rollback();
      for (const task of tasks) task.fail(error);
      return;
    }
    for (const task of tasks) task.answer();
  }

  #commit(tasks: readonly Task[]): void {
    const { sqlite } = this.#services.store;
    sqlite.exec('BEGIN');
    for (const task of tasks) {
      task.run();
      if (!sqlite.isTransaction) throw new Error('SQLite ended the transaction');
    }
    sqlite.exec('COMMIT');
  }

  #rollback(): void {
    const { store, cursors } = this.#services;
    if (store.sqlite.isTransaction) store.sqlite.exec('ROLLBACK');
    cursors.killAll();
    store.load();
  }
}
