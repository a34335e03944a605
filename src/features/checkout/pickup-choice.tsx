import { useWatch } from 'react-hook-form';
import { nearestFirst, pickupPlaceOf } from '#domain/pickup-places.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Select } from '#src/ui/select.tsx';
import { useWords } from '#src/ui/use-words.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';
import styles from './checkout.module.css';

interface PickupChoiceProps {
  readonly form: CheckoutFormState;
  readonly onChosen: () => void;
}

/** Where the goods are collected, the nearest place first; nothing where they are brought (spec 7: logtrade). */
export function PickupChoice({ form, onChosen }: PickupChoiceProps) {
  const t = useWords('checkout');
  const { value: places } = useLive(queries.checkout.pickupPlaces());
  const [shippingMethod, pickupPlace, zipCode] = useWatch({
    control: form.control,
    name: ['shippingMethod', 'pickupPlace', 'zipCode'],
  });
  const chosen = pickupPlaceOf(places ?? [], { shippingMethod, pickupPlace, zipCode });
  if (!places || !chosen) return null;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="pickup-place">
        {t('pickupPlace')}
      </label>
      <Select
        id="pickup-place"
        data-testid="pickup-place"
        value={chosen.id}
        onChange={({ target }) => {
          const place = places.find(({ id }) => id === target.value) ?? null;
          form.setValue('pickupPlace', place, { shouldDirty: true });
          onChosen();
        }}
      >
        {nearestFirst(places, zipCode).map(({ id, name, address }) => (
          <option key={id} value={id}>
            {`${name}, ${address}`}
          </option>
        ))}
      </Select>
    </div>
  );
}
