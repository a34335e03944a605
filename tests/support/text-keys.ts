import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { SourceFile } from './sources.ts';

/** Every text of a language, keyed by `namespace:key`; the parts of a key are joined by dots. */
export function textsOf(language: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const file of readdirSync(`locales/${language}`)) {
    const add = (key: string, value: unknown): void => {
      if (typeof value === 'string') texts.set(key, value);
      else for (const [name, part] of Object.entries(value as object)) add(`${key}.${name}`, part);
    };
    const content = JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')) as object;
    for (const [name, part] of Object.entries(content)) add(`${file.replace(/\.json$/, '')}:${name}`, part);
  }
  return texts;
}

/** A call of `t`: the keys it asks for, as patterns of `namespace:key`, where computed parts match any name. */
export interface TextCall {
  readonly from: string;
  readonly asked: string;
  readonly patterns: readonly RegExp[];
}

/** The texts that a view asks for with a literal or a template. */
export function textCallsOf({ path, text }: SourceFile): TextCall[] {
  const calls: TextCall[] = [];
  const names = namespacesIn(text);
  visitAll(parsed(path, text), (node) => {
    if (!ts.isCallExpression(node) || !/(?:^|\.)t$/.test(node.expression.getText())) return;
    for (const asked of keysOf(node.arguments[0])) {
      const patterns = asked.includes(':') ? [asked] : names.map((name) => `${name}:${asked}`);
      calls.push({ from: path, asked, patterns: patterns.map(patternOf) });
    }
  });
  return calls;
}

/** Every string of a file that may be a key of a text, including those that are handed on to other code. */
export function possibleKeysOf({ path, text }: SourceFile): string[] {
  const names = namespacesIn(text);
  const keys: string[] = [];
  visitAll(parsed(path, text), (node) => {
    for (const key of keysOf(node as ts.Expression)) {
      if (key.includes(':')) keys.push(key);
      else keys.push(...names.map((name) => `${name}:${key}`));
    }
  });
  return keys;
}

/** Makes an expression of a key such as `ns:a.*.b`; it also matches the plural forms of the key. */
export function patternOf(key: string): RegExp {
  const parts = key.split('*').map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^.]+')}(?:_(?:zero|one|two|few|many|other))?$`);
}

function parsed(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
}

function visitAll(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visitAll(child, look));
}

/**
 * The keys of an expression: literals as they are, templates with a star for computed parts, and both arms of a
 * conditional.
 */
function keysOf(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (!ts.isTemplateExpression(node) || !/[.:]$/.test(node.head.text)) return [];
  return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
}

/** The namespaces of a file's texts; `shop` when it names none. */
function namespacesIn(text: string): string[] {
  const named = [...text.matchAll(/useWords\(([^)]*)\)/g)].flatMap(([, list]) =>
    [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
  );
  return [...new Set(['shop', ...named])];
}
