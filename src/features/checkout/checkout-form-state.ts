import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutDetails } from '#domain/checkout-details.ts';

/** The form of the checkout, with its values and errors. */
export type CheckoutFormState = UseFormReturn<CheckoutDetails>;
