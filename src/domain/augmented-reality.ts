import { AR_ANDROID_MIN, AR_IOS_MIN } from '#config/limits.ts';
import { pieceOf } from './fit.ts';
import type { ProductModels } from './product.ts';

/** What a device tells of itself. */
export interface DeviceTraits {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** How a phone puts a piece into a room: Android by its Scene Viewer, iPhone and iPad by Quick Look. */
export type RoomViewer = 'sceneViewer' | 'quickLook';

/** Browsers of Android that do not hand an intent on, and glasses. */
const withoutIntents = /Firefox|OculusBrowser/;

/** What this device shows one of these models with; `null` where it cannot. */
export function roomViewerOf(device: DeviceTraits, { glb, usdz }: ProductModels): RoomViewer | null {
  const android = /Android (\d+)/.exec(device.userAgent)?.[1];
  if (android !== undefined) {
    const isAble = Number(android) >= AR_ANDROID_MIN && !withoutIntents.test(device.userAgent);
    return glb !== null && isAble ? 'sceneViewer' : null;
  }
  return usdz !== null && isAppleHandheld(device) && appleVersionOf(device) >= AR_IOS_MIN ? 'quickLook' : null;
}

/** iPhone or iPad; an iPad says that it is a Mac, but there is no Mac that one touches with five fingers. */
export function isAppleHandheld({ userAgent, maxTouchPoints }: DeviceTraits): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** One that says it is a Mac has iPadOS 13 at least. */
function appleVersionOf({ userAgent }: DeviceTraits): number {
  return Number(/ OS (\d+)_/.exec(userAgent)?.[1] ?? Infinity);
}

interface Scene {
  /** Absolute addresses. */
  readonly file: string;
  readonly link: string;
  readonly title: string;
}

/**
 * The intent that opens a model in the Scene Viewer of Android. It keeps its size: what is shown is whether it gets its
 * place. A phone without Scene Viewer goes to the link instead.
 */
export function sceneViewerIntent({ file, link, title }: Scene): string {
  const query = Object.entries({ file, mode: 'ar_preferred', resizable: 'false', title, link })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const intent = [
    'Intent',
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(link)}`,
    'end;',
  ];
  return `intent://arvr.google.com/scene-viewer/1.2?${query}#${intent.join(';')}`;
}

/** A model that keeps its size in Quick Look. */
export function quickLookAddress(file: string, link: string): string {
  return `${file}#allowsContentScaling=0&canonicalWebPageURL=${encodeURIComponent(link)}`;
}

/** How large a piece stands in a room, in metres; `null` for a side that is not known. */
export function sizeInMetres(measures: Parameters<typeof pieceOf>[0]): Readonly<Record<RoomSide, number | null>> {
  const { widthCm, depthCm, heightCm } = pieceOf(measures);
  return { width: metres(widthCm), depth: metres(depthCm), height: metres(heightCm) };
}

export type RoomSide = 'width' | 'depth' | 'height';

const CM_PER_M = 100;

function metres(cm: number | null): number | null {
  return cm === null ? null : cm / CM_PER_M;
}
