import { laterCommand } from '../come-later.ts';
import * as cart from './cart.ts';
import * as notice from './notice.ts';

/** Everything that a shopper can do. Works offline, always; a refusal writes nothing. */
export const commands = {
  cart: { add: cart.add, addAll: cart.addAll, setQty: cart.setQty, remove: cart.remove, putBack: cart.putBack },
  checkout: {
    open: laterCommand(async () => (await import('../later.ts')).checkoutDraft.open),
    saveDetails: laterCommand(async () => (await import('../later.ts')).checkoutDraft.saveDetails),
    placeOrder: laterCommand(async () => (await import('../later.ts')).checkout.placeOrder),
    acceptQuote: laterCommand(async () => (await import('../later.ts')).checkout.acceptQuote),
  },
  comparison: {
    add: laterCommand(async () => (await import('../later.ts')).compare),
    remove: laterCommand(async () => (await import('../later.ts')).stopComparing),
    putBack: laterCommand(async () => (await import('../later.ts')).compareAgain),
  },
  notice: { dismiss: notice.dismiss },
  order: {
    cancel: laterCommand(async () => (await import('../later.ts')).order.cancel),
    discard: laterCommand(async () => (await import('../later.ts')).order.discard),
  },
  task: {
    sendNow: laterCommand(async () => (await import('../later.ts')).task.sendNow),
    cancel: laterCommand(async () => (await import('../later.ts')).task.cancel),
    dismiss: laterCommand(async () => (await import('../later.ts')).task.dismiss),
  },
  viewed: { remember: laterCommand(async () => (await import('../later.ts')).remember) },
};
