import account from '#locales/nb/account.json';
import booking from '#locales/nb/booking.json';

export const texts = { account, booking };
