import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { migrationsFolder, readEnvironment } from '../environment.ts';
import { openDatabase } from '../store/database.ts';
import { type CommandOutcome, runCommand } from './commands.ts';
import { askRunningServer } from './operator-socket.ts';

/** The operator's command: through a running server, else on the database itself. */
async function main(argv: string[]): Promise<void> {
  // The server that carries it out may stand in another folder.
  const command = argv[0] === 'import' && argv[1] ? ['import', resolve(argv[1]), ...argv.slice(2)] : argv;
  const environment = readEnvironment(process.env);
  const outcome = (await askRunningServer(environment.dataDir, command)) ?? (await runHere(environment, command));
  if (!outcome.ok) {
    process.stderr.write(`${outcome.message}\n`);
    process.exitCode = 1;
    return;
  }
  const text = argv.includes('--json') ? JSON.stringify(outcome.document, null, 2) : outcome.lines.join('\n');
  process.stdout.write(`${text}\n`);
}

async function runHere(environment: ReturnType<typeof readEnvironment>, command: string[]): Promise<CommandOutcome> {
  mkdirSync(environment.dataDir, { recursive: true });
  const database = await openDatabase({
    url: environment.databaseUrl,
    dataDir: environment.dataDir,
    migrations: migrationsFolder(),
  });
  try {
    return await runCommand(database.queries, command);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
