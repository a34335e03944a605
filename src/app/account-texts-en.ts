import account from '#locales/en/account.json';
import booking from '#locales/en/booking.json';
import order from '#locales/en/order.json';

export const texts = { account, booking, order };
