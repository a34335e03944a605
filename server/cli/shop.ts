import { emptyDatabase, type Environment, migrationsFolder, readEnvironment } from '../environment.ts';
import { reasonOf } from '../failure-facts.ts';
import { openDatabase } from '../store/database.ts';
import type { CommandOutcome } from './command-outcome.ts';
import { runCommand, withWholePath } from './commands.ts';
import { askRunningServer, OperatorSocket } from './operator-socket.ts';

/** The operator's command: through a running server, else on the database itself. */
async function main(argv: string[]): Promise<void> {
  const command = withWholePath(argv);
  const environment = readEnvironment(process.env);
  const outcome =
    (await askRunningServer(environment.dataDir, command, sayOver)) ?? (await runHere(environment, command));
  if (!outcome.ok) {
    process.stderr.write(`${outcome.message}\n`);
    process.exitCode = 1;
    return;
  }
  const text = argv.includes('--json') ? JSON.stringify(outcome.document, null, 2) : outcome.lines.join('\n');
  process.stdout.write(`${text}\n`);
}

/** How far a command is: one line that changes on a screen, and lines in a file. */
function sayOver(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${text}${text.includes('.') ? '' : '\n'}` : `${text}\n`);
}

async function runHere(environment: Environment, command: readonly string[]): Promise<CommandOutcome> {
  const operator = await OperatorSocket.hold(environment.dataDir);
  const database = await openDatabase({
    url: environment.databaseUrl,
    dataDir: environment.dataDir,
    migrations: migrationsFolder(),
    empty: emptyDatabase(),
  });
  operator.serve(database.queries);
  try {
    return await runCommand(database.queries, command, { dataDir: environment.dataDir, say: sayOver });
  } finally {
    await operator.release();
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
});
