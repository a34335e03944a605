import { emptyDetails } from '#domain/checkout-details.ts';

/** A complete checkout, used for orders in tests. */
export const details = {
  ...emptyDetails,
  email: 'kari@example.no',
  firstName: 'Kari',
  lastName: 'Nordmann',
  streetAddress: 'Storgata 1',
  zipCode: '0155',
  city: 'Oslo',
  country: 'NO',
  phoneNumber: '22 22 22 22',
  shippingMethod: 'logtrade/home',
  paymentMethod: 'invoice',
  isTermsAccepted: true,
};
