import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './sources.ts';

/** One import of a source file, as it is written there. */
export interface SourceImport {
  readonly from: string;
  readonly specifier: string;
  /** A `type` import leaves nothing in the built file; an `address` is the URL of a file that another thread loads. */
  readonly kind: 'value' | 'type' | 'address';
  /** Whether it is a dynamic import, whose code is loaded on demand. */
  readonly isLate: boolean;
  /** Path from the root of the imported file; `null` for a package. */
  readonly target: string | null;
  /** Name of the imported package; `null` for a file of the project. */
  readonly packageName: string | null;
}

/** Every static, dynamic and type import and every re-export of a file, found by the compiler's own parser. */
export function importsOf({ path, text }: SourceFile): SourceImport[] {
  const found: SourceImport[] = [];
  const add = (specifier: string, isType: boolean, isLate = false): void => {
    found.push({ from: path, specifier, kind: kindOf(specifier, isType), isLate, ...placeOf(path, specifier) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(textOf(node.moduleSpecifier), isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(textOf(node.moduleSpecifier), node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      // A computed address cannot lead to a file of the project, because the build would not find it.
      if (specifier && ts.isStringLiteralLike(specifier)) add(specifier.text, false, true);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(textOf(node.argument.literal), true);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true));
  return found;
}

function textOf(node: ts.Node): string {
  return (node as ts.StringLiteral).text;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings) || namedBindings.elements.length === 0) return false;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

function kindOf(specifier: string, isType: boolean): SourceImport['kind'] {
  if (isType) return 'type';
  return /\?(?:.*&)?url\b/.test(specifier) ? 'address' : 'value';
}

const aliases = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
).map(([name, folder]) => [name.slice(0, -1), folder.slice('./'.length, -1)] as const);

function placeOf(from: string, specifier: string): Pick<SourceImport, 'target' | 'packageName'> {
  const plain = specifier.split('?', 1)[0]!;
  if (plain.startsWith('.')) return { target: posix.join(posix.dirname(from), plain), packageName: null };
  const alias = aliases.find(([name]) => plain.startsWith(name));
  if (alias) return { target: alias[1] + plain.slice(alias[0].length), packageName: null };
  const [scope = '', name = ''] = plain.split('/');
  if (plain.startsWith('node:')) return { target: null, packageName: 'node' };
  return { target: null, packageName: plain.startsWith('@') ? `${scope}/${name}` : scope };
}
