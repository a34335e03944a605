import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Queries } from '../store/database.ts';
import { type CommandOutcome, runCommand } from './commands.ts';

// Longer names do not fit into the address of a Unix socket.
const SOCKET_PATH_MAX = 100;

/** Where a running server listens for the operator. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'shop.sock');
  if (Buffer.byteLength(path) <= SOCKET_PATH_MAX) return path;
  return join(tmpdir(), `stua-${createHash('sha256').update(path).digest('hex').slice(0, 24)}.sock`);
}

/** Lets the operator's command work on the database of this server. */
export async function listenForOperator(dataDir: string, database: Queries): Promise<Server> {
  const path = socketPath(dataDir);
  rmSync(path, { force: true });
  const server = createServer((incoming, outgoing) => {
    let text = '';
    incoming.setEncoding('utf8');
    incoming.on('data', (chunk: string) => (text += chunk));
    incoming.on('end', () => {
      void carryOut(database, text).then((outcome) => outgoing.end(JSON.stringify(outcome)));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return server;
}

async function carryOut(database: Queries, text: string): Promise<CommandOutcome> {
  const command = parsed(text);
  return command ? runCommand(database, command) : { ok: false, message: 'A command is a list of texts.' };
}

function parsed(text: string): string[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : null;
  } catch {
    return null;
  }
}

/** Asks a running server to carry out a command; `null` when none is running on this folder. */
export async function askRunningServer(dataDir: string, command: readonly string[]): Promise<CommandOutcome | null> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: socketPath(dataDir), method: 'POST' }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(JSON.parse(text) as CommandOutcome));
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    call.end(JSON.stringify(command));
  });
}
