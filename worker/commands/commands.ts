import * as booking from './booking.ts';
import * as cart from './cart.ts';
import * as cartLine from './cart-line.ts';
import * as claim from './claim.ts';
import * as checkout from './checkout.ts';
import * as checkoutDraft from './checkout-draft.ts';
import * as coupon from './coupon.ts';
import * as comparison from './comparison.ts';
import * as consent from './consent.ts';
import * as newsletter from './newsletter.ts';
import * as delivery from './delivery.ts';
import * as device from './device.ts';
import * as home from './home.ts';
import * as notice from './notice.ts';
import * as order from './order.ts';
import * as orderHistory from './order-history.ts';
import * as password from './password.ts';
import * as payment from './payment.ts';
import * as profile from './profile.ts';
import * as restock from './restock.ts';
import * as review from './review.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as sharedCart from './shared-cart.ts';
import * as task from './task.ts';
import * as viewed from './viewed.ts';
import * as wishlist from './wishlist.ts';

/**
 * Everything that a shopper can do. Commands always work offline, and a refused command writes nothing. No first screen calls one,
 * so the menu is part of the later code.
 */
export const commands = {
  booking: {
    open: booking.open,
    submit: booking.submit,
  },
  cart: {
    add: cart.add,
    addAll: cart.addAll,
    setQty: cartLine.setQty,
    change: cartLine.change,
    remove: cartLine.remove,
    clear: cartLine.clear,
    putBack: cartLine.putBack,
    dismissGone: cartLine.dismissGone,
    takeShared: sharedCart.take,
    applyCoupon: coupon.apply,
    removeCoupon: coupon.remove,
    dismissCouponChange: coupon.dismissChange,
  },
  checkout: {
    open: checkoutDraft.open,
    saveDetails: checkoutDraft.saveDetails,
    placeOrder: checkout.placeOrder,
    acceptQuote: checkout.acceptQuote,
    edit: checkoutDraft.edit,
  },
  claim: { keep: claim.keep },
  comparison: {
    add: comparison.add,
    remove: comparison.remove,
    putBack: comparison.putBack,
  },
  consent: { set: consent.set },
  newsletter: {
    subscribe: newsletter.subscribe,
    unsubscribe: newsletter.unsubscribe,
    dismissOffer: newsletter.dismissOffer,
  },
  delivery: { setPostcode: delivery.setPostcode },
  device: { forgetMe: device.forgetMe },
  home: { remember: home.remember },
  notice: { dismiss: notice.dismiss },
  order: {
    cancel: order.cancel,
    discard: order.discard,
    sendAgain: order.sendAgain,
    noteMeasured: order.noteMeasured,
  },
  orderHistory: {
    cancel: orderHistory.cancel,
    requestReturn: orderHistory.requestReturn,
    reorder: orderHistory.reorder,
  },
  password: {
    request: password.request,
    create: password.create,
    change: password.change,
  },
  payment: {
    begin: payment.begin,
    look: payment.look,
    leave: payment.leave,
    noteTry: payment.noteTry,
    followDelivery: payment.followDelivery,
  },
  profile: {
    save: profile.save,
    saveAddress: profile.saveAddress,
    removeAddress: profile.removeAddress,
    resolve: profile.resolve,
  },
  restock: { ask: restock.ask },
  review: {
    send: review.send,
    vote: review.vote,
  },
  search: {
    remember: search.remember,
    forget: search.forget,
    count: search.count,
  },
  session: {
    login: session.login,
    register: session.register,
    logout: session.logout,
  },
  task: {
    sendNow: task.sendNow,
    cancel: task.cancel,
    dismiss: task.dismiss,
  },
  viewed: { remember: viewed.remember },
  wishlist: {
    add: wishlist.add,
    remove: wishlist.remove,
    putBack: wishlist.putBack,
    moveToCart: wishlist.moveToCart,
  },
};
