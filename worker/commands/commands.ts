import { laterCommand } from '../come-later.ts';

/** Everything that a shopper can do. Commands always work offline, and a refused command writes nothing. */
export const commands = {
  booking: {
    open: laterCommand((later) => later.commands.booking.open),
    submit: laterCommand((later) => later.commands.booking.submit),
  },
  cart: {
    add: laterCommand((later) => later.commands.cart.add),
    addAll: laterCommand((later) => later.commands.cart.addAll),
    setQty: laterCommand((later) => later.commands.cartLine.setQty),
    change: laterCommand((later) => later.commands.cartLine.change),
    remove: laterCommand((later) => later.commands.cartLine.remove),
    putBack: laterCommand((later) => later.commands.cartLine.putBack),
    takeShared: laterCommand((later) => later.commands.sharedCart.take),
    applyCoupon: laterCommand((later) => later.commands.coupon.apply),
    removeCoupon: laterCommand((later) => later.commands.coupon.remove),
  },
  checkout: {
    open: laterCommand((later) => later.commands.checkoutDraft.open),
    saveDetails: laterCommand((later) => later.commands.checkoutDraft.saveDetails),
    placeOrder: laterCommand((later) => later.commands.checkout.placeOrder),
    acceptQuote: laterCommand((later) => later.commands.checkout.acceptQuote),
  },
  claim: { keep: laterCommand((later) => later.commands.claim.keep) },
  comparison: {
    add: laterCommand((later) => later.commands.comparison.add),
    remove: laterCommand((later) => later.commands.comparison.remove),
    putBack: laterCommand((later) => later.commands.comparison.putBack),
  },
  consent: { set: laterCommand((later) => later.commands.consent.set) },
  newsletter: {
    subscribe: laterCommand((later) => later.commands.newsletter.subscribe),
    unsubscribe: laterCommand((later) => later.commands.newsletter.unsubscribe),
    dismissOffer: laterCommand((later) => later.commands.newsletter.dismissOffer),
  },
  device: { forgetMe: laterCommand((later) => later.commands.device.forgetMe) },
  home: { remember: laterCommand((later) => later.commands.home.remember) },
  notice: { dismiss: laterCommand((later) => later.commands.notice.dismiss) },
  order: {
    cancel: laterCommand((later) => later.commands.order.cancel),
    discard: laterCommand((later) => later.commands.order.discard),
  },
  orderHistory: {
    cancel: laterCommand((later) => later.commands.orderHistory.cancel),
    requestReturn: laterCommand((later) => later.commands.orderHistory.requestReturn),
    reorder: laterCommand((later) => later.commands.orderHistory.reorder),
  },
  password: {
    request: laterCommand((later) => later.commands.password.request),
    create: laterCommand((later) => later.commands.password.create),
    change: laterCommand((later) => later.commands.password.change),
  },
  payment: {
    begin: laterCommand((later) => later.commands.payment.begin),
    look: laterCommand((later) => later.commands.payment.look),
    leave: laterCommand((later) => later.commands.payment.leave),
    noteTry: laterCommand((later) => later.commands.payment.noteTry),
  },
  profile: {
    save: laterCommand((later) => later.commands.profile.save),
    saveAddress: laterCommand((later) => later.commands.profile.saveAddress),
    removeAddress: laterCommand((later) => later.commands.profile.removeAddress),
    resolve: laterCommand((later) => later.commands.profile.resolve),
  },
  review: {
    send: laterCommand((later) => later.commands.review.send),
    vote: laterCommand((later) => later.commands.review.vote),
  },
  search: {
    remember: laterCommand((later) => later.commands.search.remember),
    forget: laterCommand((later) => later.commands.search.forget),
    count: laterCommand((later) => later.commands.search.count),
  },
  session: {
    login: laterCommand((later) => later.commands.session.login),
    register: laterCommand((later) => later.commands.session.register),
    logout: laterCommand((later) => later.commands.session.logout),
  },
  task: {
    sendNow: laterCommand((later) => later.commands.task.sendNow),
    cancel: laterCommand((later) => later.commands.task.cancel),
    dismiss: laterCommand((later) => later.commands.task.dismiss),
  },
  viewed: { remember: laterCommand((later) => later.commands.viewed.remember) },
  wishlist: {
    add: laterCommand((later) => later.commands.wishlist.add),
    remove: laterCommand((later) => later.commands.wishlist.remove),
    putBack: laterCommand((later) => later.commands.wishlist.putBack),
    moveToCart: laterCommand((later) => later.commands.wishlist.moveToCart),
  },
};
