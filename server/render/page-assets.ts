import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that a page loads: its entry script, the scripts and fonts that will be needed next, and the style sheet of
 * the shop.
 */
export interface PageAssets {
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
  readonly styles: PageStyles | null;
}

/** A style sheet that travels inside the page, and the source by which the page's policy allows it. */
export interface PageStyles {
  readonly text: string;
  /** As the directive `style-src` names it: `'sha256-...'`. */
  readonly source: string;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'src/main.tsx';
/** Name of the style sheet in the manifest of the build. */
const STYLES = 'style.css';

/** Finds the built files of a page by the sources it is made of. */
export type AssetsOf = (sources: readonly string[]) => PageAssets;

/** Reads the client build's manifest; without a build the sources themselves are served (development). */
export function readAssets(clientFolder: string | null): AssetsOf {
  if (!clientFolder) return () => ({ entry: `/${ENTRY}`, preloads: [], fonts: [], styles: null });
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const text = readFileSync(join(clientFolder, manifest[STYLES]!.file), 'utf8').trim();
  const styles = { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
  // The fonts that every page uses.
  const fonts = [...new Set([...text.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address]) => address!))];
  return (sources) => {
    const [entry, ...preloads] = withImports(manifest, [ENTRY, ...sources]).map(({ file }) => `/${file}`);
    return { entry: entry!, preloads, fonts, styles };
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
