import checkout from '#locales/nb/checkout.json';
import errors from '#locales/nb/errors.json';

export const texts = { checkout, errors };
