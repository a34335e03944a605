import shop from '#locales/nb/shop.json';

export const texts = { shop };
