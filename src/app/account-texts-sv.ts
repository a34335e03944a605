import account from '#locales/sv/account.json';
import booking from '#locales/sv/booking.json';
import order from '#locales/sv/order.json';

export const texts = { account, booking, order };
