import account from '#locales/en/account.json';
import booking from '#locales/en/booking.json';
import checkout from '#locales/en/checkout.json';
import order from '#locales/en/order.json';
import restock from '#locales/en/restock.json';
import sync from '#locales/en/sync.json';

export const texts = { account, booking, checkout, order, restock, sync };
