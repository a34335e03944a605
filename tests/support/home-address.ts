/** A new address as somebody types it. */
export const homeAddress = {
  id: null,
  firstName: 'Kari',
  lastName: 'Nordmann',
  company: '',
  streetAddress: 'Storgata 12',
  apartmentNumber: '',
  zipCode: '0184',
  city: 'Oslo',
  country: 'NO',
  phoneNumber: '',
  isDefault: false,
};
