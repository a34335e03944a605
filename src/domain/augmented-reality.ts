import { AR_ANDROID_MIN, AR_IOS_MIN } from '#config/limits.ts';
import { pieceOf } from './fit.ts';
import type { ProductModels } from './product.ts';

/** What the browser tells about its device. */
export interface DeviceTraits {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Whether its links of the relation `ar` open Quick Look. */
  readonly hasModelLinks: boolean;
}

/** How a phone puts a piece into a room: Android by its Scene Viewer, iPhone and iPad by Quick Look. */
export type ModelViewer = 'sceneViewer' | 'quickLook';

/** Android browsers that do not pass an intent on, and headsets. */
const withoutIntents = /Firefox|OculusBrowser/;

/** Browsers of iPhone and iPad that open Quick Look without saying so; a page within another app opens nothing. */
const withQuickLook = /CriOS|EdgiOS|FxiOS|GSA|DuckDuckGo/;

/** The viewer of this device for one of these models; `null` when the device has none. */
export function modelViewerOf(device: DeviceTraits, { glb, usdz }: ProductModels): ModelViewer | null {
  const android = /Android (\d+)/.exec(device.userAgent)?.[1];
  if (android !== undefined) {
    const isAble = Number(android) >= AR_ANDROID_MIN && !withoutIntents.test(device.userAgent);
    return glb !== null && isAble ? 'sceneViewer' : null;
  }
  return usdz !== null && hasQuickLook(device) ? 'quickLook' : null;
}

function hasQuickLook(device: DeviceTraits): boolean {
  if (device.hasModelLinks) return true;
  return isAppleHandheld(device) && withQuickLook.test(device.userAgent) && appleVersionOf(device) >= AR_IOS_MIN;
}

/** Whether the device is an iPhone or iPad. An iPad calls itself a Mac, but no Mac has a touch screen. */
export function isAppleHandheld({ userAgent, maxTouchPoints }: Omit<DeviceTraits, 'hasModelLinks'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** The iOS version; an iPad that calls itself a Mac names none, and has iPadOS 13 at least. */
function appleVersionOf({ userAgent }: Pick<DeviceTraits, 'userAgent'>): number {
  return Number(/ OS (\d+)_/.exec(userAgent)?.[1] ?? Infinity);
}

interface Scene {
  /** Absolute addresses. */
  readonly file: string;
  readonly link: string;
  readonly title: string;
}

/**
 * The intent that opens a model in the Scene Viewer of Android. The model cannot be resized, because the shopper wants
 * to see whether the piece fits. A phone without Scene Viewer opens `link` instead.
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

/** The address that opens a model in Quick Look, where it cannot be resized. */
export function quickLookAddress(file: string, link: string): string {
  return `${file}#allowsContentScaling=0&canonicalWebPageURL=${encodeURIComponent(link)}`;
}

/** The size of a piece in metres; `null` for an unknown side. */
export function sizeInMetres(measures: Parameters<typeof pieceOf>[0]): Readonly<Record<RoomSide, number | null>> {
  const { widthCm, depthCm, heightCm } = pieceOf(measures);
  return { width: metres(widthCm), depth: metres(depthCm), height: metres(heightCm) };
}

export type RoomSide = 'width' | 'depth' | 'height';

const CM_PER_M = 100;

function metres(cm: number | null): number | null {
  return cm === null ? null : cm / CM_PER_M;
}
