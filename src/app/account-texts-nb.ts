import account from '#locales/nb/account.json';
import booking from '#locales/nb/booking.json';
import checkout from '#locales/nb/checkout.json';
import order from '#locales/nb/order.json';
import restock from '#locales/nb/restock.json';
import sync from '#locales/nb/sync.json';

export const texts = { account, booking, checkout, order, restock, sync };
