import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { storeViews } from '#config/stores.ts';
import { confirmationPath } from '#domain/paths.ts';
import { formatPrice } from '#domain/price-format.ts';
import type { NoticeView } from '#domain/views/notice.ts';
import type { ShopError } from '#schemas/errors.ts';
import { useCommands } from '#src/data/commands.ts';
import { showKept } from '#src/data/kept-notices.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { useI18n, useWords } from '#src/ui/use-words.ts';

/** Shows what the worker has to tell, and dismisses what the shopper closes, or reads on the page that they look at. */
export function WorkerNotices() {
  const commands = useCommands();
  const { pathname, search } = useLocation();
  const { value: notices } = useLive(queries.notice.all());
  const errorOf = useErrorOf();
  const show = useEffectEvent((kept: readonly NoticeView[], path: string): void => {
    const dismiss = ({ keys }: NoticeView): void => void tellRefusal(commands.notice.dismiss({ keys }));
    const isRead = (notice: NoticeView): boolean =>
      notice.about === 'order' && path === confirmationPath(notice.orderId) && !document.hidden;
    for (const notice of kept.filter(isRead)) dismiss(notice);
    const unread = kept.filter((notice) => !isRead(notice));
    showKept(
      unread.map((notice) => ({
        id: notice.keys.join(' '),
        error: errorOf(notice),
        onClosed: () => dismiss(notice),
      })),
    );
  });
  useEffect(() => {
    if (notices) show(notices, `${pathname}${search}`);
  }, [notices, pathname, search]);
  return null;
}

/** Returns a function that gives the message of a notice, with the values that its text names. */
function useErrorOf(): (notice: NoticeView) => ShopError {
  const t = useWords();
  const i18n = useI18n();
  const { locale, store } = useStoreView();
  const whyOf = (refusal: string): string => {
    const key = `sync:refusal.${refusal}`;
    const why = i18n.exists(key) ? t(key) : t('sync:refusal.other', { code: refusal });
    // It goes on in the middle of a sentence, and ends it.
    return `${why.charAt(0).toLocaleLowerCase(locale)}${why.slice(1)}`.replace(/\.$/, '');
  };
  return (notice) => {
    if (notice.about === 'order') {
      // An order of another store view is in that view's currency.
      const { currency } = storeViews.find((candidate) => candidate.currency.code === notice.currency) ?? store;
      return { code: notice.code, params: { price: formatPrice(notice.totalMinor, currency, locale) } };
    }
    if (notice.about === 'lines') {
      const names = new Intl.ListFormat(locale).format(notice.names);
      return { code: notice.code, params: { names, why: whyOf(notice.refusal) } };
    }
    if (notice.about === 'history')
      return { code: notice.code, params: { number: notice.number, why: whyOf(notice.refusal) } };
    if (notice.about === 'coupon') return { code: notice.code, params: { coupon: notice.coupon } };
    return { code: notice.code } as ShopError;
  };
}
