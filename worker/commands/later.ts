/** Commands that no first screen calls, by noun. */
export * as booking from './booking.ts';
export * as cart from './cart.ts';
export * as cartLine from './cart-line.ts';
export * as checkout from './checkout.ts';
export * as checkoutDraft from './checkout-draft.ts';
export * as comparison from './comparison.ts';
export * as consent from './consent.ts';
export * as newsletter from './newsletter.ts';
export * as notice from './notice.ts';
export * as order from './order.ts';
export * as search from './search.ts';
export * as task from './task.ts';
export * as viewed from './viewed.ts';
export * as wishlist from './wishlist.ts';
