import type { OrderHistoryView } from '#domain/views/order-history.ts';
import { kari, must, type ShopWithDevice, shopWithDevice } from './account-device.ts';
import type { TestServer } from './test-server.ts';

const items = ['LAMP', 'GONE'].map((sku, index) => ({
  item_id: index + 1,
  sku,
  name: sku,
  qty_ordered: 2,
  price_incl_tax: 1290,
  row_total_incl_tax: 2580,
}));

const order = (increment_id: string, status: string) => ({
  entity_id: Number(increment_id),
  increment_id,
  created_at: '2026-01-02 03:04:05',
  status,
  items,
  grand_total: 2580,
});

interface DeviceWithOrders extends ShopWithDevice {
  readonly at: ShopWithDevice;
  /** The first page of the history, once it is as wanted. */
  readonly history: (isWanted?: (view: OrderHistoryView) => boolean) => Promise<OrderHistoryView>;
}

/** A device whose owner has ordered twice: number 100000041 is complete, 100000042 is not. One of the articles is not sold any more. */
export async function deviceWithOrders(server: TestServer): Promise<DeviceWithOrders> {
  const at = await shopWithDevice(server);
  at.shop.addOrder(kari.email, order('100000041', 'complete'));
  at.shop.addOrder(kari.email, order('100000042', 'processing'));
  await must(at.api, 'session.login', kari);
  const history = (isWanted: (view: OrderHistoryView) => boolean = () => true): Promise<OrderHistoryView> =>
    at.window.value<OrderHistoryView>('orderHistory.page', { page: 1 }, isWanted);
  return { at, history, ...at };
}
