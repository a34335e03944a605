import checkout from '#locales/en/checkout.json';
import errors from '#locales/en/errors.json';

export const texts = { checkout, errors };
