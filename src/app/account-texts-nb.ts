import account from '#locales/nb/account.json';
import booking from '#locales/nb/booking.json';
import order from '#locales/nb/order.json';

export const texts = { account, booking, order };
