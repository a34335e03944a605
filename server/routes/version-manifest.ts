import { createHash } from 'node:crypto';
import type { BuiltFiles } from './static-files.ts';

/** Address of the empty page that the service worker keeps for every route. */
export const SHELL_PATH = '/shell';

const SERVICE_WORKER = '/sw.js';
const MANIFEST = '/files.json';
/** Where the built service worker names its version. */
const PLACEHOLDER = '__VERSION_DIGEST__';

/** What pages are made of; their styles they carry themselves. The code for browsers in which nothing can be kept is not. */
const KEPT = /^\/(?:assets\/(?!memory-ports-).*\.(?:js|woff2)|icon\.svg|manifest\.webmanifest)$/;

/**
 * The built files with what names them all: a list of every file that devices keep, the shell among them, each with the
 * digest of its bytes, and a service worker that knows the digest of the list. The shell is made here and not in the
 * build, because it carries the public address of the shop.
 */
export function withManifest(files: BuiltFiles, shell: string): BuiltFiles {
  const kept = [...files].filter(([path]) => KEPT.test(path));
  const digests = kept.map(([path, bytes]) => [path, digestOf(bytes)] as const);
  const manifest = JSON.stringify(Object.fromEntries([[SHELL_PATH, digestOf(shell)], ...digests]));
  const script = new TextDecoder().decode(files.get(SERVICE_WORKER));
  if (!script.includes(PLACEHOLDER)) throw new Error('the built service worker has no place for its version');
  return new Map([
    ...files,
    [MANIFEST, bytesOf(manifest)],
    [SERVICE_WORKER, bytesOf(script.replace(PLACEHOLDER, digestOf(manifest)))],
  ]);
}

/** What names the version of built files: the digest of the list of them. */
export function versionDigest(files: BuiltFiles): string {
  return digestOf(files.get(MANIFEST)!);
}

/** SHA-256 in base64. */
function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
