import type { Connect } from '../mongodb/set-up.ts';
import type { Role } from '../mongodb/users.ts';

interface StoredUser {
  pwd: string;
  roles: Role[];
}

/** The state of the fake server. */
export interface MongodState {
  /** True when the server was started with --keyFile and therefore requires passwords. */
  keyFile: boolean;
  /** Configuration of the replica set; undefined until the replica set is initiated. */
  set: unknown;
  users: Record<string, StoredUser>;
}

/** Commands that MongoDB allows on loopback while it has no users ("Localhost Exception" in MongoDB's manual). */
const WITHOUT_USERS = ['replSetGetStatus', 'replSetInitiate', 'createUser'];
/** Commands that need no authentication. */
const ALWAYS = ['hello', 'ping'];

const failure = (code: number, message: string): Error => Object.assign(new Error(message), { code });

/** A fake server that enforces the MongoDB authorization rules on which `setUp` depends. It stores no documents. */
export const fakeMongod = (initial: MongodState) => {
  const state: MongodState = structuredClone(initial);
  const commands: string[] = [];

  const perform: Record<string, (command: Record<string, unknown>) => Record<string, unknown>> = {
    hello: () => ({ isWritablePrimary: state.set !== null }),
    listDatabases: () => ({ databases: [] }),
    replSetGetStatus() {
      if (state.set === null) throw failure(94, 'no replset config has been received');
      return { ok: 1 };
    },
    replSetInitiate({ replSetInitiate }) {
      state.set = replSetInitiate;
      return { ok: 1 };
    },
    createUser({ createUser, pwd, roles }) {
      if (String(createUser) in state.users) throw failure(51_003, 'User already exists');
      state.users[String(createUser)] = { pwd: String(pwd), roles: roles as Role[] };
      return { ok: 1 };
    },
    updateUser({ updateUser, pwd, roles }) {
      state.users[String(updateUser)] = { pwd: String(pwd), roles: roles as Role[] };
      return { ok: 1 };
    },
  };

  const connect: Connect = async (credentials) => {
    if (credentials && state.users[credentials.username]?.pwd !== credentials.password)
      throw failure(18, 'Authentication failed.');
    return {
      async command(command) {
        const [name = ''] = Object.keys(command);
        commands.push(name);
        const open = Object.keys(state.users).length === 0 ? [...ALWAYS, ...WITHOUT_USERS] : ALWAYS;
        if (state.keyFile && !credentials && !open.includes(name))
          throw failure(13, `Command ${name} requires authentication`);
        const run = perform[name];
        if (!run) throw failure(59, `no such command: '${name}'`);
        return run(command);
      },
      close: async () => undefined,
    };
  };
  return { connect, state, commands };
};
