/// <reference lib="webworker" />
import type { PictureStore } from '#worker/pictures/picture-store.ts';

export interface PicturePorts {
  readonly pictures: PictureStore;
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * Answers the request of a picture: kept ones for a week without asking, others from the network, and without a network
 * whatever the device has of it, an old one or another width. The view says calmly when there is none.
 */
export async function answerPicture(
  { pictures, fetch }: PicturePorts,
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = `${pathname}${search}`;
  // A damaged store is no reason to show nothing.
  const kept = await pictures.find(address).catch(() => null);
  if (kept?.isFresh) return kept.response;
  try {
    const response = await fetch(request);
    // A full device shows what comes and keeps nothing of it.
    if (isPicture(response)) waitUntil(pictures.keep(address, response.clone()).catch(() => 0));
    return response;
  } catch {
    const older = kept?.response ?? (await pictures.findOtherWidth(address).catch(() => null));
    return older ?? Response.error();
  }
}

function isPicture({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith('image/');
}
