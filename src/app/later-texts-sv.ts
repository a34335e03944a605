import checkout from '#locales/sv/checkout.json';
import errors from '#locales/sv/errors.json';

export const texts = { checkout, errors };
