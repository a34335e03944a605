import { AR_ANDROID_MIN, AR_IOS_MIN, THUMBNAIL_GALLERY_PX } from '#config/limits.ts';
import { isAppleHandheld, modelViewerOf, type ModelViewer } from '#domain/augmented-reality.ts';
import { inStore } from '#domain/paths.ts';
import type { ProductView } from '#domain/views/product.ts';
import { queries } from '#src/data/query-ref.ts';
import { shopUrl } from '#src/data/shop-url.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { ScrolledRegion } from '#src/ui/scrolled-region.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './ar-dialog.module.css';
import { ArLink } from './ar-link.tsx';
import { ArSize } from './ar-size.tsx';
import { deviceTraits } from './device-traits.ts';

interface ArDialogProps {
  readonly product: ProductView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Shows a piece in the shopper's own room: a capable phone opens the model, and on every other device a QR code leads a
 * phone to this page (spec 2: QR/AR; decision 030).
 */
export function ArDialog({ product, isOpen, onClose }: ArDialogProps) {
  const t = useWords('product');
  const { store } = useStoreView();
  const { chosen, models, gallery, measures } = product;
  const viewer = modelViewerOf(deviceTraits(), models);
  const page = `${shopUrl()}${inStore(store, chosen.path)}`;
  return (
    <Dialog
      data-testid="ar-dialog"
      shape="panel"
      title={t('shop:product.room')}
      closeLabel={t('shop:nav.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <ScrolledRegion label={chosen.name} className={styles.columns}>
        <Picture
          image={gallery[0]?.image ?? null}
          alt={chosen.name}
          {...THUMBNAIL_GALLERY_PX}
          sizes="(width >= 768px) 320px, 100vw"
        />
        <div className={styles.way}>
          {viewer === null ? <OtherPhone page={page} models={models} /> : <ThisPhone {...{ product, viewer, page }} />}
        </div>
        <div className={styles.about}>
          <ArSize measures={measures} />
          <p className={styles.small}>
            {t(`ar.needs.${systemsOf(models)}`, { ios: AR_IOS_MIN, android: AR_ANDROID_MIN })}
          </p>
        </div>
      </ScrolledRegion>
    </Dialog>
  );
}

/** The systems for which there is a model. */
function systemsOf({ glb, usdz }: ProductView['models']): 'both' | 'android' | 'ios' {
  if (usdz === null) return 'android';
  return glb === null ? 'ios' : 'both';
}

/**
 * The link for this phone. The viewer itself fetches the model, which is never kept on the device, so it needs a
 * network.
 */
function ThisPhone(props: { readonly product: ProductView; readonly viewer: ModelViewer; readonly page: string }) {
  const t = useWords('product');
  const { value: connection } = useLive(queries.sync.connection());
  if (connection?.isOnline === false) return <p role="status">{t('ar.offline')}</p>;
  return (
    <>
      <p>{t('ar.lead')}</p>
      <ArLink {...props} />
    </>
  );
}

function OtherPhone({ page, models }: { readonly page: string; readonly models: ProductView['models'] }) {
  const t = useWords('product');
  const { value: connection } = useLive(queries.sync.connection());
  return (
    <>
      {isAppleHandheld(navigator) && <p>{t(models.usdz === null ? 'ar.notOnApple' : 'ar.notInBrowser')}</p>}
      <div className={styles.code}>
        <QrCode text={page} label={t('ar.code')} />
      </div>
      <p>{t('ar.scan')}</p>
      {connection?.isOnline === false && (
        <p role="status" className={styles.small}>
          {t('ar.offlineCode')}
        </p>
      )}
    </>
  );
}
