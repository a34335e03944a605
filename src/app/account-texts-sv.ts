import account from '#locales/sv/account.json';
import booking from '#locales/sv/booking.json';

export const texts = { account, booking };
