import { laterCommand } from '../come-later.ts';
import * as cart from './cart.ts';
import * as checkout from './checkout.ts';
import * as checkoutDraft from './checkout-draft.ts';
import * as notice from './notice.ts';
import * as order from './order.ts';
import * as task from './task.ts';

/** Everything that a shopper can do. Works offline, always; a refusal writes nothing. */
export const commands = {
  cart: { add: cart.add, addAll: cart.addAll, setQty: cart.setQty, remove: cart.remove, putBack: cart.putBack },
  checkout: {
    open: checkoutDraft.open,
    saveDetails: checkoutDraft.saveDetails,
    placeOrder: checkout.placeOrder,
    acceptQuote: checkout.acceptQuote,
  },
  comparison: {
    add: laterCommand(async () => (await import('../later.ts')).compare),
    remove: laterCommand(async () => (await import('../later.ts')).stopComparing),
    putBack: laterCommand(async () => (await import('../later.ts')).compareAgain),
  },
  notice: { dismiss: notice.dismiss },
  order: { cancel: order.cancel, discard: order.discard },
  task: { sendNow: task.sendNow, cancel: task.cancel, dismiss: task.dismiss },
  viewed: { remember: laterCommand(async () => (await import('../later.ts')).remember) },
};
