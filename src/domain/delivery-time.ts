import { FALLBACK_LEAD_TIME_DAYS } from '#config/limits.ts';

const labels: readonly (readonly [upToDays: number, weeks: string])[] = [
  [14, '2'],
  [28, '2-4'],
  [42, '4-6'],
  [56, '6-8'],
  [70, '8-10'],
];

/** Weeks to name for a lead time in days (spec 4: delivery-time labels). */
export function deliveryWeeks(leadTimeDays: number | null): string {
  const days = leadTimeDays ?? FALLBACK_LEAD_TIME_DAYS;
  return labels.find(([upTo]) => days <= upTo)?.[1] ?? '10+';
}
