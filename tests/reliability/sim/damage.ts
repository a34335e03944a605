import type { Party } from './scenario.ts';
import type { SimDevice } from './sim-device.ts';
import type { SimServer } from './sim-server.ts';

const waiting: ReadonlySet<string> = new Set(['queued', 'sending']);

/**
 * Whether one of the two copies holds something that the other does not, or the screens a change that both have let go of: nobody was
 * told about it, and it would be lost without a trace, or come back, or be with the server already; none of it is a broken promise.
 */
export function isHalfWritten(device: SimDevice): boolean {
  const { outbox, mirror } = device.kept();
  const isLetGo = device.storage
    .documents<{ id: string; kind: string; state: string }>('tasks')
    .some(({ id, kind, state }) => kind !== 'order.place' && waiting.has(state) && !outbox.has(id));
  return outbox.size !== mirror.size || [...outbox].some((id) => !mirror.has(id)) || isLetGo;
}

/** Whether nothing but the mirror says that an order is being taken back: a tab died over it, and nobody was told. */
export function isOnlyMirrored(device: SimDevice): boolean {
  const { outbox } = device.kept();
  return device.storage
    .documents<{ id: string; state: string }>('orders')
    .some(({ id, state }) => state === 'sealed' && !outbox.has(id));
}

/** Orders that a tab was cancelling when it died: the outbox has let them go, and nothing else says so yet. */
export function halfCancelled({ device, half, model }: Party, { orders }: SimServer): string[] {
  const { outbox } = device.kept();
  const isPlaced = (id: string): boolean => orders.some(({ orderId }) => orderId === id);
  return [...half].filter((id) => model.orders.get(id)?.state === 'confirmed' && !outbox.has(id) && !isPlaced(id));
}
