import { useSyncExternalStore } from 'react';
import { formatTime } from '#domain/time-format.ts';
import { useWords } from '#src/ui/use-words.ts';
import { useStoreView } from './store-view.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Ages are redrawn in steps of this length, so that none is shown for much longer than it is true. */
const AGE_TICK_MS = 10_000;

/** Calls `onChange` in steps of `AGE_TICK_MS`, only while something on the page shows an age. */
function followTime(onChange: () => void): () => void {
  const ticking = setInterval(onChange, AGE_TICK_MS);
  return () => clearInterval(ticking);
}

/** The time of the last step, epoch milliseconds. */
function steppedTime(): number {
  return Math.floor(Date.now() / AGE_TICK_MS) * AGE_TICK_MS;
}

/** Returns a function that tells an age in words: `i dag kl. 09.12`. The text is renewed as time passes. */
export function useAgeText(): (epochMs: number) => string {
  const { locale } = useStoreView();
  const t = useWords();
  const now = useSyncExternalStore(followTime, steppedTime, steppedTime);
  return (epochMs) => {
    if (Math.abs(now - epochMs) < MINUTE_MS) return t('age.now');
    const moment = new Date(epochMs);
    const time = formatTime(moment, locale);
    const days = Math.floor((startOfDay(now) - startOfDay(epochMs)) / DAY_MS + 0.5);
    if (days === 0) return t('age.today', { time });
    if (days === 1) return t('age.yesterday', { time });
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(moment);
  };
}

function startOfDay(epochMs: number): number {
  return new Date(epochMs).setHours(0, 0, 0, 0);
}
