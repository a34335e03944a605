import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepPrivate } from '../private-folder.ts';
import type { Queries } from '../store/database.ts';
import type { CommandOutcome } from './command-outcome.ts';
import { runCommand } from './commands.ts';

// Longer names do not fit into the address of a Unix socket.
const SOCKET_PATH_MAX = 100;

/** Where a running server listens for the operator. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'shop.sock');
  if (Buffer.byteLength(path) <= SOCKET_PATH_MAX) return path;
  return join(tmpdir(), `stua-${createHash('sha256').update(path).digest('hex').slice(0, 24)}.sock`);
}

/**
 * A process that works on a data folder holds the folder's socket, from before the database opens until after it has
 * closed, because two processes that open the same embedded database break it. Commands that arrive through the socket
 * wait until the database is open.
 */
export class OperatorSocket {
  private readonly server: Server;
  private readonly dataDir: string;
  private open: (database: Queries) => void = () => undefined;
  private readonly database = new Promise<Queries>((resolve) => (this.open = resolve));

  private constructor(dataDir: string) {
    this.dataDir = dataDir;
    this.server = createServer((incoming, outgoing) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => (text += chunk));
      incoming.on('end', () => {
        const say = (progress: string): void => void outgoing.write(`${JSON.stringify({ progress })}\n`);
        void this.carryOut(text, say).then((outcome) => outgoing.end(JSON.stringify(outcome)));
      });
    });
  }

  /** Listens on the socket of the folder. Throws when another process holds it. */
  static async hold(dataDir: string): Promise<OperatorSocket> {
    keepPrivate(dataDir);
    const path = socketPath(dataDir);
    const socket = new OperatorSocket(dataDir);
    await socket.listen(path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      if (await isAnswered(path)) throw new Error(`a shop is running on ${dataDir} already`);
      // A process that was killed leaves its socket behind.
      rmSync(path, { force: true });
      await socket.listen(path);
    });
    return socket;
  }

  /** Lets the operator's commands work on this database. */
  serve(database: Queries): void {
    this.open(database);
  }

  /** Resolves when every command that had come is answered. */
  async release(): Promise<void> {
    await new Promise<void>((resolve) => void this.server.close(() => resolve()));
  }

  private async carryOut(text: string, say: (text: string) => void): Promise<CommandOutcome> {
    const command = parsed(text);
    if (!command) return { ok: false, message: 'A command is a list of texts.' };
    return runCommand(await this.database, command, { dataDir: this.dataDir, say });
  }

  private async listen(path: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(path, () => {
        this.server.off('error', reject);
        resolve();
      });
    });
  }
}

/** Whether a process listens on this socket. */
async function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const knock = connect(path);
    knock.once('connect', () => {
      knock.destroy();
      resolve(true);
    });
    knock.once('error', () => resolve(false));
  });
}

function parsed(text: string): string[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : null;
  } catch {
    return null;
  }
}

/**
 * Asks a running server to carry out a command; `null` when none is running on this folder. Each line of the answer but the
 * last says how far it is.
 */
export async function askRunningServer(
  dataDir: string,
  command: readonly string[],
  say: (text: string) => void = () => undefined,
): Promise<CommandOutcome | null> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: socketPath(dataDir), method: 'POST' }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        const lines = (text + chunk).split('\n');
        text = lines.pop()!;
        for (const line of lines) say((JSON.parse(line) as { progress: string }).progress);
      });
      answer.on('end', () => resolve(JSON.parse(text) as CommandOutcome));
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else if (error.code === 'ECONNRESET') reject(new Error('The shop stopped before it had answered.'));
      else reject(error);
    });
    call.end(JSON.stringify(command));
  });
}
