import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page loads: its entry, and what the entry will ask for anyway. */
export interface PageAssets {
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'src/main.tsx';

/**
 * Finds the built files of a page by the sources it is made of. Of what they import later, only the looks of what is named
 * as a part come with the page.
 */
export type AssetsOf = (sources: readonly string[], parts?: ReadonlySet<string>) => PageAssets;

/** Reads the client build's manifest; without a build the sources themselves are served (development). */
export function readAssets(clientFolder: string | null): AssetsOf {
  if (!clientFolder) return () => ({ entry: `/${ENTRY}`, preloads: [], styles: [], fonts: [] });
  const path = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  return (sources, parts = new Set()) => {
    const chunks = withImports(manifest, [ENTRY, ...sources]);
    const later = chunks.flatMap(({ dynamicImports = [] }) => dynamicImports).filter((source) => parts.has(source));
    const shown = withImports(manifest, [ENTRY, ...sources, ...later]);
    const address = (file: string): string => `/${file}`;
    return {
      entry: address(manifest[ENTRY]!.file),
      preloads: chunks.slice(1).map(({ file }) => address(file)),
      styles: [...new Set(shown.flatMap(({ css }) => css ?? []))].map(address),
      fonts: [...new Set(chunks.flatMap(({ assets }) => assets ?? []))]
        .filter((file) => file.endsWith('.woff2'))
        .map(address),
    };
  };
}

function withImports(manifest: Manifest, sources: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`nothing was built of ${key}`);
    if (found.has(key)) return;
    found.set(key, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...found.values()];
}
