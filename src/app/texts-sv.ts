import shop from '#locales/sv/shop.json';

export const texts = { shop };
