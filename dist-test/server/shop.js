import { a as askRunningServer, i as readEnvironment, n as migrationsFolder, s as runCommand, t as openDatabase } from "./assets/database-DwJP23hK.js";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
// server/cli/shop.ts
/** The operator's command: through a running server, else on the database itself. */
async function main(argv) {
	const command = argv[0] === "import" && argv[1] ? [
		"import",
		resolve(argv[1]),
		...argv.slice(2)
	] : argv;
	const environment = readEnvironment(process.env);
	const outcome = await askRunningServer(environment.dataDir, command) ?? await runHere(environment, command);
	if (!outcome.ok) {
		process.stderr.write(`${outcome.message}\n`);
		process.exitCode = 1;
		return;
	}
	const text = argv.includes("--json") ? JSON.stringify(outcome.document, null, 2) : outcome.lines.join("\n");
	process.stdout.write(`${text}\n`);
}
async function runHere(environment, command) {
	mkdirSync(environment.dataDir, { recursive: true });
	const database = await openDatabase({
		url: environment.databaseUrl,
		dataDir: environment.dataDir,
		migrations: migrationsFolder()
	});
	try {
		return await runCommand(database.queries, command);
	} finally {
		await database.close();
	}
}
main(process.argv.slice(2)).catch((error) => {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
});
export {};
