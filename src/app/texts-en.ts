import shop from '#locales/en/shop.json';

export const texts = { shop };
