// Generates types, validators and the table of operations from the contract. Run by `npm run generate`; a test runs it
// with `--check` and fails when the committed files are stale.
import { createClient } from '@hey-api/openapi-ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import config from './openapi-ts.config.mjs';

const METHODS = ['get', 'post', 'put', 'delete'];
const FILES = ['types.gen.ts', 'zod.gen.ts', 'operations.gen.ts'];
const target = new URL('./generated/', import.meta.url).pathname;
const check = process.argv.includes('--check');
const out = check ? mkdtempSync(join(tmpdir(), 'contract-')) : target;

await createClient({ ...config, output: { path: out, clean: true, entryFile: false } });
writeFileSync(join(out, 'operations.gen.ts'), operationsModule(parse(readFileSync(config.input, 'utf8'))));

if (check) {
  const stale = FILES.filter(
    (file) => readFileSync(join(out, file), 'utf8') !== readFileSync(join(target, file), 'utf8'),
  );
  rmSync(out, { recursive: true });
  if (stale.length > 0) {
    process.stderr.write(`Stale: ${stale.join(', ')}. Run npm run generate.\n`);
    process.exit(1);
  }
}

/** One row per operation: its path at the reference backend, and the kinds of its parameters. */
function operationsModule(contract) {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method];
      const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
      const kinds = (where) =>
        Object.fromEntries(parameters.filter((p) => p.in === where).map((p) => [p.name, kindOf(contract, p.schema)]));
      return [
        operation.operationId,
        {
          method: method.toUpperCase(),
          path: `${basePathOf(item)}${path}`,
          family: operation.tags[0],
          query: kinds('query'),
          params: kinds('path'),
          hasBody: operation.requestBody !== undefined,
          auth: operation['x-auth'],
          idempotency: operation['x-idempotency'],
          cache: operation['x-cache'].server,
        },
      ];
    }),
  );
  const body = rows.map(([id, row]) => `  ${id}: ${JSON.stringify(row)},`).join('\n');
  return `// This file is auto-generated from the contract by schemas/api/generate.mjs\n\nexport const operations = {\n${body}\n} as const;\n\nexport type OperationId = keyof typeof operations;\n`;
}

/**
 * The path under which the reference backend answers in place of a provider: that of the provider's address with its
 * default values.
 */
function basePathOf({ servers: [server] = [] }) {
  if (!server) return '';
  const { pathname } = new URL(server.url.replace(/\{(\w+)\}/g, (_, name) => server.variables[name].default));
  return pathname === '/' ? '' : pathname;
}

function resolve(contract, node) {
  return node.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key], contract)
    : node;
}

function kindOf(contract, schema) {
  const { type } = resolve(contract, schema);
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'string';
}
