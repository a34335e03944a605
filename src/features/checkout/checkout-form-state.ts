import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutDetails } from '#domain/checkout-details.ts';

/** The form of the checkout, with what is in it and what is wrong with that. */
export type CheckoutFormState = UseFormReturn<CheckoutDetails>;
