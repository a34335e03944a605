import { FALLBACK_LEAD_TIME_DAYS } from '#config/limits.ts';

const labels: readonly (readonly [upToDays: number, weeks: string])[] = [
  [14, '2'],
  [28, '2-4'],
  [42, '4-6'],
  [56, '6-8'],
  [70, '8-10'],
];

interface DeliveryTime {
  readonly span: string;
  readonly latestDays: number;
  readonly earliestDays: number;
}

/** The weeks to name for a lead time in days, the last day within them, and the day itself (spec 4: delivery-time labels). */
export function deliveryTime(leadTimeDays: number | null): DeliveryTime {
  const days = leadTimeDays ?? FALLBACK_LEAD_TIME_DAYS;
  const [latestDays, span] = labels.find(([upTo]) => days <= upTo) ?? [days, '10+'];
  return { span, latestDays, earliestDays: days };
}
