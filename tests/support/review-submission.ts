import { reviewKey } from '#config/review-provider.ts';

/** A review of the lamp as a storefront sends it in. */
export const reviewOfLamp = {
  appkey: reviewKey('bmno')!,
  domain: 'stua.example',
  sku: 'LAMP',
  product_title: 'Lampe',
  product_description: 'En lampe',
  product_url: 'http://shop.test/p/LAMP/lamp',
  product_image_url: 'http://shop.test/media/lamp.jpg',
  display_name: 'Kari N.',
  email: 'kari@example.no',
  review_content: 'Gir godt lys å lese i.',
  review_title: 'Fin lampe',
  review_score: 4,
};
