import account from '#locales/en/account.json';
import booking from '#locales/en/booking.json';

export const texts = { account, booking };
