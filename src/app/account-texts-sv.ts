import account from '#locales/sv/account.json';
import booking from '#locales/sv/booking.json';
import checkout from '#locales/sv/checkout.json';
import order from '#locales/sv/order.json';
import restock from '#locales/sv/restock.json';
import sync from '#locales/sv/sync.json';

export const texts = { account, booking, checkout, order, restock, sync };
