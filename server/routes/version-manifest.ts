import { createHash } from 'node:crypto';
import type { BuiltFiles } from './static-files.ts';

/** Address of the empty page that the service worker keeps for every route. */
export const SHELL_PATH = '/shell';

const SERVICE_WORKER = '/sw.js';
const MANIFEST = '/files.json';
/** The text in the built service worker that is replaced by its version. */
const PLACEHOLDER = '__VERSION_DIGEST__';

/**
 * Files that devices keep. Styles are not among them, because pages carry them inside; nor is the code for browsers
 * that cannot store anything.
 */
const KEPT = /^\/(?:assets\/(?!memory-ports-).*\.(?:js|woff2)|icon\.svg|payment-marks\.svg|manifest\.webmanifest)$/;

/**
 * Adds to the built files a list of every file that devices keep, the shell included, each with its digest, and puts
 * the digest of the list into the service worker. The shell is made here and not in the build, because it contains the
 * public address of the shop. Throws when the service worker has no place for the digest.
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

/** The version of the built files: the digest of their list. */
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
