/// <reference lib="webworker" />
import type { PictureStore } from '#worker/pictures/picture-store.ts';

export interface PicturePorts {
  readonly pictures: PictureStore;
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * Answers the request of a picture. A kept one is used for a week without asking; others come from the network, and where
 * that brings no picture (none at all, or a portal that answers for the shop) from whatever the device has: an older copy or
 * another width. When there is none, the picture's frame shows that calmly.
 */
export async function answerPicture(
  { pictures, fetch }: PicturePorts,
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = `${pathname}${search}`;
  // Without a readable store the picture comes from the network.
  const kept = await pictures.find(address).catch(() => null);
  if (kept?.isFresh) return kept.response;
  const response = await fetch(request).catch(() => null);
  if (response && isPicture(response)) {
    // On a full device the picture is shown but not kept.
    waitUntil(pictures.keep(address, response.clone()).catch(() => 0));
    return response;
  }
  const older = kept?.response ?? (await pictures.findOtherWidth(address).catch(() => null));
  return older ?? response ?? Response.error();
}

function isPicture({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith('image/');
}
